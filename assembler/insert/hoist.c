#include "assembler/insert/hoist.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

uint32_t
hoist_increments(const struct flow *flow, const struct graph_insn *i)
{
	const struct isa *isa = flow->code->isa;
	uint32_t bits = 0;

	if (i->flow == CONTROL_call || i->flow == CONTROL_call_indirect)
		return UINT32_MAX;
	if (!(i->flags & HAS_EVENT) && !insn_counter_most(isa, COUNTER_depctr_va_vdst))
		return 0;
	struct insn insn;
	graph_decode(flow->code, i, &insn);
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, insn_effects(isa, &insn)->event, true, true, &counts);
	for (unsigned k = 0; k < n; k++) {
		if (counts[k].times > 1)
			return UINT32_MAX;
		bits |= UINT32_C(1) << counts[k].counter;
	}
	return bits;
}

static uint32_t
common_dominator(const struct graph *g, uint32_t a, uint32_t b)
{
	while (a != b)
		if (g->blocks[a].order > g->blocks[b].order)
			a = g->blocks[a].idom;
		else
			b = g->blocks[b].idom;
	return a;
}

static void
find_ends(struct hoist *h, const struct graph *g, uint32_t block)
{
	const struct graph_block *b = &g->blocks[block];

	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		uint32_t to = g->edges[i].to, loop = b->loop;

		for (; loop != GRAPH_NONE && (to == g->loops[loop].header || !shape_in_loop(&h->shape, to, loop));
			loop = g->loops[loop].parent)
			h->ends[loop] = h->ends[loop] == GRAPH_NONE ? block : common_dominator(g, h->ends[loop], block);
	}
}

static void
enter(struct hoist *h, const struct flow *flow, const struct graph *g)
{
	if (h->shape.g == g)
		return;
	hoist_free(h);
	shape_open(&h->shape, g);
	h->incremented = array_make(g->nloops, sizeof h->incremented[0]);
	h->ends = array_make(g->nloops, sizeof h->ends[0]);
	memset(h->ends, 0xff, g->nloops * sizeof h->ends[0]);
	for (uint32_t n = 0; n < g->nblocks; n++) {
		const struct graph_block *b = &g->blocks[n];

		find_ends(h, g, n);
		for (uint32_t i = b->first; i < b->first + b->count && b->loop != GRAPH_NONE; i++)
			h->incremented[b->loop] |= hoist_increments(flow, &g->insns[i]);
	}
	for (uint32_t i = g->nloops; i-- > 0;) /* inner loops come after the loops that contain them */
		if (g->loops[i].parent != GRAPH_NONE)
			h->incremented[g->loops[i].parent] |= h->incremented[i];
}

/* Returns the only block outside a loop from which control enters the loop. Returns GRAPH_NONE if there are several such
 * blocks, or if the block is empty or has another successor. */
static uint32_t
before_loop(const struct shape *s, uint32_t loop)
{
	const struct graph *g = s->g;
	const struct graph_block *header = &g->blocks[g->loops[loop].header];
	uint32_t before = GRAPH_NONE;

	for (uint32_t i = header->pred; i < header->pred + header->npreds; i++) {
		uint32_t from = g->edges[g->preds[i]].from;

		if (shape_in_loop(s, from, loop))
			continue;
		if (before != GRAPH_NONE)
			return GRAPH_NONE;
		before = from;
	}
	return before != GRAPH_NONE && g->blocks[before].count && g->blocks[before].nedges == 1 ? before : GRAPH_NONE;
}

/* Returns whether each iteration of a loop, including the last one, executes the block. The loop must have one entry. */
static bool
is_always_run(const struct hoist *h, uint32_t block, uint32_t loop)
{
	return shape_dominates(&h->shape, block, h->ends[loop]);
}

uint32_t
hoist_to(struct hoist *h, const struct flow *flow, const struct finding *f, uint32_t insn)
{
	const struct graph *g = graph_whole(&flow->functions[f->function]);
	uint32_t block = graph_block_of(g, insn);

	enter(h, flow, g);
	for (uint32_t loop = g->blocks[block].loop; loop != GRAPH_NONE; loop = g->loops[loop].parent) {
		if (g->loops[loop].irreducible || h->incremented[loop] & UINT32_C(1) << f->counter || !is_always_run(h, block, loop))
			break;
		uint32_t before = before_loop(&h->shape, loop);
		if (before == GRAPH_NONE)
			break;
		uint32_t last = g->blocks[before].first + g->blocks[before].count - 1;
		if (hoist_increments(flow, &g->insns[last]) & UINT32_C(1) << f->counter)
			break;
		insn = last;
		block = before;
	}
	return insn;
}

void
hoist_free(struct hoist *h)
{
	if (h->shape.g)
		shape_close(&h->shape);
	alloc_free(h->incremented);
	alloc_free(h->ends);
}
