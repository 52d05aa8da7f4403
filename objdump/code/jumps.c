/* Draws the arrows beside a disassembly; see jumps.h. An arrow is an interval of addresses. Levels are assigned to the
 * arrows in the order of their lengths, shortest first. The level of an arrow is one more than the highest level so far
 * within its interval; a segment tree over the endpoints stores these levels. The time is O(n log n) for n branches. */
#include "objdump/code/jumps.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"
#include "common/base/memory/die.h"
#include "common/base/message/color.h"
#include "objdump/code/disasm.h"

/* LEVELS: maximum number of levels. Only the innermost levels are drawn, because more columns are unreadable. COLUMNS: number of
 * columns per level. */
enum { LEVELS = 16, COLUMNS = 3 };

struct arrow {
	uint64_t from; /* lower endpoint; must be the first member, for array_below() */
	uint64_t to, target;
	unsigned level; /* distance from the instructions; 1 is the innermost level */
	unsigned number; /* position in the file, which selects the color */
};

struct jump_arrows {
	struct arrow *v; /* arrows, sorted by their lower endpoints */
	size_t n, cap;
	unsigned levels;
	size_t next;                   /* index of the first arrow not yet reached */
	struct arrow *active[LEVELS + 1]; /* for each level, the arrow that crosses the current address; NULL: none */
};

static int
by_target(const void *va, const void *vb)
{
	const struct arrow *a = va, *b = vb;

	if (a->target != b->target)
		return a->target < b->target ? -1 : 1;
	return a->from < b->from ? -1 : a->from > b->from;
}

static int
by_length(const void *va, const void *vb)
{
	const struct arrow *a = va, *b = vb;
	uint64_t na = a->to - a->from, nb = b->to - b->from;

	if (na != nb)
		return na < nb ? -1 : 1;
	return a->from < b->from ? -1 : a->from > b->from;
}

static int
by_from(const void *va, const void *vb)
{
	const struct arrow *a = va, *b = vb;

	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return a->target < b->target ? -1 : a->target > b->target;
}

/* Collects the branches of the code, as arrows between each branch and its target. */
static void
find_branches(struct jump_arrows *j, const struct disasm *d, const struct code *c)
{
	struct insn insn;
	uint64_t size, target;

	for (uint64_t i = 0; i < c->size; i += size) {
		uint64_t at = c->address + i;
		struct insn_flaw flaw;

		if (insn_read(d->isa, c->bytes + i, c->size - i, &insn, &flaw) == INSN_VALID &&
			insn_branch_target(&insn, at, &target) && target - c->address <= c->size)
			*APPEND(j->v, j->n, j->cap) = (struct arrow){.from = at < target ? at : target,
				.to = at < target ? target : at, .target = target};
		size = insn.size;
	}
}

/* Merges all branches to the same target into one arrow. */
static void
join(struct jump_arrows *j)
{
	size_t n = 0;

	qsort(j->v, j->n, sizeof j->v[0], by_target);
	for (size_t i = 0; i < j->n; i++) {
		struct arrow *last = n ? &j->v[n - 1] : NULL;

		if (!last || last->target != j->v[i].target) {
			j->v[n++] = j->v[i];
			continue;
		}
		if (j->v[i].to > last->to)
			last->to = j->v[i].to;
	}
	j->n = n;
}

/* Segment tree of the highest level in each range of endpoints. max[i] is the highest level in the range of node i,
 * all[i] the level that applies to the whole range of node i. */
struct heights {
	unsigned *max, *all;
};

static unsigned
highest(const struct heights *h, size_t node, size_t low, size_t high, size_t from, size_t to)
{
	size_t mid = low + (high - low) / 2;

	if (to < low || from > high)
		return 0;
	if (from <= low && high <= to)
		return h->max[node];
	unsigned a = highest(h, 2 * node, low, mid, from, to);
	unsigned b = highest(h, 2 * node + 1, mid + 1, high, from, to);
	a = a > b ? a : b;
	return a > h->all[node] ? a : h->all[node];
}

/* Sets all levels between the endpoints `from` and `to` to `level`, which must be higher than each of these levels. */
static void
raise(struct heights *h, size_t node, size_t low, size_t high, size_t from, size_t to, unsigned level)
{
	size_t mid = low + (high - low) / 2;

	if (to < low || from > high)
		return;
	if (h->max[node] < level)
		h->max[node] = level;
	if (from <= low && high <= to) {
		h->all[node] = level;
		return;
	}
	raise(h, 2 * node, low, mid, from, to, level);
	raise(h, 2 * node + 1, mid + 1, high, from, to, level);
}

static void *
allocate(size_t n, size_t size)
{
	void *p = calloc(n, size);

	if (!p)
		die("out of memory");
	return p;
}

static void
give_levels(struct jump_arrows *j)
{
	uint64_t *places = allocate(2 * j->n, sizeof *places);
	size_t all = 2 * j->n;
	struct heights h = {allocate(4 * all, sizeof *h.max), allocate(4 * all, sizeof *h.all)};

	qsort(j->v, j->n, sizeof j->v[0], by_length);
	for (size_t i = 0; i < j->n; i++) {
		places[2 * i] = j->v[i].from;
		places[2 * i + 1] = j->v[i].to;
	}
	size_t n = array_sort_unique(places, all, sizeof *places, array_compare64);
	for (size_t i = 0; i < j->n; i++) {
		struct arrow *a = &j->v[i];
		size_t from = array_below(places, n, sizeof *places, a->from);
		size_t to = array_below(places, n, sizeof *places, a->to);

		a->level = highest(&h, 1, 0, n - 1, from, to) + 1;
		raise(&h, 1, 0, n - 1, from, to, a->level);
		if (a->level > j->levels)
			j->levels = a->level;
	}
	if (j->levels > LEVELS)
		j->levels = LEVELS;
	free(places);
	free(h.max);
	free(h.all);
}

struct jump_arrows *
jumps_find(const struct disasm *d, const struct code *c)
{
	struct jump_arrows *j = allocate(1, sizeof *j);

	find_branches(j, d, c);
	if (!j->n)
		return j;
	join(j);
	give_levels(j);
	qsort(j->v, j->n, sizeof j->v[0], by_from);
	for (size_t i = 0; i < j->n; i++)
		j->v[i].number = (unsigned)i;
	return j;
}

size_t
jumps_width(const struct jump_arrows *j)
{
	return j->levels ? j->levels * COLUMNS + 1 : 0;
}

void
jumps_arrows_free(struct jump_arrows *j)
{
	if (j)
		free(j->v);
	free(j);
}

/* A row of the drawing: its characters, and the arrow to which each character belongs. */
struct arrow_row {
	char text[LEVELS * COLUMNS + 1];
	const struct arrow *arrow[LEVELS * COLUMNS + 1];
};

static bool
within(uint64_t address, uint64_t at, uint64_t size)
{
	return address - at < size;
}

/* Draws the horizontal part of an arrow, from its column to the instruction. */
static void
draw_end(struct arrow_row *r, const struct arrow *a, size_t column, size_t width, bool top, bool bottom, bool head)
{
	r->text[column] = top && bottom ? 'X' : top ? '/' : bottom ? '\\' : '+';
	r->arrow[column] = a;
	for (size_t i = column + 1; i < width; i++)
		if (r->text[i] == ' ') {
			r->text[i] = '-';
			r->arrow[i] = a;
		}
	if (head) {
		r->text[width - 1] = '>';
		r->arrow[width - 1] = a;
	}
}

static void
put_row(struct disasm *d, const struct arrow_row *r, size_t n)
{
	const struct arrow *now = NULL;
	bool colored = d->options->jumps_colored;

	for (size_t i = 0; i < n; i++) {
		if (colored && r->arrow[i] != now) {
			if (now)
				out_z(d->out, COLOR_END);
			now = r->arrow[i];
			if (now)
				out_printf(d->out, "\033[%um", 31 + now->number % 6);
		}
		out_raw(d->out, &r->text[i], 1);
	}
	if (now)
		out_z(d->out, COLOR_END);
}

void
jumps_put(struct jump_arrows *j, struct disasm *d, uint64_t at, uint64_t size, uint64_t target)
{
	size_t width = j->levels * COLUMNS;
	struct arrow_row r = {.arrow = {NULL}};

	if (!width)
		return;
	memset(r.text, ' ', sizeof r.text);
	for (unsigned l = 1; l <= j->levels; l++)
		if (j->active[l] && j->active[l]->to < at)
			j->active[l] = NULL;
	for (; j->next < j->n && j->v[j->next].from < at + size; j->next++)
		if (j->v[j->next].to >= at && j->v[j->next].level <= j->levels)
			j->active[j->v[j->next].level] = &j->v[j->next];
	for (unsigned l = 1; l <= j->levels; l++)
		if (j->active[l]) {
			r.text[(j->levels - l) * COLUMNS] = '|';
			r.arrow[(j->levels - l) * COLUMNS] = j->active[l];
		}
	for (unsigned l = 1; l <= j->levels; l++) {
		const struct arrow *a = j->active[l];
		bool head = a && within(a->target, at, size);

		if (a && (head || a->target == target))
			draw_end(&r, a, (j->levels - l) * COLUMNS, width, within(a->from, at, size),
				within(a->to, at, size), head);
	}
	put_row(d, &r, width + 1);
}
