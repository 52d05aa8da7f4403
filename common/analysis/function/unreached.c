/* Unreached code has additional entries: at the start of each gap, at symbols, and at each location after code that does not fall
 * through. To give the graph a single entry, a block without instructions is added, with edges to these entries and to the
 * function's start. If the graph is used to insert waits, jumps to unknown locations have edges to the added block; if there are
 * such jumps, the added block has edges to all other blocks. */
#include "common/analysis/function/unreached.h"

#include <stdlib.h>

#include "common/analysis/function/build.h"
#include "common/analysis/function/flow.h"
#include "common/analysis/graph/index.h"
#include "common/analysis/graph/order.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct whole {
	struct reach *r;
	uint32_t function;
	struct build_jump *jumps;
	size_t njumps, jumps_cap;
	uint32_t *entered;   /* offsets of the additional entries */
	size_t nentered, entered_cap;
};

static void
add_jump(struct whole *w, uint64_t at, enum build_target target, uint64_t to, struct str symbol)
{
	*APPEND(w->jumps, w->njumps, w->jumps_cap) = (struct build_jump){at, target, to, symbol};
}

static void
add_edge(struct whole *w, uint64_t at, const struct graph_edge *e)
{
	switch (e->reason) {
	case EDGE_RETURNS: add_jump(w, at, BUILD_RETURN, 0, STR("")); break;
	case EDGE_UNKNOWN: add_jump(w, at, BUILD_UNKNOWN, 0, STR("")); break;
	default:
		if (e->symbol.n)
			add_jump(w, at, BUILD_SYMBOL, 0, e->symbol);
		else
			add_jump(w, at, BUILD_HERE, e->at == GRAPH_NONE ? w->r->code->size : e->at, STR(""));
	}
}

static void
take_jumps(struct whole *w, const struct graph *g, const struct flow *numbered)
{
	uint32_t call = 0;

	for (uint32_t n = 0; n < g->nblocks; n++) {
		const struct graph_block *b = &g->blocks[n];

		for (uint32_t i = b->first; i < b->first + b->count; i++) {
			bool calls = g->insns[i].flow == CONTROL_call_indirect;

			for (; call < g->ncalls && g->calls[call].insn <= i; call++) {
				const struct graph_call *c = &g->calls[call];

				if (calls && (c->to != GRAPH_NONE || c->symbol.n))
					add_jump(w, g->insns[i].at, c->symbol.n ? BUILD_SYMBOL : BUILD_HERE,
						c->to == GRAPH_NONE ? 0 : numbered->functions[c->to].at, c->symbol);
			}
			for (uint32_t k = b->edge; g->insns[i].flow == CONTROL_jump_indirect && k < b->edge + b->nedges; k++)
				add_edge(w, g->insns[i].at, &g->edges[k]);
		}
	}
}

static void
enter(struct whole *w, uint64_t at)
{
	struct insn insn;

	if (w->r->mark[at / 4] & (REACH_INSN | REACH_INSIDE) || !reach_owns(w->r, w->function, at) ||
			!graph_decode_at(w->r->code, at, &insn))
		return;
	reach_from(w->r, w->function, at);
	*APPEND(w->entered, w->nentered, w->entered_cap) = (uint32_t)at;
}

static void
enter_gap(struct whole *w, const struct graph_gap *gap)
{
	const struct graph_code *code = w->r->code;
	size_t i = array_below(code->symbols, code->nsymbols, sizeof code->symbols[0], gap->at);

	for (; i < code->nsymbols && code->symbols[i].at < gap->end; i++)
		if (code->symbols[i].at % 4 == 0)
			enter(w, code->symbols[i].at);
	for (uint64_t at = gap->at; at < gap->end; at += 4)
		enter(w, at);
}

/* Returns whether to include a gap. Code that falls through into invalid words may be data: checks ignore it, but waits are
 * inserted in it. */
static bool
is_included(const struct flow *numbered, const struct graph_gap *gap)
{
	return flow_gap_matters(numbered, gap) && (gap->is_code || numbered->code->safe);
}

static void
add_entry(struct whole *w, struct graph *g, uint32_t second)
{
	bool safe = w->r->code->safe;

	for (size_t i = 0; i < w->nentered; i++) {
		uint32_t block = graph_block_at(g, w->entered[i]);

		if (block != GRAPH_NONE)
			g->blocks[block].is_entered = true;
	}
	for (uint32_t i = 0; i < g->nedges && safe; i++)
		if (g->edges[i].reason == EDGE_UNKNOWN)
			g->edges[i].to = g->nblocks;
	if (second)
		*APPEND(w->entered, w->nentered, w->entered_cap) = second;
	qsort(w->entered, w->nentered, sizeof w->entered[0], array_compare32);
	build_enter(g, (uint32_t)w->r->code->size, w->entered, w->nentered, g->has_unknown && safe);
}

/* Copies the known VGPR index modes of the function's instructions. Any mode is possible at the additional instructions. */
static void
take_indices(const struct graph_code *code, struct graph *g, const struct graph *from)
{
	bool indexed = set_has(&g->written, insn_unit(FILE_gpr_idx, 0));
	uint32_t k = 0;

	for (uint32_t i = 0; i < g->ninsns; i++) {
		while (k < from->ninsns && from->insns[k].at < g->insns[i].at)
			k++;
		if (k < from->ninsns && from->insns[k].at == g->insns[i].at)
			index_set(code, g, i, from->insns[k].gpr_idx);
		else if (indexed)
			index_set(code, g, i, GPR_IDX_UNKNOWN);
	}
	index_names(code, g);
}

struct graph *
unreached_graph(struct reach *r, uint32_t function, const struct flow *numbered, const struct graph_gap *gaps, size_t ngaps)
{
	const struct graph *graph = r->flow->functions[function].graph;
	struct whole w = {.r = r, .function = function};
	struct graph *g = NULL;

	r->nleaders = 0;
	build_leaders(r, graph);
	for (size_t i = 0; i < ngaps; i++)
		if (is_included(numbered, &gaps[i]))
			enter_gap(&w, &gaps[i]);
	if (w.nentered) {
		take_jumps(&w, graph, numbered);
		g = build_graph(r, function, w.jumps, w.njumps);
		add_entry(&w, g, reach_second(r, function));
		take_indices(r->code, g, graph);
		g->clobbered = graph->clobbered;
		order_blocks(g);
		order_loops(g);
	}
	alloc_free(w.jumps);
	alloc_free(w.entered);
	return g;
}
