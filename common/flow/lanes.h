/* Lane masks as sets: regions of lanes, a region without another one, and what logic makes of them. A region has lanes of
 * its parent's only, so that "all lanes of a are lanes of b" is known where b is a or above it. */
#ifndef FLOW_LANES_H
#define FLOW_LANES_H

#include "common/flow/flow.h"

/* A mask: the lanes of region one, but those of region minus (FLOW_NONE: but none). one FLOW_NONE: not known. */
struct lanes {
	uint32_t one, minus;
};

static inline struct lanes
lanes_of(uint32_t region)
{
	return (struct lanes){region, FLOW_NONE};
}

#define LANES_UNKNOWN ((struct lanes){FLOW_NONE, FLOW_NONE})

static inline bool
lanes_known(struct lanes m)
{
	return m.one != FLOW_NONE;
}

/* a & b, a & ~b, a | b, a ^ b, as far as it is known. A result that is only known to be part of a region is unknown. */
struct lanes
lanes_and(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_and_not(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_or(const struct flow_graph *g, struct lanes a, struct lanes b);

struct lanes
lanes_xor(const struct flow_graph *g, struct lanes a, struct lanes b);

#endif
