/* Computes the trip counts of counted loops. The counter is a scalar register with a known initial value. One instruction adds a
 * known number to it in each iteration, and the loop's exit test compares it with a known number. */
#ifndef VALUE_TRIPS_H
#define VALUE_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"
#include "common/analysis/value/scalar.h"

/* Sets count[] for each block: the number (from 1) of the execution in which the block's conditional branch leaves the innermost
 * loop, provided that no other exit leaves it first. 0: the branch leaves no loop or never leaves it, or the number is unknown.
 * values: those of the function. */
void
trips_count(const struct flow *flow, const struct shape *s, struct scalar_values *values, uint64_t *count);

#endif
