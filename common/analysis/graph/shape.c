#include "common/analysis/graph/shape.h"

#include <assert.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Computes the preorder numbers and subtree sizes of a tree. `order` lists the nodes, parents before children. If `order` is
 * NULL, each parent must have a lower index than its children. */
static void
number_subtrees(struct shape_range *r, const uint32_t *parents, const uint32_t *order, uint32_t n, uint32_t *next)
{
	uint32_t top = 0;

	for (uint32_t i = n; i-- > 0;) {
		uint32_t node = order ? order[i] : i;

		r[node].count++;
		if (parents[node] != GRAPH_NONE)
			r[parents[node]].count += r[node].count;
	}
	for (uint32_t i = 0; i < n; i++) {
		uint32_t node = order ? order[i] : i, *at = parents[node] == GRAPH_NONE ? &top : &next[parents[node]];

		r[node].first = *at;
		*at += r[node].count;
		next[node] = r[node].first + 1;
	}
}

void
shape_open(struct shape *s, const struct graph *g)
{
	uint32_t most = g->nblocks > g->nloops ? g->nblocks : g->nloops;
	uint32_t *parents = array_make(most, sizeof *parents), *next = array_make(most, sizeof *next);

	*s = (struct shape){.g = g, .dominated = array_make(g->nblocks, sizeof s->dominated[0]),
		.nested = array_make(g->nloops, sizeof s->nested[0])};
	for (uint32_t i = 0; i < g->nblocks; i++)
		parents[i] = g->blocks[i].idom == i ? GRAPH_NONE : g->blocks[i].idom;
	number_subtrees(s->dominated, parents, g->order, g->norder, next);
	for (uint32_t i = 0; i < g->nloops; i++)
		parents[i] = g->loops[i].parent;
	number_subtrees(s->nested, parents, NULL, g->nloops, next);
	alloc_free(parents);
	alloc_free(next);
}

void
shape_close(struct shape *s)
{
	alloc_free(s->dominated);
	alloc_free(s->nested);
}

uint32_t
shape_branch(const struct graph *g, uint32_t block)
{
	const struct graph_block *b = &g->blocks[block];

	return b->count && g->insns[b->first + b->count - 1].flow == CONTROL_conditional ? b->first + b->count - 1 : GRAPH_NONE;
}

unsigned
shape_targets(const struct graph *g, uint32_t block, uint32_t to[2])
{
	const struct graph_edge *e = &g->edges[g->blocks[block].edge];

	assert(g->blocks[block].nedges == 2); /* the edge to the branch target is first, the fall-through edge second */
	to[1] = e[0].to;
	to[0] = e[1].to;
	return e[1].condition;
}
