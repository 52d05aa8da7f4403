#include "common/analysis/resource/usage.h"

#include <stdlib.h>

#include "common/analysis/graph/call_solve.h"
#include "common/base/memory/array.h"

static void
add_insns(const struct graph_code *code, const struct graph *g, struct usage *u)
{
	struct insn insn;

	for (uint32_t i = 0; i < g->ninsns; i++) {
		graph_decode(code, &g->insns[i], &insn);
		const struct insn_effects *e = insn_effects(code->isa, &insn);
		u->bytes += insn.size;
		u->mix[e->issue]++;
		if (e->space != SPACE_none)
			u->spaces |= 1u << e->space;
	}
	u->insns = g->ninsns;
	u->loops = g->nloops;
	for (uint32_t i = 0; i < g->nloops; i++)
		if (g->loops[i].depth > u->depth)
			u->depth = g->loops[i].depth;
	/* A call with several possible callees has one element per callee, but counts once. */
	for (uint32_t i = 0; i < g->ncalls; i++)
		u->calls += !i || g->calls[i].insn != g->calls[i - 1].insn;
	u->sgprs = (uint16_t)set_top(&g->named, FILE_sgpr);
	u->vgprs = (uint16_t)set_top(&g->named, FILE_vgpr);
	u->agprs = (uint16_t)set_top(&g->named, FILE_agpr);
	u->vcc = set_top(&g->named, FILE_vcc);
	u->flat_scratch = set_top(&g->named, FILE_flat_scratch);
	u->xnack_mask = set_top(&g->named, FILE_xnack_mask);
}

/* Adds the usage of a callee to the usage u of its caller. Returns whether u changes. */
static bool
add_call(struct usage *u, const struct usage *to)
{
	struct usage before = *u;

	u->sgprs = to->sgprs > u->sgprs ? to->sgprs : u->sgprs;
	u->vgprs = to->vgprs > u->vgprs ? to->vgprs : u->vgprs;
	u->agprs = to->agprs > u->agprs ? to->agprs : u->agprs;
	u->vcc |= to->vcc;
	u->flat_scratch |= to->flat_scratch;
	u->xnack_mask |= to->xnack_mask;
	u->calls_unknown |= to->calls_unknown;
	u->spaces |= to->spaces;
	return before.sgprs != u->sgprs || before.vgprs != u->vgprs || before.agprs != u->agprs || before.vcc != u->vcc ||
		before.flat_scratch != u->flat_scratch || before.xnack_mask != u->xnack_mask ||
		before.calls_unknown != u->calls_unknown || before.spaces != u->spaces;
}

struct usage_search {
	const struct flow *flow;
	struct usage *u;
};

/* Adds the usage of the callees and tail-called functions of a function. Returns whether its usage changes. */
static bool
add_calls(void *context, uint32_t function)
{
	const struct usage_search *s = context;
	const struct graph *g = s->flow->functions[function].graph;
	bool changed = false;

	for (uint32_t k = 0; k < g->ncalls; k++)
		if (g->calls[k].to != GRAPH_NONE)
			changed |= add_call(&s->u[function], &s->u[g->calls[k].to]);
	for (uint32_t k = 0; k < g->nedges; k++)
		if (graph_edge_function(s->flow, &g->edges[k]) != GRAPH_NONE)
			changed |= add_call(&s->u[function], &s->u[graph_edge_function(s->flow, &g->edges[k])]);
	return changed;
}

struct usage *
usage_find(const struct flow *flow)
{
	struct usage *u = array_make(flow->nfunctions, sizeof *u);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = flow->functions[i].graph;

		add_insns(flow->code, g, &u[i]);
		for (uint32_t k = 0; k < g->ncalls; k++)
			u[i].calls_unknown |= g->calls[k].to == GRAPH_NONE;
		for (uint32_t k = 0; k < g->nedges; k++)
			u[i].calls_unknown |= g->edges[k].reason == EDGE_UNKNOWN ||
				(g->edges[k].reason == EDGE_LEAVES && graph_function_at(flow, g->edges[k].at) == GRAPH_NONE);
	}
	struct call_solve calls;
	call_solve_fixpoint(&calls, flow, add_calls, &(struct usage_search){flow, u});
	return u;
}
