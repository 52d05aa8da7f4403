/* Computes reverse postorder and dominators. Dominators are found by the algorithm of Lengauer and Tarjan (1979) with path
 * compression, in O(edges × log blocks) for any graph. Blocks have preorder numbers of a depth-first traversal; the entry has
 * number 0. */
#include "common/analysis/graph/order.h"

#include <string.h>

#include "common/base/memory/alloc.h"

struct dominators {
	struct graph *g;
	uint32_t n;
	uint32_t *number;    /* indexed by block: number of the block; GRAPH_NONE: unreachable */
	uint32_t *block, *parent; /* indexed by number: the block, and the number of its parent */
	uint32_t *semi, *idom, *ancestor, *label, *bucket, *next; /* indexed by number: state of the algorithm of Lengauer and Tarjan */
	uint32_t *stack;
};

/* Numbers the blocks in preorder. Sets g->order to the reverse postorder, by filling it from its end in postorder. */
static void
number_blocks(struct dominators *d)
{
	struct graph *g = d->g;
	uint32_t *stack = d->stack, *at = d->next, depth = 0, last = g->nblocks; /* at: indexed by block: number of outgoing edges
	                                                                          * followed */

	for (uint32_t i = 0; i < g->nblocks; i++)
		d->number[i] = GRAPH_NONE;
	d->number[g->entry] = 0;
	d->block[0] = g->entry;
	d->n = 1;
	stack[depth++] = g->entry;
	at[g->entry] = 0;
	while (depth) {
		uint32_t from = stack[depth - 1];
		const struct graph_block *b = &g->blocks[from];

		if (at[from] < b->nedges) {
			uint32_t to = g->edges[b->edge + at[from]++].to;

			if (to == GRAPH_NONE || d->number[to] != GRAPH_NONE)
				continue;
			d->number[to] = d->n;
			d->parent[d->n] = d->number[from];
			d->block[d->n++] = to;
			at[to] = 0;
			stack[depth++] = to;
		} else {
			g->order[--last] = from;
			depth--;
		}
	}
	g->norder = g->nblocks - last;
	memmove(g->order, g->order + last, g->norder * sizeof g->order[0]);
}

/* Returns the number with the least semidominator on the path in the forest from v to its root, and compresses this path. */
static uint32_t
eval(struct dominators *d, uint32_t v)
{
	uint32_t n = 0;

	if (d->ancestor[v] == GRAPH_NONE)
		return v;
	for (uint32_t u = v; d->ancestor[d->ancestor[u]] != GRAPH_NONE; u = d->ancestor[u])
		d->stack[n++] = u;
	while (n) {
		uint32_t u = d->stack[--n], a = d->ancestor[u];

		if (d->semi[d->label[a]] < d->semi[d->label[u]])
			d->label[u] = d->label[a];
		d->ancestor[u] = d->ancestor[a];
	}
	return d->label[v];
}

static void
dominate(struct dominators *d)
{
	const struct graph *g = d->g;

	for (uint32_t i = 0; i < d->n; i++) {
		d->semi[i] = d->label[i] = i;
		d->ancestor[i] = d->bucket[i] = GRAPH_NONE;
	}
	for (uint32_t w = d->n - 1; w > 0; w--) {
		const struct graph_block *b = &g->blocks[d->block[w]];
		uint32_t p = d->parent[w];

		for (uint32_t i = 0; i < b->npreds; i++) {
			uint32_t v = d->number[g->edges[g->preds[b->pred + i]].from];

			if (v == GRAPH_NONE)
				continue;
			uint32_t u = eval(d, v);
			if (d->semi[u] < d->semi[w])
				d->semi[w] = d->semi[u];
		}
		d->next[w] = d->bucket[d->semi[w]];
		d->bucket[d->semi[w]] = w;
		d->ancestor[w] = p;
		for (uint32_t v = d->bucket[p], u; v != GRAPH_NONE; v = d->next[v]) {
			u = eval(d, v);
			d->idom[v] = d->semi[u] < d->semi[v] ? u : p;
		}
		d->bucket[p] = GRAPH_NONE;
	}
	d->idom[0] = 0;
	for (uint32_t w = 1; w < d->n; w++)
		if (d->idom[w] != d->semi[w])
			d->idom[w] = d->idom[d->idom[w]];
}

void
order_blocks(struct graph *g)
{
	struct dominators d = {.g = g};
	size_t n = g->nblocks;
	uint32_t *room = alloc_array(n * 10, sizeof *room);

	g->order = alloc_array(n, sizeof g->order[0]);
	d.number = room;
	d.block = room + n;
	d.parent = room + 2 * n;
	d.semi = room + 3 * n;
	d.idom = room + 4 * n;
	d.ancestor = room + 5 * n;
	d.label = room + 6 * n;
	d.bucket = room + 7 * n;
	d.next = room + 8 * n;
	d.stack = room + 9 * n;
	if (g->entry != GRAPH_NONE) {
		number_blocks(&d);
		dominate(&d);
	}
	for (uint32_t i = 0; i < g->norder; i++)
		g->blocks[g->order[i]].order = i;
	for (uint32_t w = 0; w < d.n; w++)
		g->blocks[d.block[w]].idom = d.block[d.idom[w]];
	alloc_free(room);
}
