/* Lane masks as sets: regions of lanes, a region without another one, and logical operations on them. A region has only lanes
 * of its parent, so "all lanes of a are lanes of b" is known if b is a or an ancestor of it. */
#ifndef VALUE_LANES_H
#define VALUE_LANES_H

#include "common/analysis/graph/graph.h"

/* A mask: the lanes of region one, except those of region minus (FLOW_NONE: none); or only some of them, which ones is not
 * known. one FLOW_NONE: nothing is known. */
struct lanes {
	uint32_t one, minus;
	bool some;
};

#define LANES_UNKNOWN ((struct lanes){FLOW_NONE, FLOW_NONE, true})

static inline struct lanes
lanes_of(uint32_t region)
{
	return (struct lanes){region, FLOW_NONE, false};
}

static inline struct lanes
lanes_some(uint32_t region)
{
	return (struct lanes){region, FLOW_NONE, true};
}

static inline bool
lanes_known(struct lanes m)
{
	return m.one != FLOW_NONE;
}

/* Whether it is what one region has. */
static inline bool
lanes_is_region(struct lanes m)
{
	return lanes_known(m) && m.minus == FLOW_NONE && !m.some;
}

/* a & b, a & ~b, a | b, a ^ b, as far as it is known. */
struct lanes
lanes_and(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_and_not(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_or(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_xor(const struct flow_graph *g, struct lanes a, struct lanes b);

/* What is known of a mask that is one of the two. */
struct lanes
lanes_either(const struct flow_graph *g, struct lanes a, struct lanes b);

#endif
