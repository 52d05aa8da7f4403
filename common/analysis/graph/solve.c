#include "common/analysis/graph/solve.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
solve_open(struct solve *s, const struct solve_rules *rules, const struct graph *g, size_t size, void *now, void *context)
{
	*s = (struct solve){.rules = rules, .g = g, .context = context, .size = size, .now = now};
	s->owned = now ? NULL : array_make(size, 1);
	s->now = now ? now : s->owned;
	s->states = array_make((size_t)g->nblocks * size, 1);
	s->reached = array_make(g->nblocks, sizeof s->reached[0]);
	worklist_open(&s->due, g->norder, false);
}

void
solve_close(struct solve *s)
{
	for (uint32_t b = 0; s->rules && s->rules->release && b < s->g->nblocks; b++)
		s->rules->release(solve_state(s, b));
	if (s->rules && s->rules->release && s->owned)
		s->rules->release(s->owned);
	worklist_close(&s->due);
	alloc_free(s->states);
	alloc_free(s->reached);
	alloc_free(s->owned);
}

void
solve_restart(struct solve *s)
{
	for (uint32_t i; (i = worklist_next(&s->due, 0)) != WORKLIST_NONE;)
		worklist_remove(&s->due, i);
	memset(s->reached, false, s->g->nblocks * sizeof s->reached[0]);
	s->again = false;
	s->sweep = 0;
}

static bool
is_reachable(const struct graph *g, uint32_t block)
{
	return g->blocks[block].idom != GRAPH_NONE;
}

/* Returns the block at a position in the order of visits. */
static uint32_t
block_at(const struct solve *s, uint32_t position)
{
	return s->g->order[s->rules->backward ? s->g->norder - 1 - position : position];
}

/* Makes a reachable block due. */
static inline void
wake(struct solve *s, uint32_t block)
{
	uint32_t order = s->g->blocks[block].order;

	s->reached[block] |= !s->rules->gather;
	worklist_add(&s->due, s->rules->backward ? s->g->norder - 1 - order : order);
}

void
solve_wake(struct solve *s, uint32_t block)
{
	if (is_reachable(s->g, block))
		wake(s, block);
}

void
solve_wake_all(struct solve *s)
{
	for (uint32_t i = 0; i < s->g->norder; i++)
		wake(s, s->g->order[i]);
}

/* Gathers the states along the edges that lead to a block, in the direction of the analysis. */
static void
gather(struct solve *s, const struct graph_block *b)
{
	const struct graph *g = s->g;
	bool backward = s->rules->backward;

	for (uint32_t i = 0; i < (backward ? b->nedges : b->npreds); i++) {
		const struct graph_edge *e = &g->edges[backward ? b->edge + i : g->preds[b->pred + i]];
		uint32_t from = backward ? e->to : e->from;

		if (from != GRAPH_NONE && s->reached[from])
			s->rules->gather(s->context, s->now, e, solve_state(s, from));
	}
}

static void
begin(struct solve *s, uint32_t block)
{
	if (s->rules->enter)
		s->rules->enter(s->context, s->now, block, solve_state(s, block));
	else
		memcpy(s->now, solve_state(s, block), s->size);
	if (s->rules->gather)
		gather(s, &s->g->blocks[block]);
}

void
solve_visit(struct solve *s, uint32_t block)
{
	const struct graph_block *b = &s->g->blocks[block];

	begin(s, block);
	s->rules->transfer(s->context, s->now, block, b->first, b->first + b->count);
}

void *
solve_at(struct solve *s, uint32_t block, uint32_t insn)
{
	const struct graph_block *b = &s->g->blocks[block];
	uint32_t end = b->first + b->count;

	begin(s, block);
	if (s->rules->backward ? insn < end : insn > b->first)
		s->rules->transfer(s->context, s->now, block, s->rules->backward ? insn : b->first, s->rules->backward ? end : insn);
	return s->now;
}

void
solve_visit_all(struct solve *s)
{
	for (uint32_t i = 0; i < s->g->norder; i++)
		if (s->reached[block_at(s, i)])
			solve_visit(s, block_at(s, i));
}

/* Propagates the current state along the edges that lead from a block, in the direction of the analysis. */
static void
propagate(struct solve *s, const struct graph_block *b)
{
	const struct solve_rules *rules = s->rules;
	const struct graph *g = s->g;
	bool backward = rules->backward;

	for (uint32_t i = 0; i < (backward ? b->npreds : b->nedges); i++) {
		const struct graph_edge *e = &g->edges[backward ? g->preds[b->pred + i] : b->edge + i];
		uint32_t to = backward ? e->from : e->to;

		if (to == GRAPH_NONE || (rules->join && !rules->join(s->context, s->now, e, solve_state(s, to), !s->reached[to])))
			continue;
		if (backward)
			solve_wake(s, to);
		else
			wake(s, to); /* successors of reachable blocks are reachable */
	}
}

static void
visit(struct solve *s, uint32_t block)
{
	bool changed = true;

	solve_visit(s, block);
	if (s->rules->gather) {
		changed = s->rules->leave(s->context, s->now, block, solve_state(s, block), !s->reached[block]);
		s->reached[block] = true;
	}
	if (changed && !s->stopped)
		propagate(s, &s->g->blocks[block]);
}

/* Makes all reached blocks due if solve_again() was called. */
static void
wake_again(struct solve *s)
{
	for (uint32_t i = 0; s->again && i < s->g->norder; i++)
		if (s->reached[s->g->order[i]])
			solve_wake(s, s->g->order[i]);
	s->again = false;
}

/* Removes and returns the position of the next block that is due, at or after *at or in a new sweep. Returns WORKLIST_NONE if no block
 * is due, or at the limit. */
static uint32_t
next_due(struct solve *s, uint32_t *at)
{
	uint32_t position = worklist_next(&s->due, *at);

	if (position == WORKLIST_NONE) {
		wake_again(s);
		position = worklist_next(&s->due, 0);
		s->sweep++;
		s->late = s->rules->limit == SOLVE_GROWS && s->sweep >= SOLVE_SWEEPS;
		s->stopped |= position != WORKLIST_NONE && s->rules->limit == SOLVE_STOPS && s->sweep >= SOLVE_SWEEPS;
	}
	if (position == WORKLIST_NONE || s->stopped)
		return WORKLIST_NONE;
	worklist_remove(&s->due, position);
	*at = position + 1;
	return position;
}

bool
solve_run(struct solve *s)
{
	uint32_t at = 0;

	s->sweep = 0;
	s->late = s->stopped = false;
	wake_again(s);
	for (uint32_t i; (i = next_due(s, &at)) != WORKLIST_NONE;)
		visit(s, block_at(s, i));
	return !s->stopped;
}

void
solve_print(struct solve *s, solve_line *line, void *user)
{
	struct buf text = {0};

	for (uint32_t block = 0; block < s->g->nblocks; block++) {
		const struct graph_block *b = &s->g->blocks[block];

		if (!s->reached[block])
			continue;
		begin(s, block);
		for (uint32_t i = b->first; i < b->first + b->count; i++) {
			text.n = 0;
			s->rules->print(s->context, s->now, &text);
			line(user, s->g->insns[i].at, (struct str){(const char *)text.p, text.n});
			s->rules->transfer(s->context, s->now, block, i, i + 1);
		}
	}
	buf_free(&text);
}

void
solve_reach(const struct graph *g, bool backward, bool (*passes)(const void *context, const struct graph_edge *e),
	const void *context, bool *set)
{
	uint32_t *due = array_make(g->nblocks, sizeof *due), n = 0;

	for (uint32_t b = 0; b < g->nblocks; b++)
		if (set[b])
			due[n++] = b;
	while (n) {
		const struct graph_block *b = &g->blocks[due[--n]];

		for (uint32_t i = 0; i < (backward ? b->npreds : b->nedges); i++) {
			const struct graph_edge *e = &g->edges[backward ? g->preds[b->pred + i] : b->edge + i];
			uint32_t to = backward ? e->from : e->to;

			if (to == GRAPH_NONE || set[to] || (passes && !passes(context, e)))
				continue;
			set[to] = true;
			due[n++] = to;
		}
	}
	alloc_free(due);
}
