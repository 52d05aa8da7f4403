#include "common/analysis/race/dma_functions.h"

#include <string.h>

#include "common/analysis/address/lds_access.h"
#include "common/analysis/address/pointer.h"
#include "common/analysis/graph/call_solve.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

bool
dma_functions_is_call(const struct graph_insn *i)
{
	return i->flow == CONTROL_call || i->flow == CONTROL_call_indirect;
}

/* Returns the bits of `wanted` (DMA_…) that apply to the function's own instructions. */
static unsigned
own_bits(const struct dma_functions *d, const struct graph *g, unsigned wanted)
{
	const struct graph_code *code = d->flow->code;
	unsigned has = 0;

	for (uint32_t i = 0; i < g->ninsns && has != wanted; i++) {
		if (!(g->insns[i].flags & HAS_EVENT))
			continue;
		struct insn insn;
		graph_decode(code, &g->insns[i], &insn);
		const struct insn_effects *e = insn_effects(code->isa, &insn);
		if (lds_access_dma(code->isa, e) || lds_access_dma_read(code->isa, e))
			has |= wanted & DMA_MOVES;
		else if (lds_access_is(code, e, d->flat) && !(e->memory & 1 << MEMORY_dma))
			has |= wanted & DMA_ACCESSES;
	}
	return has;
}

/* Returns the union of the DMA_… bits of the functions that an instruction calls. An unknown function has both bits. */
static unsigned
callees(const struct dma_functions *d, const struct graph *g, uint32_t insn)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(g, insn, &calls);
	unsigned has = n ? 0 : DMA_BOTH;

	for (uint32_t i = 0; i < n; i++)
		has |= calls[i].to == GRAPH_NONE ? (unsigned)DMA_BOTH : d->deep[calls[i].to];
	return has;
}

/* Adds the DMA_… bits that are known for its callees to those of a function. Returns whether there are new ones. */
static bool
add_callees(void *context, uint32_t function)
{
	const struct dma_functions *d = context;
	const struct graph *g = d->flow->functions[function].graph;
	unsigned has = d->deep[function], old = has;

	for (uint32_t i = 0; i < g->ninsns && has != DMA_BOTH; i++)
		has |= dma_functions_is_call(&g->insns[i]) ? callees(d, g, i) : 0;
	for (uint32_t i = 0; i < g->nedges && has != DMA_BOTH; i++) {
		uint32_t to = graph_edge_function(d->flow, &g->edges[i]);

		if (g->edges[i].reason == EDGE_LEAVES)
			has |= to == GRAPH_NONE ? (unsigned)DMA_BOTH : d->deep[to];
	}
	d->deep[function] = (uint8_t)has;
	return has != old;
}

/* Computes `deep`. */
static void
close_calls(struct dma_functions *d)
{
	memcpy(d->deep, d->own, d->flow->nfunctions * sizeof d->deep[0]);
	struct call_solve calls;
	call_solve_fixpoint(&calls, d->flow, add_callees, d);
}

void
dma_functions_open(struct dma_functions *d, const struct flow *flow)
{
	*d = (struct dma_functions){.flow = flow};
	for (size_t f = 0; f < flow->nfunctions && !d->any; f++)
		d->any = own_bits(d, flow->functions[f].graph, DMA_MOVES);
	if (!d->any)
		return;
	d->flat = pointer_reaches_lds(flow);
	d->own = array_make(flow->nfunctions, sizeof d->own[0]);
	d->deep = array_make(flow->nfunctions, sizeof d->deep[0]);
	for (size_t f = 0; f < flow->nfunctions; f++)
		d->own[f] = (uint8_t)own_bits(d, flow->functions[f].graph, DMA_BOTH);
	close_calls(d);
}

void
dma_functions_close(struct dma_functions *d)
{
	alloc_free(d->own);
	alloc_free(d->deep);
}

void
dma_functions_note(const struct dma_functions *d, uint32_t function, struct incompletes *out)
{
	const struct graph *g = d->flow->functions[function].graph;

	for (uint32_t i = 0; i < g->ninsns && d->deep[function] == DMA_BOTH; i++)
		if (dma_functions_is_call(&g->insns[i]) && callees(d, g, i) & DMA_MOVES)
			incompletes_add(out, INCOMPLETE_dma_calls, function, g->insns[i].at, 1);
}
