/* SHF_MERGE: strings and constants that are equal are kept once. The sections of one output section
 * that have the same flags and entry size become one section, which stands where the first of them
 * stood; equal contents stand at their first occurrence. With -O2 a string that is the end of
 * another one stands in that one. */
#include <stdlib.h>
#include <string.h>

#include "common/base/buf.h"
#include "common/base/diag.h"
#include "linker/merge.h"
#include "linker/section.h"

#define ERROR(...) diag_error((struct loc){0}, __VA_ARGS__)

/* A string, with its end, while tails are merged. */
struct tail {
	const uint8_t *p;
	size_t n;
	uint32_t number; /* in order of appearance */
	uint64_t out;
};

struct target {
	struct insec *sec;
	uint64_t align;      /* of each string; 0: of constants the strictest holds for all */
	struct target *next; /* of the same output section */
	struct map seen; /* contents to offsets, or numbers of tails */
	struct buf bytes;
	bool tails;
	struct tail *v;
	size_t n, cap;
};

struct targets {
	struct target **v;
	size_t n, cap;
	struct map outputs; /* to the newest of v */
};

static bool
is_mergeable(const struct link *l, const struct insec *s)
{
	return l->opt.merge && s->flags & SHF_MERGE && !(s->flags & SHF_WRITE) && s->entsize &&
	       s->size && s->data && !s->rela;
}

static struct target *
find_target(struct link *l, struct targets *all, const struct insec *s)
{
	bool isnew;
	uint32_t *index = map_put(&all->outputs, section_output(s), &isnew);
	struct target *same = isnew ? NULL : all->v[*index], *t;
	uint64_t align = s->flags & SHF_STRINGS ? s->align : 0;

	for (t = same; t; t = t->next) {
		if (t->sec->flags == s->flags && t->sec->entsize == s->entsize && t->align == align)
			return t;
	}
	*index = (uint32_t)all->n;
	t = arena_alloc(&l->arena, sizeof(*t));
	t->align = align;
	t->next = same;
	t->sec = arena_alloc(&l->arena, sizeof(*t->sec));
	*t->sec = (struct insec){
		.name = s->name,
		.type = s->type,
		.flags = s->flags,
		.align = s->align,
		.entsize = s->entsize,
		.live = true,
	};
	t->sec->group_next = t->sec;
	t->tails = l->opt.tails && s->flags & SHF_STRINGS;
	*APPEND(all->v, all->n, all->cap) = t;
	return t;
}

/* The size of the string at p with its end, 0 if it has none. */
static size_t
string_size(const uint8_t *p, size_t n, size_t entsize)
{
	static const uint8_t zero[8];

	if (entsize == 1) {
		const uint8_t *end = memchr(p, 0, n);

		return end ? (size_t)(end - p) + 1 : 0;
	}
	for (size_t i = 0; i + entsize <= n && entsize <= sizeof(zero); i += entsize) {
		if (memcmp(p + i, zero, entsize) == 0)
			return i + entsize;
	}
	return 0;
}

static void
add_piece(struct target *t, struct insec *s, uint64_t at, size_t n, size_t *cap)
{
	bool isnew;
	uint32_t *out = map_put(&t->seen, (struct str){(const char *)s->data + at, n}, &isnew);

	if (isnew && t->tails) {
		*out = (uint32_t)t->n;
		*APPEND(t->v, t->n, t->cap) = (struct tail){s->data + at, n, *out, 0};
	} else if (isnew) {
		buf_fill(&t->bytes, 0, -t->bytes.n & (t->sec->align - 1));
		if (t->bytes.n + n > UINT32_MAX)
			die("section %s: more than 4 GB to merge", s->name);
		*out = (uint32_t)t->bytes.n;
		buf_put(&t->bytes, s->data + at, n);
	}
	*APPEND(s->pieces, s->npieces, *cap) = (struct piece){at, *out};
}

static int
compare_offsets(const void *a, const void *b)
{
	const uint64_t *x = a, *y = b;

	return *x < *y ? -1 : *x > *y;
}

/* Whether a piece is in the output; pieces are asked about in order, *next is the first offset that
 * is wanted and not yet passed. */
static bool
is_wanted(const struct link *l, const struct insec *s, uint64_t at, size_t n, size_t *next)
{
	if (!l->opt.gc || !(s->flags & SHF_ALLOC))
		return true;
	while (*next < s->nwanted && s->wanted[*next] < at)
		++*next;
	return *next < s->nwanted && s->wanted[*next] - at < n;
}

static void
split(const struct link *l, struct target *t, struct insec *s)
{
	size_t cap = 0, next = 0;

	if (s->nwanted)
		qsort(s->wanted, s->nwanted, sizeof(*s->wanted), compare_offsets);

	if (t->sec->align < s->align)
		t->sec->align = s->align;
	if (s->size % s->entsize) {
		ERROR("%s: section %s: its size %#llx is not a multiple of its entries' %#llx",
			s->file->name, s->name, (unsigned long long)s->size,
			(unsigned long long)s->entsize);
		return;
	}
	for (uint64_t at = 0; at < s->size;) {
		size_t n = s->entsize;

		if (s->flags & SHF_STRINGS)
			n = string_size(s->data + at, s->size - at, s->entsize);
		if (n == 0) {
			ERROR("%s: section %s: the string at %#llx has no end",
				s->file ? s->file->name : "", s->name, (unsigned long long)at);
			return;
		}
		if (is_wanted(l, s, at, n, &next))
			add_piece(t, s, at, n, &cap);
		at += n;
	}
}

/* By their bytes from the last one on, the longer of two with the same end first. */
static int
compare_tails(const void *a, const void *b)
{
	const struct tail *x = a, *y = b;

	for (size_t i = 1; i <= x->n && i <= y->n; i++) {
		if (x->p[x->n - i] != y->p[y->n - i])
			return x->p[x->n - i] < y->p[y->n - i] ? -1 : 1;
	}
	return x->n > y->n ? -1 : x->n < y->n;
}

static int
compare_numbers(const void *a, const void *b)
{
	const struct tail *x = a, *y = b;

	return x->number < y->number ? -1 : x->number > y->number;
}

/* Lays the strings out, each that is no end of another one. */
static void
place_tails(struct target *t)
{
	const struct tail *last = NULL;
	uint64_t entsize = t->sec->entsize, align = t->sec->align;

	if (t->n == 0)
		return;
	qsort(t->v, t->n, sizeof(*t->v), compare_tails);
	for (size_t i = 0; i < t->n; i++) {
		struct tail *y = &t->v[i];
		uint64_t at = last ? last->out + last->n - y->n : 0;

		if (last && y->n <= last->n && (last->n - y->n) % entsize == 0 && at % align == 0 &&
			memcmp(last->p + (last->n - y->n), y->p, y->n) == 0) {
			y->out = at;
			continue;
		}
		buf_fill(&t->bytes, 0, -t->bytes.n & (align - 1));
		if (t->bytes.n + y->n > UINT32_MAX)
			die("section %s: more than 4 GB to merge", t->sec->name);
		y->out = t->bytes.n;
		buf_put(&t->bytes, y->p, y->n);
		last = y;
	}
	qsort(t->v, t->n, sizeof(*t->v), compare_numbers);
}

uint64_t
merge_offset(const struct insec *s, uint64_t offset)
{
	size_t low = 0, high = s->npieces;

	while (high - low > 1) {
		size_t mid = low + (high - low) / 2;

		if (s->pieces[mid].in <= offset)
			low = mid;
		else
			high = mid;
	}
	return s->npieces ? s->pieces[low].out + (offset - s->pieces[low].in) : offset;
}

/* A section whose pieces hold numbers of tails in place of offsets. */
struct unplaced {
	struct insec *sec;
	const struct target *target;
};

void
merge_sections(struct link *l)
{
	struct targets all = {0};
	struct unplaced *unplaced = NULL;
	size_t n = 0, nunplaced = 0, cap = 0;

	for (size_t i = 0; i < l->nins; i++) {
		struct insec *s = l->ins[i];
		size_t before = all.n;
		struct target *t;

		if (!is_mergeable(l, s)) {
			l->ins[n++] = s;
			continue;
		}
		t = find_target(l, &all, s);
		if (all.n > before)
			l->ins[n++] = t->sec;
		s->merged = t->sec;
		split(l, t, s);
		if (t->tails)
			*APPEND(unplaced, nunplaced, cap) = (struct unplaced){s, t};
	}
	l->nins = n;
	for (size_t i = 0; i < all.n; i++)
		place_tails(all.v[i]);
	for (size_t i = 0; i < nunplaced; i++) {
		for (size_t j = 0; j < unplaced[i].sec->npieces; j++) {
			struct piece *p = &unplaced[i].sec->pieces[j];

			p->out = unplaced[i].target->v[p->out].out;
		}
	}
	for (size_t i = 0; i < all.n; i++) {
		struct target *t = all.v[i];

		t->sec->data = t->bytes.p;
		t->sec->size = t->bytes.n;
		map_free(&t->seen);
		free(t->v);
	}
	free(unplaced);
	map_free(&all.outputs);
	free(all.v);
}
