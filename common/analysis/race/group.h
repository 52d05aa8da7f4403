/* The size of a kernel's work-groups, and which bits of the IDs determine a lane's wave and its number in the wave. */
#ifndef RACE_GROUP_H
#define RACE_GROUP_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/race/apart.h"

/* Describes the work-groups of a function. Returns whether their size is known: the function is a kernel, and its descriptor and
 * metadata have it. wave_bits is 0 if a work-group is a single wave. flat: see struct race_group. */
bool
race_group_find(const struct flow *flow, const struct flow_function *f, bool flat, struct race_group *group);

/* Returns a lane's number in its wave, or an unknown value. */
struct linear
race_group_lane(const struct flow *flow, const struct race_group *group);

#endif
