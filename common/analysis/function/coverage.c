/* Finds the parts of a section that no check examines, for flow_incomplete(). */
#include "common/analysis/function/flow.h"
#include "common/base/memory/array.h"
#include "common/base/memory/le.h"

static const struct graph *
graph_before(const struct flow *flow, const struct graph_gap *gap)
{
	size_t before = array_upto(flow->functions, flow->nfunctions, sizeof flow->functions[0], gap->at);

	return before ? flow->functions[before - 1].graph : NULL;
}

bool
flow_gap_matters(const struct flow *flow, const struct graph_gap *gap)
{
	const struct graph *g = graph_before(flow, gap);

	return !gap->is_padding && !(g && !g->has_unknown && g->has_abort);
}

bool
flow_gap_missed(const struct flow *flow, const struct graph_gap *gap)
{
	const struct graph *g = graph_before(flow, gap);

	return flow_gap_matters(flow, gap) && (gap->is_code || (gap->function != GRAPH_NONE && g && g->has_unknown));
}

/* Records a gap, at its first instruction that is not padding. */
static void
add_gap(const struct flow *flow, const struct graph_gap *gap, struct incompletes *out)
{
	const struct graph_code *code = flow->code;
	uint64_t first = 0, n = 0;
	struct insn insn;

	for (uint64_t at = gap->at; at < gap->end; at += 4) {
		uint64_t size = insn_decode(code->isa, code->bytes + at, gap->end - at, &insn);

		if (!size || !le_get32(code->bytes + at) ||
				(!n && insn_effects(code->isa, &insn)->properties & 1 << PROPERTY_padding))
			continue;
		first = n++ ? first : at;
		at += size - 4;
	}
	if (n)
		incompletes_add(out, gap->is_code ? INCOMPLETE_unreached : INCOMPLETE_unclear, gap->function, first, n);
}

static void
add_function(const struct flow *flow, uint32_t number, struct incompletes *out)
{
	const struct graph_function *f = &flow->functions[number];
	const struct graph *g = f->graph;

	if (!g->lanes_known && !flow->code->shape_only && g->entry != GRAPH_NONE)
		incompletes_add(out, INCOMPLETE_values, number, f->at, 1);
	for (uint32_t i = 0; i < g->nblocks; i++) {
		const struct graph_block *b = &g->blocks[i];
		uint64_t last = b->count ? g->insns[b->first + b->count - 1].at : b->at;

		if (b->is_cut)
			incompletes_add(out, INCOMPLETE_table, number, last, 1);
		for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
			if (g->edges[k].reason == EDGE_UNKNOWN)
				incompletes_add(out, INCOMPLETE_jump, number, last, 1);
	}
}

void
flow_incomplete(const struct flow *flow, struct incompletes *out)
{
	for (size_t i = 0; i < flow->nfunctions; i++)
		add_function(flow, (uint32_t)i, out);
	for (size_t i = 0; i < flow->ngaps; i++)
		if (flow_gap_missed(flow, &flow->gaps[i]))
			add_gap(flow, &flow->gaps[i], out);
}
