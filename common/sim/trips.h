/* How often loops with a constant counter are gone through: a scalar register that is a constant before the loop, to which one
 * instruction of each iteration adds a constant, and that is compared with a constant where the loop is left. */
#ifndef SIM_TRIPS_H
#define SIM_TRIPS_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* Sets count[] of each block whose conditional branch leaves the innermost loop that it is in, as far as the code says it: the
 * time that it does, from 1, if no other one does before. 0: it is not known, or never. */
void
trips_count(const struct flow *flow, const struct shape *s, uint64_t *count);

#endif
