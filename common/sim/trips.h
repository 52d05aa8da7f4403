/* Iterations of counted loops. The counter is a scalar register that is constant before the loop, to which one instruction adds a
 * constant in each iteration, and which is compared with a constant where the loop is left. */
#ifndef SIM_TRIPS_H
#define SIM_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* Sets count[] of each block: the execution (from 1) of the block's conditional branch that leaves the innermost loop, if no other
 * exit is used first. 0: the branch leaves no loop, never leaves it, or the code does not determine when. */
void
trips_count(const struct flow *flow, const struct shape *s, uint64_t *count);

#endif
