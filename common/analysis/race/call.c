/* Finds the blocks that are reachable without crossing a barrier, forward from the function's entry and backward from its returns. */
#include "common/analysis/race/call.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MOST_CALLED = 1024 /* accesses of a callee */ };

/* The function that is looked at. */
struct look {
	struct race_calls *calls;
	const struct flow_graph *g;
	uint32_t function;
	bool known;
	bool *from_start, *to_return; /* by block: control can come to its start, and from its end to a return, without a barrier */
	bool *through;                /* by instruction: control can pass it without a barrier */
	struct race_callee *callee;
};

void
race_calls_open(struct race_calls *c, const struct flow *flow, bool (*is_access)(const struct insn_effects *e))
{
	*c = (struct race_calls){flow, array_make(flow->nfunctions, sizeof c->callees[0]), is_access};
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

/* Whether control can pass an instruction without a barrier. */
static bool
passes(struct look *l, uint32_t insn, const struct insn_effects *e)
{
	const struct flow_call *calls;
	uint32_t n = flow_calls_of(l->g, insn, &calls);
	bool any = false;

	if (e->operation == OPERATION_barrier)
		return false;
	if (e->operation == OPERATION_barrier_signal || e->operation == OPERATION_barrier_wait)
		l->known = false;
	if (e->flow != CONTROL_call && e->flow != CONTROL_call_indirect)
		return true;
	l->known &= n != 0;
	for (uint32_t i = 0; i < n; i++) {
		const struct race_callee *to = calls[i].to == FLOW_NONE ? NULL : race_callee(l->calls, calls[i].to);

		l->known &= to != NULL;
		any |= to && to->passes;
	}
	return any;
}

/* Adds the accesses of an instruction. first, last: as in struct race_call_access. */
static void
add_insn(struct look *l, uint32_t insn, const struct insn_effects *e, bool first, bool last)
{
	const struct flow_call *calls;
	uint32_t n = flow_calls_of(l->g, insn, &calls);

	if (!n && l->calls->is_access(e))
		add(l, l->function, insn, first, last);
	for (uint32_t i = 0; i < n && l->known; i++) {
		const struct race_callee *to = race_callee(l->calls, calls[i].to);

		for (size_t k = 0; k < to->n; k++)
			add(l, to->v[k].function, to->v[k].insn, first && to->v[k].first, last && to->v[k].last);
	}
}

/* Adds the accesses of a block. */
static void
add_block(struct look *l, uint32_t block)
{
	const struct flow_block *b = &l->g->blocks[block];
	bool first = l->from_start[block], last = l->to_return[block];
	uint32_t after = b->first; /* from here on, control can reach the block's end without a barrier */

	for (uint32_t i = b->first; i < b->first + b->count; i++)
		after = l->through[i] ? after : i + 1;
	for (uint32_t i = b->first; i < b->first + b->count && l->known; i++) {
		struct insn insn;

		flow_decode(l->calls->flow->code, &l->g->insns[i], &insn);
		add_insn(l, i, insn_effects(l->calls->flow->code->isa, &insn), first, last && i + 1 >= after);
		first &= l->through[i];
	}
}

/* Whether control can go through the block. */
static bool
goes_through(const struct look *l, uint32_t block)
{
	const struct flow_block *b = &l->g->blocks[block];
	bool all = true;

	for (uint32_t i = b->first; i < b->first + b->count; i++)
		all &= l->through[i];
	return all;
}

/* Which instructions control can pass, and which blocks return. */
static void
look_at_block(struct look *l, uint32_t block)
{
	const struct flow_block *b = &l->g->blocks[block];

	l->known &= !b->is_entered && !b->is_cut;
	for (uint32_t i = b->first; i < b->first + b->count; i++) {
		struct insn insn;

		flow_decode(l->calls->flow->code, &l->g->insns[i], &insn);
		l->through[i] = passes(l, i, insn_effects(l->calls->flow->code->isa, &insn));
	}
	for (uint32_t e = b->edge; e < b->edge + b->nedges; e++) {
		l->to_return[block] |= l->g->edges[e].reason == EDGE_RETURNS;
		l->known &= l->g->edges[e].reason != EDGE_LEAVES && l->g->edges[e].reason != EDGE_UNKNOWN;
	}
}

static void
look(struct look *l)
{
	for (uint32_t b = 0; b < l->g->nblocks; b++)
		look_at_block(l, b);
	l->from_start[l->g->entry] = true;
	for (bool changed = l->known; changed;) {
		changed = false;
		for (uint32_t e = 0; e < l->g->nedges; e++) {
			uint32_t from = l->g->edges[e].from, to = l->g->edges[e].to;

			if (to == FLOW_NONE)
				continue;
			if (l->from_start[from] && !l->from_start[to] && goes_through(l, from))
				changed = l->from_start[to] = true;
			if (l->to_return[to] && !l->to_return[from] && goes_through(l, to))
				changed = l->to_return[from] = true;
		}
	}
	l->callee->passes = l->to_return[l->g->entry] && goes_through(l, l->g->entry);
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
		l.known = l.g->entry != FLOW_NONE && !l.g->has_unknown;
		l.from_start = array_make(l.g->nblocks, sizeof *l.from_start);
		l.to_return = array_make(l.g->nblocks, sizeof *l.to_return);
		l.through = array_make(l.g->ninsns, sizeof *l.through);
		if (l.known)
			look(&l);
		alloc_free(l.from_start);
		alloc_free(l.to_return);
		alloc_free(l.through);
		callee->state = l.known ? CALLEE_KNOWN : CALLEE_UNKNOWN;
	}
	return callee->state == CALLEE_KNOWN ? callee : NULL;
}
