/* What is in what: blocks in loops, blocks below others in the tree of dominators. Both trees are numbered so that what is
 * below a node are the numbers after it, and each question is two comparisons. */
#ifndef GRAPH_SHAPE_H
#define GRAPH_SHAPE_H

#include "common/analysis/graph/graph.h"

struct shape_range {
	uint32_t first, count;
};

struct shape {
	const struct flow_graph *g;
	struct shape_range *dominated; /* by block; count 0: it is not reached */
	struct shape_range *nested;    /* by loop */
};

/* Free it with shape_close. The graph must outlive it. */
void
shape_open(struct shape *s, const struct flow_graph *g);

void
shape_close(struct shape *s);

/* Whether a block, or none, is in a loop or in one of those in it. */
static inline bool
shape_in_loop(const struct shape *s, uint32_t block, uint32_t loop)
{
	uint32_t inner = block == FLOW_NONE ? FLOW_NONE : s->g->blocks[block].loop;

	return inner != FLOW_NONE && s->nested[inner].first - s->nested[loop].first < s->nested[loop].count;
}

/* Whether all ways to block b lead through block a; a dominates itself. */
static inline bool
shape_dominates(const struct shape *s, uint32_t a, uint32_t b)
{
	return s->dominated[b].count && s->dominated[b].first - s->dominated[a].first < s->dominated[a].count;
}

/* The last instruction of a block if it is a conditional branch, else FLOW_NONE. */
uint32_t
shape_branch(const struct flow_graph *g, uint32_t block);

/* Where the conditional branch at a block's end leads, [1] if it is taken; FLOW_NONE: out of the function. Returns its
 * CONDITION_…. */
unsigned
shape_ways(const struct flow_graph *g, uint32_t block, uint32_t to[2]);

#endif
