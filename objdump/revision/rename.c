/* Finds registers that are consistently renamed. A row is a pair of aligned instructions. A map assigns to each
 * register of the first revision the register of the second revision that holds the same value; initially, the same
 * register. If the instructions of a row have the same text except for register numbers (the same shape), the registers
 * that they write correspond from then on. If they read registers that do not correspond, the row, or the row that
 * wrote such a register, is a change. Where paths join, the maps must agree on the live registers. Rows are visited
 * once, in order, so a loop is checked at its back edge. */
#include "objdump/revision/rename.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { NOTHING = UINT16_MAX, NO_ROW = -1, BITS = AMDGCN_REGISTER_WORDS * 64 };

/* Corresponding registers, as bits of struct amdgcn_registers. */
struct rename_map {
	uint16_t to[BITS];     /* register of the second revision that holds the same value; NOTHING: none is known */
	uint16_t from[BITS];   /* inverse of `to` */
	int32_t written[BITS]; /* row that wrote the register of the first revision; NO_ROW: none */
};

/* Whether branches lead to a row, and the map with which they reach it. */
struct rename_target {
	bool is;
	struct rename_map *map; /* map at an earlier branch to the row, or at the row itself; NULL: not known yet */
};

struct renaming {
	struct revisions *revisions;
	struct rename_map map;
	struct rename_target *targets; /* indexed by row */
	int32_t *rows;                 /* row of each instruction of the first revision */
};

/* Returns the row's instruction in a revision (side 0 or 1), or NULL if the row has none. */
static const struct revision_line *
line_of(const struct revisions *revisions, const struct revision_row *row, int side)
{
	int32_t i = side ? row->b : row->a;

	return i < 0 ? NULL : &revisions->side[side]->v[i];
}

/* Returns the operand of line b that is at the same position (place) in the text as operand i of line a, or NULL. For
 * an implicit operand, returns the operand of line a. An explicit operand may have a second entry, for registers that
 * are only accessed under a condition and that the text does not name; for such an entry, returns NULL. */
static const struct revision_operand *
other_operand(const struct revision_line *a, unsigned i, const struct revision_line *b)
{
	const struct revision_operand *o = &a->operands[i];

	if (o->place < 0)
		return o;
	if (i > 0 && o[-1].place == o->place)
		return NULL;
	for (unsigned k = 0; k < b->noperands; k++)
		if (b->operands[k].place == o->place)
			return &b->operands[k];
	return NULL;
}

/* Makes register b of the second revision correspond to register a of the first revision. */
static void
bind(struct rename_map *m, unsigned a, unsigned b)
{
	if (m->from[b] != NOTHING)
		m->to[m->from[b]] = NOTHING;
	if (m->to[a] != NOTHING)
		m->from[m->to[a]] = NOTHING;
	m->to[a] = (uint16_t)b;
	m->from[b] = (uint16_t)a;
}

/* Records that register a of the first revision has a new value, which no register of the second revision holds. */
static void
forget(struct rename_map *m, unsigned a)
{
	if (m->to[a] != NOTHING)
		m->from[m->to[a]] = NOTHING;
	m->to[a] = NOTHING;
}

static void
forget_other(struct rename_map *m, unsigned b)
{
	if (m->from[b] != NOTHING)
		m->to[m->from[b]] = NOTHING;
	m->from[b] = NOTHING;
}

/* Marks the row that wrote register a as changed, if it was marked as renamed. */
static void
mark_changed(struct renaming *r, const struct rename_map *m, unsigned a)
{
	int32_t row = m->written[a];

	if (row != NO_ROW && r->revisions->rows[row].kind == REVISION_RENAMED)
		r->revisions->rows[row].kind = REVISION_CHANGED;
}

/* Compares the registers that a pair of instructions of the same shape reads. Returns whether all correspond. If they
 * do not although the instructions are equal, marks the rows that wrote the registers as changed. */
static bool
compare_reads(struct renaming *r, const struct revision_line *pair[2], bool equal)
{
	struct rename_map *m = &r->map;
	bool same = true;

	for (unsigned i = 0; i < pair[0]->noperands; i++) {
		const struct revision_operand *a = &pair[0]->operands[i], *b = other_operand(pair[0], i, pair[1]);

		if (!b || b->file != a->file || b->count != a->count || !(a->access & AMDGCN_READ))
			continue;
		for (unsigned k = 0; k < a->count; k++) {
			unsigned x = a->bit + k, y = b->bit + k;

			if (m->to[x] == NOTHING && m->from[y] == NOTHING) {
				bind(m, x, y);
			} else if (m->to[x] != y) {
				if (equal)
					mark_changed(r, m, x);
				if (equal && m->from[y] != NOTHING)
					mark_changed(r, m, m->from[y]);
				same = false;
			}
		}
	}
	return same;
}

/* Records that the registers written by a pair of instructions correspond if their operands are at the same
 * position. */
static void
bind_writes(struct renaming *r, const struct revision_line *pair[2], int32_t row)
{
	struct rename_map *m = &r->map;

	for (unsigned i = 0; i < pair[0]->noperands; i++) {
		const struct revision_operand *a = &pair[0]->operands[i], *b = other_operand(pair[0], i, pair[1]);

		if (!(a->access & AMDGCN_WRITE))
			continue;
		for (unsigned k = 0; k < a->count; k++) {
			unsigned x = a->bit + k;

			if (b && b->file == a->file && b->count == a->count)
				bind(m, x, b->bit + k);
			else
				forget(m, x);
			m->written[x] = row;
		}
	}
}

/* Handles an instruction that only one revision has: the registers that it writes lose their counterparts. */
static void
forget_writes(struct renaming *r, const struct revision_line *line, int side)
{
	for (unsigned i = 0; i < line->noperands; i++) {
		const struct revision_operand *o = &line->operands[i];

		for (unsigned k = 0; k < o->count && o->access & AMDGCN_WRITE; k++) {
			unsigned unit = o->bit + k;

			if (side) {
				forget_other(&r->map, unit);
			} else {
				forget(&r->map, unit);
				r->map.written[unit] = NO_ROW;
			}
		}
	}
}

/* Returns whether register a and register `to` of the second revision can correspond, because neither has a counterpart
 * in m. */
static bool
may_be(const struct rename_map *m, unsigned a, unsigned to)
{
	return m->to[a] == NOTHING && to != NOTHING && m->from[to] == NOTHING;
}

/* Compares r->map with the map of another path to a row. Live registers on which the maps differ lose their
 * counterparts in `other`. */
static void
meet(struct renaming *r, struct rename_map *other, int32_t row)
{
	const struct amdgcn_registers *live = r->revisions->side[0]->v[r->revisions->rows[row].a].live;

	for (unsigned x = 0; x < BITS; x++) {
		if ((live && !(live->words[x / 64] >> x % 64 & 1)) || r->map.to[x] == other->to[x])
			continue;
		if (may_be(&r->map, x, other->to[x]) || may_be(other, x, r->map.to[x]))
			continue;
		mark_changed(r, &r->map, x);
		mark_changed(r, other, x);
		forget(other, x);
	}
}

static struct rename_map *
copy_map(const struct rename_map *m)
{
	struct rename_map *out = alloc_array(1, sizeof *out);

	*out = *m;
	return out;
}

/* Follows a branch to a row. If the row has a map already, the maps must agree; otherwise, the row gets the current
 * map. */
static void
follow(struct renaming *r, int32_t target)
{
	struct rename_target *t = &r->targets[target];

	if (t->map)
		meet(r, t->map, target);
	else
		t->map = copy_map(&r->map);
}

/* Handles a row. *reached: whether control may come from the previous instruction. */
static void
visit(struct renaming *r, int32_t row, bool *reached)
{
	struct revisions *revisions = r->revisions;
	struct revision_row *at = &revisions->rows[row];
	const struct revision_line *pair[] = {line_of(revisions, at, 0), line_of(revisions, at, 1)}, *a = pair[0], *b = pair[1];
	struct rename_target *target = &r->targets[row];

	if (target->is) {
		if (target->map && *reached)
			meet(r, target->map, row);
		if (target->map)
			r->map = *target->map;
		else
			target->map = copy_map(&r->map);
	}
	if ((a && !a->code) || (b && !b->code))
		return;
	if (!a || !b) {
		forget_writes(r, a ? a : b, !a);
	} else {
		bool shape = a->shape == b->shape, reads = shape && compare_reads(r, pair, at->kind == REVISION_SAME);

		if (at->kind == REVISION_CHANGED && shape && reads && !a->branches)
			at->kind = REVISION_RENAMED;
		bind_writes(r, pair, row);
	}
	if (a) {
		ptrdiff_t to = a->branches ? revision_find(revisions->side[0], a->target) : -1;

		*reached = a->goes_on;
		if (to >= 0)
			follow(r, r->rows[to]);
	}
}

static int
compare_renames(const void *x, const void *y)
{
	const struct revision_rename *p = x, *q = y;
	long by = (long)p->file - q->file;

	by = by ? by : (long)p->from - q->from;
	by = by ? by : (long)p->to - q->to;
	return (by > 0) - (by < 0);
}

/* Adds a rename, unless the list contains an equal rename at index `first` or higher. */
static void
add_rename(struct revisions *revisions, size_t first, struct revision_rename rename)
{
	for (size_t i = first; i < revisions->nrenames; i++)
		if (!compare_renames(&revisions->renames[i], &rename))
			return;
	*APPEND(revisions->renames, revisions->nrenames, revisions->renames_cap) = rename;
}

/* Adds a rename for each register of a row whose counterpart has a different number. */
static void
add_renames(struct revisions *revisions, const struct revision_line *pair[2])
{
	size_t first = revisions->nrenames;

	for (unsigned i = 0; i < pair[0]->noperands; i++) {
		const struct revision_operand *a = &pair[0]->operands[i], *b = other_operand(pair[0], i, pair[1]);

		for (unsigned k = 0; b && k < a->count && a->bit != b->bit; k++)
			add_rename(revisions, first, (struct revision_rename){a->file, (uint16_t)(a->bit + k), (uint16_t)(b->bit + k), 1, 1});
	}
}

/* Merges equal renames, and renames of consecutive registers. */
static void
join_renames(struct revisions *revisions)
{
	size_t n = 0;

	if (revisions->nrenames)
		qsort(revisions->renames, revisions->nrenames, sizeof *revisions->renames, compare_renames);
	for (size_t i = 0; i < revisions->nrenames; i++) {
		if (n && !compare_renames(&revisions->renames[n - 1], &revisions->renames[i]))
			revisions->renames[n - 1].rows++;
		else
			revisions->renames[n++] = revisions->renames[i];
	}
	revisions->nrenames = n;
	n = 0;
	for (size_t i = 0; i < revisions->nrenames; i++) {
		const struct revision_rename x = revisions->renames[i];
		struct revision_rename *last = n ? &revisions->renames[n - 1] : NULL;

		if (last && last->file == x.file && last->from + last->count == x.from && last->to + last->count == x.to) {
			last->count++;
			last->rows = last->rows > x.rows ? last->rows : x.rows;
		} else {
			revisions->renames[n++] = x;
		}
	}
	revisions->nrenames = n;
}

static int
compare_rows(const void *x, const void *y)
{
	const struct revision_rename *p = x, *q = y;

	return p->rows != q->rows ? (p->rows < q->rows) - (p->rows > q->rows) : compare_renames(x, y);
}

static void
start(struct renaming *r)
{
	const struct revision *a = r->revisions->side[0];

	for (unsigned x = 0; x < BITS; x++) {
		r->map.to[x] = r->map.from[x] = (uint16_t)x;
		r->map.written[x] = NO_ROW;
	}
	r->targets = alloc_zeroed(r->revisions->nrows + 1, sizeof *r->targets);
	r->rows = alloc_array(a->n + 1, sizeof *r->rows);
	for (size_t i = 0; i < r->revisions->nrows; i++)
		if (r->revisions->rows[i].a >= 0)
			r->rows[r->revisions->rows[i].a] = (int32_t)i;
	for (size_t i = 0; i < a->n; i++) {
		ptrdiff_t to = a->v[i].branches ? revision_find(a, a->v[i].target) : -1;

		if (to >= 0)
			r->targets[r->rows[to]].is = true;
	}
}

void
rename_find(struct revisions *revisions)
{
	struct renaming *r = alloc_zeroed(1, sizeof *r);
	bool reached = true;

	r->revisions = revisions;
	start(r);
	for (size_t i = 0; i < revisions->nrows; i++)
		visit(r, (int32_t)i, &reached);
	for (size_t i = 0; i < revisions->nrows; i++) {
		alloc_free(r->targets[i].map);
		if (revisions->rows[i].kind == REVISION_RENAMED)
			add_renames(revisions, (const struct revision_line *[]){
				line_of(revisions, &revisions->rows[i], 0), line_of(revisions, &revisions->rows[i], 1)});
	}
	join_renames(revisions);
	if (revisions->nrenames)
		qsort(revisions->renames, revisions->nrenames, sizeof *revisions->renames, compare_rows);
	alloc_free(r->targets);
	alloc_free(r->rows);
	alloc_free(r);
}
