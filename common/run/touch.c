#include "common/run/touch.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/run/execution.h"

enum { OF_LANE = 16, SPACES = 2 }; /* OF_LANE: the dwords of the widest scalar load */

/* The parts that the current instruction has accessed, and the lines that all before it have. */
struct run_touching {
	unsigned n[SPACES][ACCESS_LANES]; /* [0]: of memory, [1]: of LDS */
	struct access_part part[SPACES][ACCESS_LANES][OF_LANE];
	uint64_t lanes[SPACES];      /* that have accessed something */
	bool store;
	struct map lines;            /* the arena owns the keys */
	struct arena arena;
};

void
run_touch_begin(struct run *r)
{
	if (!r->touching)
		r->touching = alloc_zeroed(1, sizeof *r->touching);
	r->touching->lanes[0] = r->touching->lanes[1] = 0;
	r->touching->store = false;
	r->touches = true;
}

void
run_touch_part(struct run *r, unsigned space, unsigned lane, uint64_t address, unsigned size, bool write)
{
	struct run_touching *t = r->touching;
	unsigned k = space == SPACE_lds;

	if (space == SPACE_scratch || lane >= ACCESS_LANES)
		return;
	unsigned *n = &t->n[k][lane];
	if (!(t->lanes[k] >> lane & 1))
		*n = 0;
	t->lanes[k] |= UINT64_C(1) << lane;
	t->store |= write;
	if (*n < OF_LANE && (!*n || t->part[k][lane][*n - 1].address != address)) /* an atomic operation reads and writes */
		t->part[k][lane][(*n)++] = (struct access_part){address, (uint8_t)lane, (uint8_t)size};
}

/* Lists the parts of all lanes. Returns their number. */
static size_t
list_parts(const struct run_touching *t, unsigned k, struct access_part v[ACCESS_PARTS])
{
	size_t n = 0;

	for (unsigned lane = 0; lane < ACCESS_LANES; lane++)
		if (t->lanes[k] >> lane & 1 && t->n[k][lane] <= ACCESS_PARTS - n) {
			memcpy(v + n, t->part[k][lane], t->n[k][lane] * sizeof *v);
			n += t->n[k][lane];
		}
	return n;
}

/* Returns whether an access is to a line that none has been to, of all lines that are remembered, and remembers them. */
static bool
touches_first(struct run *r, const struct access_part *v, size_t n, unsigned line)
{
	struct run_touching *t = r->touching;
	uint64_t last = UINT64_MAX; /* neighbouring lanes mostly access the same line */
	bool first = false;

	for (size_t i = 0; i < n; i++)
		for (uint64_t k = v[i].address / line; k <= (v[i].address + v[i].size - 1) / line; k++) {
			struct str key = {(const char *)&k, sizeof k};

			if (k == last)
				continue;
			last = k;
			if (t->lines.n == RUN_MOST_LINES && !map_get(&t->lines, key))
				r->limits |= 1 << RUN_LIMIT_lines;
			if (t->lines.n == RUN_MOST_LINES)
				return first;
			bool isnew;
			map_put(&t->lines, key, &isnew);
			if (isnew)
				map_move_last(&t->lines, arena_str(&t->arena, key).p);
			first |= isnew;
		}
	return first;
}

/* Keeps the first execution and its costs. */
static void
keep_sample(const struct access_memory *m, struct run_touch *to, const struct access_made *a)
{
	to->sample = alloc_zeroed(a->n, sizeof *a->v);
	to->nsample = a->n;
	memcpy(to->sample, a->v, a->n * sizeof *a->v);
	to->served = access_cycles(m, a);
	to->of_lines = a->lds ? (struct access_cost){0, 0} : access_lines(m, a);
}

/* Adds an access. One whose addresses are those of the first execution, all shifted alike, costs what that did. */
static void
count(struct run *r, struct run_touch *to, const struct access_made *a)
{
	const struct access_memory *m = r->launch.measured;
	const struct access_made first = {to->sample, to->nsample, to->lds, to->store, to->atomic};
	bool same = access_is_shifted(&first, a, a->lds ? 4 : m->line);
	struct access_cost served = same ? to->served : access_cycles(m, a), lines = to->of_lines;

	if (!same && !a->lds)
		lines = access_lines(m, a);
	to->executed++;
	to->cycles += served.cycles;
	to->least += served.least;
	to->lines += lines.cycles;
	to->least_lines += lines.least;
	to->first += !a->lds && touches_first(r, a->v, a->n, m->line) && !a->store;
}

void
run_touch_end(struct run *r, struct run_insn *i)
{
	struct access_part v[ACCESS_PARTS];
	struct run_touching *t = r->touching;
	struct access_made a = {.v = v, .lds = t->lanes[1], .store = t->store, .atomic = i->atomic};

	r->touches = false;
	if (!t->lanes[0] && !a.lds)
		return;
	if (a.lds && i->effects->properties >> PROPERTY_transposes & 1) /* which lanes LDS serves together then is not published */
		return;
	if (!i->touch) {
		i->touch = alloc_zeroed(1, sizeof *i->touch);
		i->touch->lds = a.lds;
		i->touch->store = a.store;
		i->touch->atomic = a.atomic;
		i->touch->vector = i->is_vector;
	}
	if (i->touch->lds != a.lds) {
		r->limits |= 1 << RUN_LIMIT_mixed;
		return;
	}
	a.n = list_parts(t, a.lds, v);
	if (!i->touch->sample)
		keep_sample(r->launch.measured, i->touch, &a);
	count(r, i->touch, &a);
}

void
run_touch_free(struct run_touch *t)
{
	if (t)
		alloc_free(t->sample);
	alloc_free(t);
}

void
run_touch_close(struct run *r)
{
	if (!r->touching)
		return;
	map_free(&r->touching->lines);
	arena_free(&r->touching->arena);
	alloc_free(r->touching);
}
