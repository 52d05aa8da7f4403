/* Executes the slice of a function that determines how often its loops are repeated, from the values that are known where a loop
 * begins. */
#ifndef VALUE_LOOP_RUN_H
#define VALUE_LOOP_RUN_H

#include "common/analysis/graph/shape.h"
#include "common/analysis/value/scalar.h"
#include "common/base/memory/arena.h"

enum {
	LOOP_RUN_MOST = 1024, /* limit of the iterations of a loop that are executed to find their number */
	LOOP_RUN_DEPTH = 64,
};

/* What was observed of a conditional branch in a loop. */
struct loop_trip {
	uint64_t count;          /* as that of trips.h, if each iteration executes the branch */
	struct str directions;   /* if these are known of all its executions, and in which order it is executed: T (taken) and N (not taken) */
};

/* Sets trip[] for each block: of the blocks for which wanted[] is set. count[]: the numbers that are known already. Strings are of the
 * arena. No loop may be irreducible, and no loop nested too deeply (LOOP_RUN_DEPTH). */
void
loop_run(const struct flow *flow, uint32_t function, const struct shape *shape, struct scalar_values *values, const bool *wanted,
	const uint64_t *count, struct loop_trip *trip, struct arena *arena);

#endif
