/* Computes the trip counts of counted loops. The counter is a scalar register with a known initial value. One instruction adds a
 * known number to it in each iteration, and the loop's exit test compares it with a known number. */
#ifndef SIM_TRIPS_H
#define SIM_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"
#include "common/analysis/value/scalar.h"

/* Sets count[] for each block: the number (from 1) of the execution in which the block's conditional branch leaves the innermost
 * loop, provided that no other exit leaves it first. 0: the branch leaves no loop or never leaves it, or the number is unknown.
 * arguments: known arguments of the function, or NULL. */
void
trips_count(const struct flow *flow, uint32_t function, const struct shape *s, const struct scalar_arguments *arguments,
	uint64_t *count);

#endif
