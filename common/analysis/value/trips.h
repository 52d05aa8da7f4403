/* Computes the trip counts of loops whose exit tests follow from constants and known arguments: of counted loops, to whose counter one
 * instruction adds a known number in each iteration, and of others, such as those that halve a number, by executing them. */
#ifndef VALUE_TRIPS_H
#define VALUE_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"
#include "common/analysis/value/loop_run.h"

/* Sets trip[] for each block: count is the number (from 1) of the execution in which the block's conditional branch leaves the innermost
 * loop, provided that no other exit leaves it first. 0: the branch leaves no loop or never leaves it, or the number is unknown. directions
 * are those of a branch in a loop from each entry to the outermost loop on, if the code determines them but not a count; their memory is of
 * the arena. values: those of the function, which has this number. */
void
trips_count(const struct flow *flow, uint32_t function, const struct shape *s, struct scalar_values *values, struct loop_trip *trip,
	struct arena *arena);

#endif
