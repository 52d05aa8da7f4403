/* Containment: blocks in loops, and blocks in the dominator tree. Both trees have preorder numbers, so each query is two
 * comparisons. */
#ifndef GRAPH_SHAPE_H
#define GRAPH_SHAPE_H

#include "common/analysis/graph/graph.h"

struct shape_range {
	uint32_t first, count;
};

struct shape {
	const struct flow_graph *g;
	struct shape_range *dominated; /* by block; count 0: unreachable */
	struct shape_range *nested;    /* by loop */
};

/* Free with shape_close. The graph must outlive it. */
void
shape_open(struct shape *s, const struct flow_graph *g);

void
shape_close(struct shape *s);

/* Whether a block, or FLOW_NONE, is in a loop or one nested in it. */
static inline bool
shape_in_loop(const struct shape *s, uint32_t block, uint32_t loop)
{
	uint32_t inner = block == FLOW_NONE ? FLOW_NONE : s->g->blocks[block].loop;

	return inner != FLOW_NONE && s->nested[inner].first - s->nested[loop].first < s->nested[loop].count;
}

/* Whether all paths to block b contain block a; a dominates itself. */
static inline bool
shape_dominates(const struct shape *s, uint32_t a, uint32_t b)
{
	return s->dominated[b].count && s->dominated[b].first - s->dominated[a].first < s->dominated[a].count;
}

/* The last instruction of a block if it is a conditional branch, else FLOW_NONE. */
uint32_t
shape_branch(const struct flow_graph *g, uint32_t block);

/* The targets of the conditional branch at a block's end, [1] if taken; FLOW_NONE: outside of the function. Returns its
 * CONDITION_…. */
unsigned
shape_ways(const struct flow_graph *g, uint32_t block, uint32_t to[2]);

#endif
