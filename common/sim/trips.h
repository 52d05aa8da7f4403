/* Iterations of counted loops. The counter is a scalar register that is constant before the loop, to which one instruction adds a
 * constant in each iteration, and which is compared with a constant where the loop is left. */
#ifndef SIM_TRIPS_H
#define SIM_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* Sets count[] for each block. If its conditional branch leaves the innermost loop and the code determines when: the execution of
 * the branch that does so, from 1, if no other exit is used first. Else 0: unknown, or never. */
void
trips_count(const struct flow *flow, const struct shape *s, uint64_t *count);

#endif
