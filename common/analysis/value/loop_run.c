/* A function is executed from its beginning, with the registers of its slice (slice.h), each known or unknown. Within a loop, or outside of
 * all, blocks are executed in reverse postorder; a block begins with the join of the states at the ends of its edges: what differs is
 * unknown. An inner loop is executed where its header is, iteration by iteration, until control does not get to the header again.
 *
 * - A branch on a known value follows one edge. One on an unknown value follows both; if one of them leaves the loop, others may yet
 *   determine when it is left at the latest.
 * - If no exit of a loop decides in an iteration, or after too many iterations, registers that the loop changes become unknown, and one
 *   more iteration stands for all.
 * - Each state has a weight, which an unknown branch divides. A block whose weight is whole is executed whenever control gets
 *   to the outermost loop around it. Only for such blocks the order of the directions of branches is known.
 *
 * If exec is unknown at a loop's header, its value at the start stands for the lanes of that loop, and what the loop changes is unknown after
 * it. A number of iterations that depends on the lanes, such as a count of bits in exec, would differ with another mask: everything is
 * executed with two of them, and results are those in which both agree. */
#include "common/analysis/value/loop_run.h"

#include <string.h>

#include "common/analysis/value/slice_run.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	/* Limits of the instructions that are executed before one iteration stands for all: of a function, and of a loop, or half of that in
	 * an iteration of a loop around it, and so on. */
	MOST_TOTAL = 1 << 21,
	MOST_STEPS = 1 << 17,
	MOST_DIRECTIONS = 1 << 12,
};

static const uint64_t WHOLE = 1ull << 62;

/* A branch at the end of a block. */
struct loop_record {
	uint64_t n, left;          /* executions since the loop was entered, and the number of the one that left it; 0: none */
	uint64_t count;            /* left, of all entries so far */
	bool entered, varies;      /* varies: left is not always the same, or unknown */
	bool unordered;            /* the order of its directions is not known */
	char *directions;
	size_t ndirections, cap;
};

struct loop_facts {
	bool found;                /* the next two members are valid */
	struct slice_state before;  /* the scalar registers that are known wherever the loop is entered */
	uint64_t lost[SLICE_WORDS];      /* slots of registers that the loop changes */
	bool whole;                /* one iteration has stood for all */
	bool visited, long_run;    /* long_run: the limits do not allow to execute all iterations */
	/* Of the current execution: */
	bool renamed;              /* exec was unknown at the header */
	bool decided;              /* an exit had a known direction in this iteration */
	struct slice_state *exit;   /* the state at the block at which control continues; NULL: none yet */
	bool several;              /* there are several such blocks */
	uint64_t exit_weight;      /* weight of all edges out of the loop */
};

struct runner {
	struct slice_run s;
	const struct graph *g;
	const struct shape *shape;
	const uint64_t *count;
	struct slice_state *start;  /* indexed by block, and nblocks + loop: the state at its start, or at its next iteration's */
	struct loop_facts *loops;
	struct loop_record *records; /* indexed by block */
	uint32_t *list, *first;    /* list: the blocks of a loop and the headers of its inner loops, in reverse postorder, from first[loop] to
	                            * first[loop + 1]; number nloops: those outside of loops */
	uint32_t *within, *begin;  /* within: all blocks of a loop, also those of its inner loops, from begin[loop] on */
	unsigned abstract, concrete; /* number of loops around the current block in which one iteration stands for all, and of others */
};

/* Returns the state that an edge from a block leads to, or NULL. Sets *lost to the slots that are unknown on it, or to NULL. */
static struct slice_state *
state_after(struct runner *r, uint32_t block, uint32_t to, const uint64_t **lost)
{
	uint32_t l = r->g->blocks[block].loop;

	*lost = NULL;
	if (to == GRAPH_NONE)
		return NULL;
	for (; l != GRAPH_NONE && !shape_in_loop(r->shape, to, l); l = r->g->loops[l].parent)
		*lost = r->loops[l].renamed ? r->loops[l].lost : *lost;
	return &r->start[l != GRAPH_NONE && r->g->loops[l].header == to ? r->g->nblocks + l : to];
}

static void
follow(struct runner *r, uint32_t block, uint32_t to, uint64_t weight)
{
	const uint64_t *lost;
	struct slice_state *state = state_after(r, block, to, &lost);

	if (!state)
		return;
	for (uint32_t l = r->g->blocks[block].loop; l != GRAPH_NONE && !shape_in_loop(r->shape, to, l); l = r->g->loops[l].parent) {
		struct loop_facts *facts = &r->loops[l];

		facts->several |= facts->exit && facts->exit != state;
		facts->exit = state;
		facts->exit_weight += weight;
	}
	slice_run_join(&r->s, state, weight, lost);
}

static void
record(struct runner *r, uint32_t block, const uint32_t to[2], int taken)
{
	struct loop_record *rec = &r->records[block];

	rec->n++;
	for (uint32_t l = r->g->blocks[block].loop; l != GRAPH_NONE; l = r->g->loops[l].parent) {
		bool stays[2] = {shape_in_loop(r->shape, to[0], l), shape_in_loop(r->shape, to[1], l)};

		if (stays[0] == stays[1])
			break;
		r->loops[l].decided |= taken >= 0;
		if (l != r->g->blocks[block].loop)
			continue;
		rec->varies |= taken < 0;
		rec->left = taken >= 0 && !stays[taken] && !rec->left ? rec->n : rec->left;
	}
	rec->unordered |= taken < 0 || r->s.now.weight != WHOLE || r->abstract || rec->ndirections == MOST_DIRECTIONS;
	if (!rec->unordered)
		*APPEND(rec->directions, rec->ndirections, rec->cap) = taken ? 'T' : 'N';
}

/* Returns whether a branch leaves a loop because exec is not 0: that it is not 0 before a loop is an assumption. */
static bool
is_assumed(const struct runner *r, uint32_t loop, unsigned condition, int taken, const uint32_t to[2])
{
	return loop != GRAPH_NONE && taken == (condition == CONDITION_execnz) && (condition == CONDITION_execnz || condition == CONDITION_execz) &&
		!shape_in_loop(r->shape, to[taken], loop);
}

static void
leave_block(struct runner *r, uint32_t block)
{
	const struct graph_block *b = &r->g->blocks[block];
	uint64_t weight = r->s.now.weight;

	if (shape_branch(r->g, block) == GRAPH_NONE) {
		for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
			follow(r, block, r->g->edges[i].to, weight / b->nedges);
		return;
	}
	uint32_t to[2];
	unsigned condition = shape_targets(r->g, block, to);
	int taken = slice_run_direction(&r->s, condition);
	if (is_assumed(r, b->loop, condition, taken, to))
		taken = -1;
	if (b->loop != GRAPH_NONE)
		record(r, block, to, taken);
	if (taken >= 0) {
		follow(r, block, to[taken], weight);
	} else if (condition == CONDITION_execz || condition == CONDITION_execnz) { /* control is assumed to go where lanes are active */
		follow(r, block, to[0], condition == CONDITION_execz ? weight : 0);
		follow(r, block, to[1], condition == CONDITION_execz ? 0 : weight);
	} else {
		follow(r, block, to[0], weight / 2);
		follow(r, block, to[1], weight / 2);
	}
}

static void
run_block(struct runner *r, uint32_t block)
{
	slice_run_load(&r->s, &r->start[block]);
	r->start[block].reached = false;
	slice_run_region(&r->s, r->g->blocks[block].region);
	for (uint32_t i = r->s.slice.first[block]; i < r->s.slice.first[block + 1]; i++) {
		if (r->g->blocks[block].loop == GRAPH_NONE && r->s.slice.steps[i].step && r->s.steps < MOST_TOTAL)
			slice_run_ask(&r->s, block, r->s.slice.steps[i].insn);
		slice_run_step(&r->s, &r->s.slice.steps[i]);
	}
	r->s.steps++;
	leave_block(r, block);
}

/* Sets *value to the value of a scalar register at the end of a block. Returns false if it is unknown. */
static bool
value_after(struct runner *r, uint32_t block, unsigned unit, uint32_t *value)
{
	const struct graph_block *b = &r->g->blocks[block];
	bool scc = false;

	if (unit != insn_unit(FILE_scc, 0))
		return scalar_value_at(r->s.values, block, b->first + b->count, unit, value);
	bool known = scalar_decides(r->s.values, block, &scc);
	*value = scc;
	return known;
}

/* Finds the values of scalar registers that are the same wherever a loop is entered. */
static void
find_before(struct runner *r, uint32_t loop, struct slice_state *before)
{
	uint32_t header = r->g->loops[loop].header;
	const struct graph_block *b = &r->g->blocks[header];
	bool first = true;

	for (uint32_t i = 0; i < b->npreds && header != r->g->entry; i++) {
		uint32_t from = r->g->edges[r->g->preds[b->pred + i]].from;

		if (shape_in_loop(r->shape, from, loop))
			continue;
		uint32_t v;
		for (unsigned k = 0; k < r->s.slice.nscalars; k++) {
			bool known = (first || slice_has(before->known, k)) && value_after(r, from, r->s.slice.unit[k], &v) &&
				(first || v == before->scalar[k]);

			slice_set(before->known, k, known);
			before->scalar[k] = known ? v : 0;
		}
		first = false;
	}
}

static void
find_lost(struct runner *r, uint32_t loop, uint64_t *lost)
{
	uint64_t kept[SLICE_WORDS];

	memset(kept, 0xff, sizeof kept);
	for (uint32_t k = 0; k < r->g->loops[loop].nblocks; k++) {
		const uint32_t *first = &r->s.slice.first[r->within[r->begin[loop] + k]];

		for (uint32_t i = first[0]; i < first[1]; i++)
			slice_run_forget(&r->s, r->s.slice.steps[i].insn, kept);
	}
	for (unsigned i = 0; i < SLICE_WORDS; i++)
		lost[i] = ~kept[i];
}

static bool
begins_in(const struct runner *r, uint32_t region, uint32_t loop)
{
	const struct graph_region *at = &r->g->regions[region];
	uint32_t block = at->insn != GRAPH_NONE ? graph_block_of(r->g, at->insn) : at->block;

	return region && shape_in_loop(r->shape, block, loop);
}

/* Prepares the state at a loop's header when it is entered. */
static void
enter_loop(struct runner *r, uint32_t loop)
{
	struct loop_facts *facts = &r->loops[loop];
	struct slice_state *st = &r->start[r->g->loops[loop].header];
	uint32_t region = r->g->blocks[r->g->loops[loop].header].region;

	if (!facts->found) {
		find_before(r, loop, &facts->before);
		find_lost(r, loop, facts->lost);
		facts->found = true;
	}
	for (unsigned i = 0; i < r->s.slice.nscalars; i++)
		if (!slice_has(st->known, i) && slice_has(facts->before.known, i)) {
			slice_set(st->known, i, true);
			st->scalar[i] = facts->before.scalar[i];
		}
	facts->exit = NULL;
	facts->several = false;
	facts->exit_weight = 0;
	st->weight = r->g->loops[loop].parent == GRAPH_NONE ? WHOLE : st->weight;
	slice_run_load(&r->s, st);
	slice_run_region(&r->s, region);
	facts->renamed = !slice_run_knows_exec(&r->s);
	if (!r->g->lanes_known || begins_in(r, region, loop))
		st->region = GRAPH_NONE;
	else if (facts->renamed)
		st->region = region;
	for (unsigned k = 0; k < 2 && facts->renamed; k++) {
		slice_set(st->known, r->s.slice.slot[insn_unit(FILE_exec, k)], true);
		st->scalar[r->s.slice.slot[insn_unit(FILE_exec, k)]] = (uint32_t)(r->s.mask >> 32 * k);
	}
	for (uint32_t i = r->first[loop]; i < r->first[loop + 1]; i++)
		if (r->g->blocks[r->list[i]].loop == loop)
			r->records[r->list[i]].n = r->records[r->list[i]].left = 0;
}

/* The order of directions in a loop, and the iterations of the loop itself, are not known. */
static void
give_up(struct runner *r, uint32_t loop)
{
	for (uint32_t k = 0; k < r->g->loops[loop].nblocks; k++) {
		uint32_t b = r->within[r->begin[loop] + k];

		r->records[b].unordered = true;
		r->records[b].varies |= r->g->blocks[b].loop == loop;
	}
}

/* Makes unknown what a loop changes, so that the next iteration stands for all. */
static void
begin_whole(struct runner *r, uint32_t loop)
{
	struct loop_facts *facts = &r->loops[loop];
	struct slice_state *st = &r->start[r->g->loops[loop].header];

	for (unsigned i = 0; i < SLICE_WORDS; i++)
		st->known[i] &= ~facts->lost[i];
	if (facts->whole)
		return;
	facts->whole = true;
	give_up(r, loop);
}

/* Follows the edges out of a loop that is never left according to known values: simulated waves leave each loop. */
static void
leave_endless(struct runner *r, uint32_t loop)
{
	slice_run_load(&r->s, &r->start[r->g->loops[loop].header]);
	for (uint32_t k = 0; k < r->g->loops[loop].nblocks; k++) {
		const struct graph_block *b = &r->g->blocks[r->within[r->begin[loop] + k]];

		for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
			if (!shape_in_loop(r->shape, r->g->edges[i].to, loop))
				follow(r, r->g->edges[i].from, r->g->edges[i].to, 0);
	}
}

static void
leave_loop(struct runner *r, uint32_t loop, uint64_t weight)
{
	struct loop_facts *facts = &r->loops[loop];

	if (facts->exit && !facts->several && facts->exit_weight < weight)
		facts->exit->weight += weight - facts->exit_weight;
	for (uint32_t i = r->first[loop]; i < r->first[loop + 1]; i++) {
		struct loop_record *rec = &r->records[r->list[i]];

		if (r->g->blocks[r->list[i]].loop != loop)
			continue;
		rec->varies |= rec->entered && rec->count != rec->left;
		rec->count = rec->left;
		rec->entered = true;
	}
}

/* Returns whether a loop is known to have more iterations than are executed. */
static bool
is_long(const struct runner *r, uint32_t loop)
{
	for (uint32_t i = r->first[loop]; i < r->first[loop + 1]; i++)
		if (r->g->blocks[r->list[i]].loop == loop && r->count[r->list[i]] > LOOP_RUN_MOST)
			return true;
	return false;
}

/* Returns whether an iteration began as the next one does. */
static bool
repeats(const struct runner *r, const struct slice_state *st, const struct slice_state *next)
{
	bool same = !memcmp(st->known, next->known, sizeof st->known) &&
		!memcmp(st->scalar, next->scalar, r->s.slice.nscalars * sizeof st->scalar[0]);

	for (unsigned i = r->s.slice.nscalars; i < r->s.slice.nslots && same; i++)
		same = !slice_has(st->known, i) || !memcmp(st->vector[i - r->s.slice.nscalars], next->vector[i - r->s.slice.nscalars],
			r->s.wave.lanes * sizeof(uint32_t));
	return same;
}

static void
run_blocks(struct runner *r, uint32_t loop);

static void
run_loop(struct runner *r, uint32_t loop)
{
	struct slice_state *next = &r->start[r->g->nblocks + loop], *st = &r->start[r->g->loops[loop].header];
	struct loop_facts *facts = &r->loops[loop];
	uint64_t begin = r->s.steps;
	bool whole = false;

	facts->long_run |= !facts->visited && is_long(r, loop);
	facts->visited = true;
	enter_loop(r, loop);
	uint64_t weight = st->weight;
	for (uint64_t n = 0; st->reached; n++) {
		facts->long_run |= n >= LOOP_RUN_MOST || r->s.steps - begin > (uint64_t)MOST_STEPS >> r->concrete || r->s.steps > MOST_TOTAL;
		whole |= facts->long_run || (n && !facts->decided);
		if (whole)
			begin_whole(r, loop);
		facts->decided = false;
		r->abstract += whole;
		r->concrete += !whole;
		run_blocks(r, loop);
		r->abstract -= whole;
		r->concrete -= !whole;
		if (next->reached && !whole) {
			struct slice_state free_state = *st;

			whole = repeats(r, st, next);
			*st = *next;
			*next = free_state;
		}
		next->reached = false;
	}
	if (whole && !facts->exit)
		leave_endless(r, loop);
	leave_loop(r, loop, weight);
}

/* Runs the blocks of a loop, or those outside of loops, from the states at their starts on. */
static void
run_blocks(struct runner *r, uint32_t loop)
{
	for (uint32_t i = r->first[loop]; i < r->first[loop + 1]; i++) {
		uint32_t block = r->list[i], inner = r->g->blocks[block].loop;

		if (!r->start[block].reached)
			continue;
		if (inner == loop || (inner == GRAPH_NONE && loop == r->g->nloops))
			run_block(r, block);
		else
			run_loop(r, inner);
	}
}

/* Returns the number of a loop in runner.first. */
static uint32_t
number_of(const struct graph *g, uint32_t loop)
{
	return loop == GRAPH_NONE ? g->nloops : loop;
}

/* Lists all blocks of each loop: those of inner loops, which come after the outer ones in graph.loops, then its own. */
static void
list_within(struct runner *r)
{
	const struct graph *g = r->g;
	uint32_t *next = array_make(g->nloops, sizeof *next), n = 0;

	r->begin = array_make(g->nloops, sizeof r->begin[0]);
	for (uint32_t l = 0; l < g->nloops; l++) {
		uint32_t *at = g->loops[l].parent == GRAPH_NONE ? &n : &next[g->loops[l].parent];

		r->begin[l] = next[l] = *at;
		*at += g->loops[l].nblocks;
	}
	r->within = array_make(n, sizeof r->within[0]);
	for (uint32_t b = 0; b < g->nblocks; b++)
		if (g->blocks[b].loop != GRAPH_NONE)
			r->within[next[g->blocks[b].loop]++] = b;
	alloc_free(next);
}

/* Lists the blocks that are executed with each loop. */
static void
list_blocks(struct runner *r)
{
	const struct graph *g = r->g;
	uint32_t *end = array_make(g->nloops + 1, sizeof *end), at = 0;

	r->first = array_make(g->nloops + 2, sizeof r->first[0]);
	r->list = array_make(g->norder + g->nloops, sizeof r->list[0]);
	for (uint32_t i = 0; i < g->norder; i++)
		end[number_of(g, g->blocks[g->order[i]].loop)]++;
	for (uint32_t l = 0; l < g->nloops; l++)
		end[number_of(g, g->loops[l].parent)]++;
	for (uint32_t l = 0; l <= g->nloops; l++) {
		r->first[l] = at;
		at += end[l];
		end[l] = r->first[l];
	}
	r->first[g->nloops + 1] = at;
	for (uint32_t i = 0; i < g->norder; i++) {
		uint32_t block = g->order[i], l = g->blocks[block].loop;

		if (l != GRAPH_NONE && g->loops[l].header == block)
			r->list[end[number_of(g, g->loops[l].parent)]++] = block;
		r->list[end[number_of(g, l)]++] = block;
	}
	alloc_free(end);
}

/* Executes the loops that control did not get to, with the values that registers have wherever these are entered. */
static void
run_unvisited(struct runner *r, uint32_t region)
{
	r->abstract++;
	for (uint32_t l = 0; l < r->g->nloops; l++) {
		struct slice_state *st = &r->start[r->g->loops[l].header];

		if (r->loops[l].visited)
			continue;
		r->s.now.region = region;
		memset(r->s.now.known, 0, sizeof r->s.now.known);
		st->reached = false;
		slice_run_join(&r->s, st, WHOLE, NULL);
		run_loop(r, l);
	}
	r->abstract--;
}

/* Executes the function with this mask in exec. */
static void
run_function(struct runner *r, uint32_t region, uint64_t mask)
{
	const struct graph *g = r->g;

	r->s.mask = mask;
	r->s.now.region = region;
	memset(r->s.now.known, 0, sizeof r->s.now.known);
	slice_run_exec(&r->s, true);
	slice_run_join(&r->s, &r->start[g->entry], WHOLE, NULL);
	run_blocks(r, g->nloops);
	run_unvisited(r, region);
}

static struct loop_trip
trip_of(const struct loop_record *rec, struct arena *arena)
{
	struct loop_trip trip = {.count = rec->entered && !rec->varies ? rec->count : 0};

	if (!rec->unordered && rec->ndirections)
		trip.directions = arena_str(arena, (struct str){rec->directions, rec->ndirections});
	return trip;
}

void
loop_run(const struct flow *flow, uint32_t function, const struct shape *shape, struct scalar_values *values, const bool *wanted,
	const uint64_t *count, struct loop_trip *trip, struct arena *arena)
{
	static const uint64_t masks[] = {UINT64_MAX, 1 << 5};
	const struct graph *g = shape->g;
	struct arena own = {0};
	struct runner *r = array_make(1, sizeof *r);

	r->s.flow = flow;
	r->s.g = r->g = g;
	r->s.values = values;
	r->s.arena = &own;
	r->shape = shape;
	r->count = count;
	slice_find(&r->s.slice, flow, g, wanted, &own);
	list_blocks(r);
	list_within(r);
	r->loops = array_make(g->nloops, sizeof r->loops[0]);
	for (unsigned k = 0; k < sizeof masks / sizeof masks[0]; k++) {
		memset(&r->s.wave, 0, sizeof r->s.wave);
		r->s.wave.lanes = flow->code->isa->wave32 ? 32 : 64;
		r->s.steps = 0;
		for (uint32_t l = 0; l < g->nloops; l++)
			r->loops[l].visited = r->loops[l].whole = r->loops[l].long_run = false;
		r->start = array_make(g->nblocks + g->nloops, sizeof r->start[0]);
		r->records = array_make(g->nblocks, sizeof r->records[0]);
		run_function(r, flow->functions[function].kind != ENTRY_KERNEL, masks[k]);
		for (uint32_t b = 0; b < g->nblocks; b++) {
			struct loop_trip is = wanted[b] ? trip_of(&r->records[b], arena) : (struct loop_trip){0};

			trip[b].count = k && is.count != trip[b].count ? 0 : is.count;
			trip[b].directions = k && !str_eq(is.directions, trip[b].directions) ? STR("") : is.directions;
			alloc_free(r->records[b].directions);
		}
		alloc_free(r->records);
		alloc_free(r->start);
		alloc_free(r->s.wave.matrices);
	}
	alloc_free(r->loops);
	alloc_free(r->within);
	alloc_free(r->begin);
	alloc_free(r->list);
	alloc_free(r->first);
	alloc_free(r);
	arena_free(&own);
}
