/* Copies of tensors between memory and LDS. Sources: Composable Kernel's descriptors of gfx1250, whose members are named as in AMD's manual, and
 * ROCm's rocjitsu, which follows section 10.11 of that manual. */
#include "common/meaning/tensor.h"
#include "common/meaning/memory.h"

enum { DIMENSIONS = 5, INDEXES = 16, DESCRIPTOR = 20 };

/* The most elements that are copied: more than the largest LDS has bytes, 320 KB. Still more need the same bytes of LDS again. */
enum { MOST_ELEMENTS = 1 << 20 };

/* A tile. Dimension 0 is contiguous. */
struct tile {
	uint64_t base;
	uint32_t lds;             /* address in LDS */
	unsigned bytes;           /* of an element */
	unsigned rank;
	uint32_t tensor[DIMENSIONS], size[DIMENSIONS]; /* in elements: what is beyond the tensor is 0, and not stored */
	uint64_t stride[DIMENSIONS]; /* in elements; of dimension 0: 1 */
	uint32_t interval, pad;   /* in LDS, each `interval` bytes are followed by `pad` others; interval 0: none */
	uint32_t iterations, lds_increment; /* the tile is copied so many times, each time from elements further on */
	uint64_t increment;
	bool gathers;             /* the rows of dimension 1 have these indexes */
	uint32_t row[INDEXES];
};

/* Returns `count` bits of a descriptor, of which groups 1 to 3 follow group 0, from bit `first` of group n on. */
static uint64_t
bits_of(const uint32_t *descriptor, unsigned n, unsigned first, unsigned count)
{
	static const uint8_t group[] = {0, 4, 12, 16};
	uint64_t value = 0;

	for (unsigned i = 0; i < count; i++)
		value |= (uint64_t)(descriptor[group[n] + (first + i) / 32] >> (first + i) % 32 & 1) << i;
	return value;
}

/* Reads the indexes of rows. Returns false if there are too many. */
static bool
read_rows(const uint32_t *d, struct tile *t)
{
	unsigned wide = (unsigned)bits_of(d, 0, 30, 1), bits = wide ? 32 : 16, in_group = 128 / bits;

	t->size[1] = (uint32_t)bits_of(d, 1, 128, 16);
	t->rank = 2;
	if (t->size[1] > 2 * in_group)
		return false;
	for (unsigned i = 0; i < t->size[1]; i++)
		t->row[i] = (uint32_t)bits_of(d, 2 + i / in_group, i % in_group * bits, bits);
	return true;
}

/* Reads a descriptor. Returns false if it is not known what is copied. */
static bool
read_tile(const uint32_t *d, struct tile *t)
{
	bool iterates = bits_of(d, 1, 19, 1);

	*t = (struct tile){
		.base = bits_of(d, 0, 64, 57), .lds = d[1], .bytes = 1u << bits_of(d, 1, 16, 2), .gathers = bits_of(d, 0, 31, 1), .iterations = 1,
		.tensor = {
			(uint32_t)bits_of(d, 1, 48, 32), (uint32_t)bits_of(d, 1, 80, 32), (uint32_t)bits_of(d, 2, 0, 32),
			(uint32_t)bits_of(d, 2, 32, 32), (uint32_t)bits_of(d, 3, 48, 32),
		},
		.size = {
			(uint32_t)bits_of(d, 1, 112, 16), (uint32_t)bits_of(d, 1, 128, 16), (uint32_t)bits_of(d, 1, 144, 16),
			(uint32_t)bits_of(d, 2, 112, 16), (uint32_t)bits_of(d, 3, 80, 16),
		},
		.stride = {1, bits_of(d, 1, 160, 48), bits_of(d, 1, 208, 48), bits_of(d, 2, 64, 48), bits_of(d, 3, 0, 48)},
	};
	if (bits_of(d, 1, 20, 1)) {
		t->interval = 8u << bits_of(d, 1, 22, 3);
		t->pad = 4 * ((uint32_t)bits_of(d, 1, 25, 7) + 1);
	}
	if (t->gathers)
		return read_rows(d, t) && t->size[0];
	if (iterates) {
		t->lds_increment = t->tensor[3];
		t->increment = t->stride[3];
		t->iterations = t->size[3] + 1;
		t->size[3] = t->size[4] = 0;
	}
	for (unsigned i = 0; i < DIMENSIONS; i++)
		if (t->size[i])
			t->rank = i + 1;
	for (unsigned i = 0; i < t->rank; i++)
		if (!t->size[i])
			return false;
	return !iterates || t->rank == 2 || t->rank == 3;
}

/* Returns whether so many elements are copied that they cannot be in LDS. */
static bool
is_endless(const struct tile *t)
{
	uint64_t count = t->iterations;

	for (unsigned i = 0; i < t->rank && count <= MOST_ELEMENTS; i++)
		count *= t->size[i];
	return count > MOST_ELEMENTS;
}

/* Finds the coordinates of an element of the tensor. Returns false if the strides do not determine them. */
static bool
coordinates_of(const struct tile *t, uint64_t element, uint64_t at[DIMENSIONS])
{
	for (unsigned i = t->rank; i-- > 0;) {
		if (i && t->stride[i] < t->stride[i - 1] * t->tensor[i - 1])
			return false;
		at[i] = t->stride[i] ? element / t->stride[i] : 0;
		element %= t->stride[i] ? t->stride[i] : 1;
	}
	return true;
}

/* Copies an element, which is 0 if it is not in the tensor. element: in memory; n: in LDS, without padding. */
static void
copy_element(const struct meaning_values *m, const struct tile *t, uint64_t element, uint64_t n, bool inside, bool to_lds)
{
	uint64_t address = t->base + element * t->bytes, at = n * t->bytes;

	at += t->interval && to_lds ? at / t->interval * t->pad : 0;
	uint64_t there = (uint32_t)(t->lds + at);
	for (unsigned i = 0; i < t->bytes; i++) {
		if (to_lds)
			meaning_store_lds_u8(m, 0, there + i, inside ? meaning_load_u8(m, 0, address + i) : 0);
		else if (inside)
			meaning_store_u8(m, 0, address + i, meaning_load_lds_u8(m, 0, there + i));
	}
}

/* Copies the tile once. start: the coordinates of its first element; from: that element; n: the first one in LDS. */
static void
copy_tile(const struct meaning_values *m, const struct tile *t, const uint64_t start[DIMENSIONS], uint64_t from, uint64_t n, bool to_lds)
{
	uint64_t count = 1;

	for (unsigned i = 0; i < t->rank; i++)
		count *= t->size[i];
	for (uint64_t k = 0; k < count; k++) {
		uint64_t rest = k, element = from;
		bool inside = true;

		for (unsigned i = 0; i < t->rank; i++) {
			uint64_t at = t->gathers && i == 1 ? t->row[rest % t->size[i]] : rest % t->size[i];

			rest /= t->size[i];
			element += at * t->stride[i];
			inside &= start[i] + at < t->tensor[i];
		}
		copy_element(m, t, element, n + k, inside, to_lds);
	}
}

static void
copy(const struct meaning_values *m, const uint32_t *group0, const uint32_t *group1, const uint32_t *group2, const uint32_t *group3, bool to_lds)
{
	uint32_t d[DESCRIPTOR] = {0};
	uint64_t start[DIMENSIONS] = {0};

	memcpy(d, group0, 4 * sizeof *d);
	memcpy(d + 4, group1, 8 * sizeof *d);
	if (group2)
		memcpy(d + 12, group2, 4 * sizeof *d);
	if (group3)
		memcpy(d + 16, group3, 4 * sizeof *d);
	if (!(d[0] & 3))
		return; /* no tile */
	struct tile t;
	if ((d[0] & 3) > 1 || bits_of(d, 1, 0, 16) || bits_of(d, 1, 18, 1) || !read_tile(d, &t) ||
		is_endless(&t) || (t.iterations > 1 && t.increment && !coordinates_of(&t, 0, start))) {
		*m->known = false;
		return;
	}
	for (uint32_t i = 0; i < t.iterations; i++) {
		if (t.increment)
			coordinates_of(&t, i * t.increment, start);
		copy_tile(m, &t, start, i * t.increment, (uint64_t)i * t.lds_increment, to_lds);
	}
}

void
meaning_tensor_to_lds(const struct meaning_values *m, const uint32_t *group0, const uint32_t *group1, const uint32_t *group2,
	const uint32_t *group3)
{
	copy(m, group0, group1, group2, group3, true);
}

void
meaning_tensor_from_lds(const struct meaning_values *m, const uint32_t *group0, const uint32_t *group1, const uint32_t *group2,
	const uint32_t *group3)
{
	copy(m, group0, group1, group2, group3, false);
}
