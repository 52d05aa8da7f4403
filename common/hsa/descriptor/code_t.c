/* Reads and writes amd_kernel_code_t, as described by code_t.tbl. A field that fills its whole word accepts signed and unsigned
 * values; a narrower field accepts only unsigned values. */
#include "common/hsa/descriptor/code_t.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/le.h"

/* Special values of code_t_field.initial, the column "initial" of code_t.tbl. All other values are the default itself, and are
 * not negative. */
enum {
	CODE_T_FROM_MAJOR = -1,
	CODE_T_FROM_MINOR = -2,
	CODE_T_FROM_STEPPING = -3,
	CODE_T_FROM_WGP = -4,        /* 0 if cumode is enabled, otherwise 1 */
	CODE_T_FROM_GENERATION = -5, /* 1 on generations that have the field, otherwise 0 */
	CODE_T_FROM_WAVE32 = -6,
	CODE_T_FROM_WAVE_SIZE = -7,  /* base-2 logarithm of the wave size */
};

static const struct code_t_field {
	const char *name, *other;
	uint16_t off;
	uint8_t size, bit, width;
	uint64_t processors;         /* CLASS_… of isa_gen.h */
	const char *processor_names;
	int64_t initial;
} rows[] = {
#define CODE_T(key, other, off, size, bit, width, processors, names, initial) \
	[CODE_T_##key] = {#key, other, off, size, bit, width, processors, names, initial},
#include "common/hsa/descriptor/code_t.def"
#undef CODE_T
};

static int64_t
initial_value(const struct isa *isa, const struct code_t_field *r)
{
	switch (r->initial) {
	case CODE_T_FROM_MAJOR: return isa->target->major;
	case CODE_T_FROM_MINOR: return isa->target->minor;
	case CODE_T_FROM_STEPPING: return isa->target->stepping;
	case CODE_T_FROM_WGP: return !isa->cumode;
	case CODE_T_FROM_GENERATION: return 1;
	case CODE_T_FROM_WAVE32: return isa->wave32;
	case CODE_T_FROM_WAVE_SIZE: return isa->wave32 ? 5 : 6;
	default: return r->initial;
	}
}

static uint64_t
mask(const struct code_t_field *r)
{
	return r->width == 64 ? UINT64_MAX : (UINT64_C(1) << r->width) - 1;
}

static void
put_field(uint8_t *bytes, const struct code_t_field *r, uint64_t value)
{
	uint64_t word = le_get(bytes + r->off, r->size);

	word = (word & ~(mask(r) << r->bit)) | (value & mask(r)) << r->bit;
	le_put(bytes + r->off, word, r->size);
}

static uint64_t
get_field(const uint8_t *bytes, const struct code_t_field *r)
{
	return le_get(bytes + r->off, r->size) >> r->bit & mask(r);
}

bool
code_t_is(const uint8_t bytes[CODE_T_SIZE])
{
	return get_field(bytes, &rows[CODE_T_amd_code_version_major]) == 1 &&
		get_field(bytes, &rows[CODE_T_amd_machine_kind]) == 1;
}

void
code_t_begin(const struct isa *isa, uint8_t bytes[CODE_T_SIZE])
{
	memset(bytes, 0, CODE_T_SIZE);
	for (int i = 0; i < CODE_T_ROWS; i++)
		if (isa->target->class_bit & rows[i].processors)
			put_field(bytes, &rows[i], (uint64_t)initial_value(isa, &rows[i]));
}

int
code_t_find(struct str key)
{
	for (int i = 0; i < CODE_T_ROWS; i++)
		if (str_eqz(key, rows[i].name) || (rows[i].other && str_eqz(key, rows[i].other)))
			return i;
	return -1;
}

static const char *
next_name(void *user, size_t i)
{
	(void)user;
	if (i < CODE_T_ROWS)
		return rows[i].name;
	for (size_t k = 0, n = CODE_T_ROWS; k < CODE_T_ROWS; k++)
		if (rows[k].other && n++ == i)
			return rows[k].other;
	return NULL;
}

const char *
code_t_nearest(struct str key)
{
	return str_nearest(key, next_name, NULL);
}

bool
code_t_set(const struct isa *isa, int row, int64_t value, uint8_t bytes[CODE_T_SIZE], char *why, size_t n)
{
	const struct code_t_field *r = &rows[row];
	int64_t least = r->width == 8 * r->size && r->width < 64 ? -(INT64_C(1) << (r->width - 1)) : 0;

	if (!(isa->target->class_bit & r->processors)) {
		snprintf(why, n, "%s is for %s; this is %s", r->name, r->processor_names, isa->target->name);
		return !value;
	}
	if (r->width < 64 && (value < least || value > (int64_t)mask(r))) {
		snprintf(why, n, "%s must be %" PRId64 " to %" PRId64 ", not %" PRId64, r->name, least,
			(int64_t)mask(r), value);
		return false;
	}
	if (row == CODE_T_wavefront_size && value != initial_value(isa, r)) {
		snprintf(why, n, "wavefront_size must be %" PRId64 ", the logarithm of the processor's wavefront "
			"size, not %" PRId64, initial_value(isa, r), value);
		return false;
	}
	if (row == CODE_T_enable_wavefront_size32 && value != isa->wave32) {
		snprintf(why, n, "enable_wavefront_size32 must be %d: it does not match the processor's wavefront size",
			isa->wave32);
		return false;
	}
	put_field(bytes, r, (uint64_t)value);
	return true;
}

/* Encodes the values of all keys into back. Returns whether back equals bytes; if not, appends the reason to why. */
static bool
build_back(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], uint8_t back[CODE_T_SIZE], struct buf *why)
{
	code_t_begin(isa, back);
	char reason[160];
	for (int i = 0; i < CODE_T_ROWS; i++) {
		int64_t value = (int64_t)get_field(bytes, &rows[i]);

		if (isa->target->class_bit & rows[i].processors && !code_t_set(isa, i, value, back, reason, sizeof reason)) {
			buf_printf(why, "%s", reason);
			return false;
		}
	}
	for (unsigned i = 0; i < CODE_T_SIZE; i++)
		if (bytes[i] != back[i]) {
			buf_printf(why, "reserved bits of the byte at offset %u are set", i);
			return false;
		}
	return true;
}

bool
code_t_each(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], code_t_take *take, void *user, struct buf *why)
{
	uint8_t back[CODE_T_SIZE];

	if (!build_back(isa, bytes, back, why))
		return false;
	for (int i = 0; i < CODE_T_ROWS; i++)
		if (isa->target->class_bit & rows[i].processors)
			take(user, rows[i].name, (int64_t)get_field(bytes, &rows[i]));
	return true;
}

static void
print_key(void *user, const char *key, int64_t value)
{
	buf_printf(user, "\t%s = %" PRId64 "\n", key, value);
}

bool
code_t_print(const struct isa *isa, const uint8_t bytes[CODE_T_SIZE], struct buf *out, struct buf *why)
{
	size_t start = out->n;

	buf_printf(out, ".amd_kernel_code_t\n");
	if (!code_t_each(isa, bytes, print_key, out, why)) {
		out->n = start;
		return false;
	}
	buf_printf(out, ".end_amd_kernel_code_t\n");
	return true;
}
