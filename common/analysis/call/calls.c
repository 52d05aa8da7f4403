/* A function clobbers the registers that it writes and the registers that its callees clobber, except registers that it must
 * preserve by the calling convention. The sets are the least fixpoint, so mutually recursive functions clobber only registers that
 * one of them writes. A jump to an unknown target counts as a return. */
#include "common/analysis/call/calls.h"

#include <string.h>

#include "common/analysis/graph/call_solve.h"
#include "common/analysis/call/convention.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

void
calls_unknown(struct set *s)
{
	struct set preserved = {{0}};

	convention_add(&preserved, CONVENTION_PRESERVED);
	memset(s, 0, sizeof *s);
	set_add(s, 0, INSN_UNITS);
	set_without(s, &preserved);
}

/* Adds the registers that the function at an offset clobbers. GRAPH_NONE stands for an unknown function. */
static void
add_call(const struct reach *r, uint32_t at, struct set *s)
{
	uint32_t number = reach_function(r, at);

	if (number != GRAPH_NONE && r->flow->functions[number].graph) {
		set_join(s, &r->flow->functions[number].graph->clobbered);
		return;
	}
	struct set unknown;
	calls_unknown(&unknown);
	set_join(s, &unknown);
}

static void
add_calls(const struct reach *r, const struct graph *g, struct set *s)
{
	for (uint32_t i = 0; i < g->ncalls; i++)
		add_call(r, g->calls[i].to, s);
	for (uint32_t i = 0; i < g->nedges; i++)
		if (g->edges[i].reason == EDGE_LEAVES)
			add_call(r, g->edges[i].at, s);
}

void
calls_clobber(const struct reach *r, struct graph *g)
{
	struct set preserved = {{0}};

	convention_add(&preserved, CONVENTION_PRESERVED);
	g->clobbered = g->written;
	add_calls(r, g, &g->clobbered);
	set_without(&g->clobbered, &preserved);
}

struct clobber_search {
	const struct reach *r;
	struct set preserved;
};

/* Adds the registers that the callees of a function clobber. Returns whether there are new ones. */
static bool
add_clobbered(void *context, uint32_t function)
{
	const struct clobber_search *s = context;
	struct graph *g = s->r->flow->functions[function].graph;
	struct set all = {{0}};

	if (!g)
		return false;
	add_calls(s->r, g, &all);
	set_without(&all, &s->preserved);
	return set_join(&g->clobbered, &all);
}

static void
add_edges(struct call_solve *c, const struct reach *r, uint32_t function)
{
	const struct graph *g = r->flow->functions[function].graph;

	for (uint32_t i = 0; g && i < g->ncalls + g->nedges; i++) {
		const struct graph_edge *e = i < g->ncalls ? NULL : &g->edges[i - g->ncalls];
		uint32_t to = !e ? reach_function(r, g->calls[i].to) : e->reason == EDGE_LEAVES ? reach_function(r, e->at) : GRAPH_NONE;

		if (to != GRAPH_NONE)
			call_solve_add(c, function, to);
	}
}

static void
find_fixpoint(const struct reach *r, struct clobber_search *s)
{
	uint32_t n = (uint32_t)r->flow->nfunctions, *order = array_make(n, sizeof *order);
	struct call_solve calls;

	call_solve_open(&calls, n, add_clobbered, s);
	for (uint32_t i = 0; i < n; i++) {
		add_edges(&calls, r, i);
		order[i] = n - 1 - i;
	}
	call_solve_link(&calls, order);
	for (uint32_t i = 0; i < n; i++)
		call_solve_wake(&calls, i);
	call_solve_run(&calls);
	call_solve_close(&calls);
	alloc_free(order);
}

/* Returns whether a function was analyzed before the clobbered registers of all its callees were final. Functions are analyzed in
 * the order of their indices: callees with higher indices had no set yet, the others had the set in `old`. Also returns true if
 * a callee is unknown. */
static bool
has_changed_callee(const struct reach *r, size_t number, const struct set *old)
{
	const struct graph *g = r->flow->functions[number].graph;

	for (uint32_t i = 0; i < g->ncalls; i++) {
		uint32_t to = reach_function(r, g->calls[i].to);

		if (g->calls[i].to == GRAPH_NONE && !g->calls[i].symbol.n)
			return true;
		if (to != GRAPH_NONE && r->flow->functions[to].graph &&
				(to >= number || memcmp(&old[to], &r->flow->functions[to].graph->clobbered, sizeof old[to])))
			return true;
	}
	return false;
}

void
calls_close(const struct reach *r, bool *changed)
{
	size_t n = r->flow->nfunctions;
	struct clobber_search s = {.r = r};
	struct set *old = array_make(n, sizeof *old);

	convention_add(&s.preserved, CONVENTION_PRESERVED);
	for (size_t i = 0; i < n; i++) {
		struct graph *g = r->flow->functions[i].graph;

		if (!g)
			continue;
		old[i] = g->clobbered;
		g->clobbered = g->written;
		set_without(&g->clobbered, &s.preserved);
	}
	find_fixpoint(r, &s);
	for (size_t i = 0; i < n; i++)
		changed[i] = r->flow->functions[i].graph && has_changed_callee(r, i, old);
	alloc_free(old);
}
