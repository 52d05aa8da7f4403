/* Answers whether a loop contains a block, and whether a block dominates another block. The nodes of the loop tree and of the
 * dominator tree have preorder numbers, so each query takes two comparisons. */
#ifndef GRAPH_SHAPE_H
#define GRAPH_SHAPE_H

#include "common/analysis/graph/graph.h"

struct shape_range {
	uint32_t first, count;
};

struct shape {
	const struct graph *g;
	struct shape_range *dominated; /* indexed by block: preorder number and subtree size in the dominator tree; count 0:
	                                * unreachable */
	struct shape_range *nested;    /* indexed by loop: preorder number and subtree size in the loop tree */
};

/* Initializes s for a graph, which must outlive s. Free with shape_close(). */
void
shape_open(struct shape *s, const struct graph *g);

void
shape_close(struct shape *s);

/* Returns whether a loop contains a block, directly or in a nested loop. Returns false if `block` is GRAPH_NONE. */
static inline bool
shape_in_loop(const struct shape *s, uint32_t block, uint32_t loop)
{
	uint32_t inner = block == GRAPH_NONE ? GRAPH_NONE : s->g->blocks[block].loop;

	return inner != GRAPH_NONE && s->nested[inner].first - s->nested[loop].first < s->nested[loop].count;
}

/* Returns whether all paths to block b contain block a. A block dominates itself. */
static inline bool
shape_dominates(const struct shape *s, uint32_t a, uint32_t b)
{
	return s->dominated[b].count && s->dominated[b].first - s->dominated[a].first < s->dominated[a].count;
}

/* Returns the last instruction of a block if that instruction is a conditional branch, else GRAPH_NONE. */
uint32_t
shape_branch(const struct graph *g, uint32_t block);

/* For the conditional branch at the end of a block, sets to[1] to its target and to[0] to the fall-through block; GRAPH_NONE:
 * outside the function. Returns the branch's CONDITION_…. */
unsigned
shape_targets(const struct graph *g, uint32_t block, uint32_t to[2]);

#endif
