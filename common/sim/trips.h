/* Computes the trip counts of counted loops. The counter is a scalar register with a constant initial value. One instruction adds
 * a constant to it in each iteration, and the loop's exit test compares it with a constant. */
#ifndef SIM_TRIPS_H
#define SIM_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* Sets count[] for each block: the number (from 1) of the execution in which the block's conditional branch leaves the innermost
 * loop, provided that no other exit leaves it first. 0: the branch leaves no loop or never leaves it, or the number is unknown. */
void
trips_count(const struct flow *flow, const struct shape *s, uint64_t *count);

#endif
