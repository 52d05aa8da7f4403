/* Represents lane masks as sets of lanes: regions, differences of two regions, and unknown subsets of either, with logical
 * operations. The lanes of a region are a subset of its parent's, so region b contains region a if b is a or an ancestor of a. */
#ifndef VALUE_LANES_H
#define VALUE_LANES_H

#include "common/analysis/graph/graph.h"

/* A mask: the lanes of region `one` that are not in region `minus` (GRAPH_NONE: all lanes of `one`). If `some` is set, the mask is
 * an unknown subset of these lanes. If `one` is GRAPH_NONE, the mask is unknown. */
struct lanes {
	uint32_t one, minus;
	bool some;
};

#define LANES_UNKNOWN ((struct lanes){GRAPH_NONE, GRAPH_NONE, true})

static inline struct lanes
lanes_of(uint32_t region)
{
	return (struct lanes){region, GRAPH_NONE, false};
}

static inline struct lanes
lanes_some(uint32_t region)
{
	return (struct lanes){region, GRAPH_NONE, true};
}

static inline bool
lanes_known(struct lanes m)
{
	return m.one != GRAPH_NONE;
}

static inline bool
lanes_is_region(struct lanes m)
{
	return lanes_known(m) && m.minus == GRAPH_NONE && !m.some;
}

/* The following functions compute a & b, a & ~b, a | b and a ^ b. A result that cannot be represented exactly is a superset
 * with `some` set, or unknown. */
struct lanes
lanes_and(const struct graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_and_not(const struct graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_or(const struct graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_xor(const struct graph *g, struct lanes a, struct lanes b);

/* Returns the join of two masks: a mask that contains both. */
struct lanes
lanes_either(const struct graph *g, struct lanes a, struct lanes b);

#endif
