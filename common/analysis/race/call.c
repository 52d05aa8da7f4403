/* Collects the LDS accesses of callees. Finds the blocks that are reachable without crossing a barrier, forward from a function's
 * entry and backward from its returns. */
#include "common/analysis/race/call.h"

#include "common/analysis/address/lds_access.h"
#include "common/analysis/graph/solve.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_CALLED = 1024 /* limit of the accesses of a callee */, MOST_DEPTH = 256 /* limit of nested calls */ };

struct look {
	struct race_calls *calls;
	const struct graph *g;
	uint32_t function;
	bool known;
	bool *from_start, *to_return; /* indexed by block; from_start: whether control can reach the block's start from the entry
	                               * without a barrier; to_return: whether control can reach a return from the block's end without
	                               * a barrier */
	bool *through;                /* indexed by instruction: control can pass it without a barrier */
	bool *through_block;          /* indexed by block: control can pass all its instructions without a barrier */
	struct race_callee *callee;
};

void
race_calls_open(struct race_calls *c, const struct flow *flow, bool flat)
{
	*c = (struct race_calls){.flow = flow, .callees = array_make(flow->nfunctions, sizeof c->callees[0]), .flat = flat};
}

void
race_calls_close(struct race_calls *c)
{
	for (size_t i = 0; i < c->flow->nfunctions; i++)
		alloc_free(c->callees[i].v);
	alloc_free(c->callees);
}

static void
add(struct look *l, uint32_t function, uint32_t insn, bool first, bool last)
{
	if (l->callee->n == MOST_CALLED)
		l->known = false;
	else
		*APPEND(l->callee->v, l->callee->n, l->callee->cap) = (struct race_call_access){function, insn, first, last};
}

static bool
passes(struct look *l, uint32_t insn, const struct insn_effects *e)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(l->g, insn, &calls);
	bool any = false;

	if (e->operation == OPERATION_barrier)
		return false;
	if (e->operation == OPERATION_barrier_signal || e->operation == OPERATION_barrier_wait)
		l->known = false;
	if (e->flow != CONTROL_call && e->flow != CONTROL_call_indirect)
		return true;
	l->known &= n != 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct race_callee *to = calls[i].to == GRAPH_NONE ? NULL : race_callee(l->calls, calls[i].to);

		l->known &= to != NULL;
		any |= to && to->passes;
	}
	return any;
}

/* Adds the accesses of an instruction. first, last: as in struct race_call_access. */
static void
add_insn(struct look *l, uint32_t insn, const struct insn_effects *e, bool first, bool last)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(l->g, insn, &calls);

	if (!n && lds_access_is(l->calls->flow->code, e, l->calls->flat))
		add(l, l->function, insn, first, last);
	for (uint32_t i = 0; i < n && l->known; i++) {
		const struct race_callee *to = race_callee(l->calls, calls[i].to);

		for (size_t k = 0; k < to->n; k++)
			add(l, to->v[k].function, to->v[k].insn, first && to->v[k].first, last && to->v[k].last);
	}
}

static void
add_block(struct look *l, uint32_t block)
{
	const struct graph_block *b = &l->g->blocks[block];
	bool first = l->from_start[block], last = l->to_return[block];
	uint32_t after = b->first; /* index of the first instruction from which control can reach the block's end without a barrier */

	for (uint32_t i = b->first; i < b->first + b->count; i++)
		after = l->through[i] ? after : i + 1;
	for (uint32_t i = b->first; i < b->first + b->count && l->known; i++) {
		struct insn insn;

		graph_decode(l->calls->flow->code, &l->g->insns[i], &insn);
		add_insn(l, i, insn_effects(l->calls->flow->code->isa, &insn), first, last && i + 1 >= after);
		first &= l->through[i];
	}
}

/* Computes through[] for the instructions of a block, and whether the block returns. Clears l->known if control may come from or
 * go to unknown code. */
static void
look_at_block(struct look *l, uint32_t block)
{
	const struct graph_block *b = &l->g->blocks[block];

	l->known &= !b->is_entered && !b->is_cut;
	l->through_block[block] = true;
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		struct insn insn;

		graph_decode(l->calls->flow->code, &l->g->insns[i], &insn);
		l->through[i] = passes(l, i, insn_effects(l->calls->flow->code->isa, &insn));
		l->through_block[block] &= l->through[i];
	}
	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++) {
		l->to_return[block] |= l->g->edges[e].reason == EDGE_RETURNS;
		l->known &= l->g->edges[e].reason != EDGE_LEAVES && l->g->edges[e].reason != EDGE_UNKNOWN;
	}
}

static bool
passes_forward(const void *context, const struct graph_edge *e)
{
	return ((const struct look *)context)->through_block[e->from];
}

static bool
passes_backward(const void *context, const struct graph_edge *e)
{
	return ((const struct look *)context)->through_block[e->to];
}

static void
look(struct look *l)
{
	for (uint32_t b = 0; b < l->g->nblocks; b++)
		look_at_block(l, b);
	l->from_start[l->g->entry] = true;
	if (l->known) {
		solve_reach(l->g, false, passes_forward, l, l->from_start);
		solve_reach(l->g, true, passes_backward, l, l->to_return);
	}
	l->callee->passes = l->to_return[l->g->entry] && l->through_block[l->g->entry];
	for (uint32_t b = 0; b < l->g->nblocks && l->known; b++)
		add_block(l, b);
}

const struct race_callee *
race_callee(struct race_calls *c, uint32_t function)
{
	struct race_callee *callee = &c->callees[function];
	struct look l = {.calls = c, .g = c->flow->functions[function].graph, .function = function, .known = true, .callee = callee};

	if (callee->state == CALLEE_NEW) {
		callee->state = CALLEE_OPEN;
		l.known = l.g->entry != GRAPH_NONE && !l.g->has_unknown && c->depth < MOST_DEPTH;
		c->depth++;
		l.from_start = array_make(l.g->nblocks, sizeof *l.from_start);
		l.to_return = array_make(l.g->nblocks, sizeof *l.to_return);
		l.through = array_make(l.g->ninsns, sizeof *l.through);
		l.through_block = array_make(l.g->nblocks, sizeof *l.through_block);
		if (l.known)
			look(&l);
		alloc_free(l.from_start);
		alloc_free(l.to_return);
		alloc_free(l.through);
		alloc_free(l.through_block);
		c->depth--;
		callee->state = l.known ? CALLEE_KNOWN : CALLEE_UNKNOWN;
	}
	return callee->state == CALLEE_KNOWN ? callee : NULL;
}
