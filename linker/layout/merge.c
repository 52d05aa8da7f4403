/* SHF_MERGE: keeps one copy of equal strings and constants.
 *
 * A section is split into pieces: terminated strings if SHF_STRINGS is set, otherwise constants of sh_entsize bytes.
 * Sections of the same output section with equal flags, entry size and (for strings) alignment share a struct
 * merged_section. It has an entry for each distinct piece, and a map from contents to entries. After all sections are
 * split, the entries get their offsets and are copied into one new section. In inputs.sections, the new section
 * replaces the first section that was split, and the others are removed. merge_offset() finds the piece that contains a
 * byte by binary search, and returns the byte's new offset. Sections that are writable, have relocations, or have no
 * entry size are not merged.
 *
 * The order of entries is the same as in ld.lld, so that the output is the same: by the highest five bits of a 32-bit
 * XXH3 hash, then in order of first occurrence. (ld.lld fills one table in parallel for each value of these bits; this
 * linker only reproduces the order.) With -O2, strings are sorted by their bytes from the last byte to the first, and a
 * string that is a suffix of another string is stored only as the end of the longer string.
 *
 * Invariants: until the entries of a struct merged_section have offsets, a piece holds the index of its entry instead
 * of an offset. The pieces of a section are sorted by offset, with gaps where --gc-sections drops a piece. After the
 * pass, all pieces are in the merged section.
 *
 * The rules are from chapter 4 of the System V ABI (gABI), on sh_flags, and from ld.lld (SyntheticSections.cpp). */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include "common/base/memory/alloc.h"
#include "common/base/message/diag.h"
#include "linker/layout/merge.h"
#include "linker/layout/outname.h"

/* A constant, or a string including its terminator. */
struct merge_entry {
	const uint8_t *p;
	uint64_t n, out; /* out: byte offset in the merged section */
};

struct merged_section {
	struct insec *sec;
	uint64_t align;      /* alignment of each string; 0 for constants, which use the largest alignment of their sections */
	struct merged_section *next; /* next merged section of the same output section */
	struct map seen;     /* maps contents to indexes in v */
	bool tails;
	struct merge_entry *v;
	size_t n, cap;
};

struct merged_sections {
	struct merged_section **v;
	size_t n, cap;
	struct map outputs; /* maps output sections to the index in v of their newest merged section */
};

static bool
is_mergeable(const struct image *image, const struct insec *s)
{
	return image->opt->merge && s->flags & SHF_MERGE && !(s->flags & SHF_WRITE) && s->entsize &&
		s->size && s->data && !s->relocated;
}

static struct merged_section *
find_merged(struct image *image, struct merged_sections *all, const struct insec *s)
{
	bool isnew;
	/* with a linker script, the command determines the output section */
	struct str key = s->command ? (struct str){(const char *)&s->command, sizeof s->command} : outname_of(s);
	uint32_t *index = map_put(&all->outputs, key, &isnew);
	struct merged_section *same = isnew ? NULL : all->v[*index], *t;
	uint64_t align = s->flags & SHF_STRINGS ? s->align : 0;

	for (t = same; t; t = t->next) {
		if (t->sec->flags == s->flags && t->sec->entsize == s->entsize && t->align == align)
			return t;
	}
	*index = (uint32_t)all->n;
	t = arena_alloc(image->arena, sizeof *t);
	t->align = align;
	t->next = same;
	t->sec = arena_alloc(image->arena, sizeof *t->sec);
	*t->sec = (struct insec){
		.name = s->name,
		.type = s->type,
		.flags = s->flags,
		.align = s->align,
		.entsize = s->entsize,
		.command = s->command,
		.live = true,
	};
	t->sec->group_next = t->sec;
	t->tails = image->opt->tails && s->flags & SHF_STRINGS;
	*APPEND(all->v, all->n, all->cap) = t;
	return t;
}

/* Returns the size of the string at p in bytes, with its terminator, or 0 if it is not terminated within n bytes. */
static size_t
string_size(const uint8_t *p, size_t n, size_t entsize)
{
	if (entsize == 1) {
		const uint8_t *end = memchr(p, 0, n);

		return end ? (size_t)(end - p) + 1 : 0;
	}
	for (size_t i = 0, zeros = 0; i < n; i++) {
		zeros = p[i] ? 0 : zeros + 1;
		if ((i + 1) % entsize == 0) {
			if (zeros >= entsize)
				return i + 1;
			zeros = 0;
		}
	}
	return 0;
}

static void
add_piece(struct merged_section *t, struct insec *s, uint64_t at, size_t n, size_t *cap)
{
	bool isnew;
	uint32_t *number = map_put(&t->seen, (struct str){(const char *)s->data + at, n}, &isnew);

	if (isnew) {
		*number = (uint32_t)t->n;
		*APPEND(t->v, t->n, t->cap) = (struct merge_entry){s->data + at, n, 0};
	}
	*APPEND(s->pieces, s->npieces, *cap) = (struct merge_piece){at, *number};
}

static int
compare_offsets(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Returns whether --gc-sections keeps the string or constant of n bytes at offset `at`. The calls for a section must be
 * in order of offsets. *next: index of the first element of s->wanted that is not below the previous offset; initially
 * 0. */
static bool
is_wanted(const struct image *image, const struct insec *s, uint64_t at, size_t n, size_t *next)
{
	if (!image->opt->gc || !(s->flags & SHF_ALLOC) || s->retain)
		return true;
	while (*next < s->nwanted && s->wanted[*next] < at)
		++*next;
	return *next < s->nwanted && s->wanted[*next] - at < n;
}

static void
split_section(const struct image *image, struct merged_section *t, struct insec *s)
{
	size_t cap = 0, next = 0;

	if (s->nwanted)
		qsort(s->wanted, s->nwanted, sizeof *s->wanted, compare_offsets);

	if (t->sec->align < s->align)
		t->sec->align = s->align;
	if (s->size % s->entsize) {
		link_error(image, "%s: section %s: its size %#llx is not a multiple of its entry size %#llx",
			s->file->name, s->name, (unsigned long long)s->size,
			(unsigned long long)s->entsize);
		return;
	}
	for (uint64_t at = 0; at < s->size;) {
		size_t n = s->entsize;

		if (s->flags & SHF_STRINGS)
			n = string_size(s->data + at, s->size - at, s->entsize);
		if (n == 0) {
			link_error(image, "%s: section %s: the string at %#llx is not terminated",
				s->file ? s->file->name : "", s->name, (unsigned long long)at);
			return;
		}
		if (is_wanted(image, s, at, n, &next))
			add_piece(t, s, at, n, &cap);
		else
			s->partial = true;
		at += n;
	}
}

enum { SHARDS = 32 };

static unsigned
shard_of(const struct merged_section *t, const struct merge_entry *e)
{
	size_t n = e->n - (t->sec->flags & SHF_STRINGS ? t->sec->entsize : 0);

	return (uint32_t)XXH3_64bits(e->p, n) / (UINT32_MAX / SHARDS + 1);
}

static void
assign_by_hash(struct merged_section *t)
{
	uint8_t *shards = alloc_bytes(t->n + 1);
	uint64_t sizes[SHARDS] = {0}, align = t->sec->align;

	for (size_t i = 0; i < t->n; i++) {
		struct merge_entry *e = &t->v[i];
		uint64_t *size = &sizes[shards[i] = (uint8_t)shard_of(t, e)];

		e->out = align_up(*size, align);
		*size = e->out + e->n;
	}
	uint64_t at[SHARDS];
	for (size_t i = 0; i < SHARDS; i++) {
		at[i] = sizes[i] ? align_up(t->sec->size, align) : 0;
		if (sizes[i])
			t->sec->size = at[i] + sizes[i];
	}
	for (size_t i = 0; i < t->n; i++)
		t->v[i].out += at[shards[i]];
	alloc_free(shards);
}

/* Orders strings in descending order of their reversed bytes. A string precedes its own suffixes. */
static int
compare_tails(const void *a, const void *b)
{
	const struct merge_entry *x = *(struct merge_entry *const *)a, *y = *(struct merge_entry *const *)b;

	for (size_t i = 1; i <= x->n && i <= y->n; i++) {
		if (x->p[x->n - i] != y->p[y->n - i])
			return x->p[x->n - i] < y->p[y->n - i] ? 1 : -1;
	}
	return x->n > y->n ? -1 : x->n < y->n;
}

static void
assign_by_tails(struct merged_section *t)
{
	struct merge_entry **sorted = alloc_array(t->n + 1, sizeof(struct merge_entry *));
	const struct merge_entry *last = NULL;

	for (size_t i = 0; i < t->n; i++)
		sorted[i] = &t->v[i];
	qsort(sorted, t->n, sizeof *sorted, compare_tails);
	for (size_t i = 0; i < t->n; i++) {
		struct merge_entry *e = sorted[i];

		if (last && e->n <= last->n && memcmp(last->p + (last->n - e->n), e->p, e->n) == 0) {
			e->out = t->sec->size - e->n;
			if (e->out % t->sec->align == 0)
				continue;
		}
		e->out = align_up(t->sec->size, t->sec->align);
		t->sec->size = e->out + e->n;
		last = e;
	}
	alloc_free(sorted);
}

static void
copy_entries(struct image *image, struct merged_section *t)
{
	uint8_t *p = arena_alloc(image->arena, t->sec->size);

	for (size_t i = 0; i < t->n; i++)
		memcpy(p + t->v[i].out, t->v[i].p, t->v[i].n);
	t->sec->data = p;
}

static void
assign_offsets(struct image *image, struct merged_section *t)
{
	(t->tails ? assign_by_tails : assign_by_hash)(t);
	copy_entries(image, t);
	map_free(&t->seen);
}

uint64_t
merge_offset(const struct insec *s, uint64_t offset)
{
	size_t n = array_upto(s->pieces, s->npieces, sizeof s->pieces[0], offset);

	if (!s->npieces)
		return offset;
	const struct merge_piece *p = &s->pieces[n ? n - 1 : 0];
	return p->out + (offset - p->in);
}

bool
merge_keeps(const struct insec *s, uint64_t offset)
{
	size_t i = array_upto(s->pieces, s->npieces, sizeof s->pieces[0], offset), n = s->entsize;

	if (!i)
		return false;
	uint64_t at = s->pieces[i - 1].in;
	if (s->flags & SHF_STRINGS)
		n = string_size(s->data + at, s->size - at, s->entsize);
	return offset - at < n || (offset == s->size && at + n == s->size);
}

/* A section whose pieces still hold entry indices instead of offsets. */
struct unplaced {
	struct insec *sec;
	const struct merged_section *target;
};

void
merge_sections(struct image *image)
{
	struct merged_sections all = {0};
	struct unplaced *unplaced = NULL;
	size_t n = 0, nunplaced = 0, cap = 0;

	for (size_t i = 0; i < image->inputs->nsections; i++) {
		struct insec *s = image->inputs->sections[i];
		size_t before = all.n;

		if (!is_mergeable(image, s)) {
			image->inputs->sections[n++] = s;
			continue;
		}
		struct merged_section *t = find_merged(image, &all, s);
		if (all.n > before)
			image->inputs->sections[n++] = t->sec;
		s->merged = t->sec;
		split_section(image, t, s);
		*APPEND(unplaced, nunplaced, cap) = (struct unplaced){s, t};
	}
	image->inputs->nsections = n;
	for (size_t i = 0; i < all.n; i++)
		assign_offsets(image, all.v[i]);
	for (size_t i = 0; i < nunplaced; i++) {
		for (size_t j = 0; j < unplaced[i].sec->npieces; j++) {
			struct merge_piece *p = &unplaced[i].sec->pieces[j];

			p->out = unplaced[i].target->v[p->out].out;
			assert(p->out < unplaced[i].target->sec->size);
		}
	}
	for (size_t i = 0; i < all.n; i++)
		alloc_free(all.v[i]->v);
	alloc_free(unplaced);
	map_free(&all.outputs);
	alloc_free(all.v);
}
