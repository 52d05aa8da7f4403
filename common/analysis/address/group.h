/* Determines the size of a kernel's work-groups, and which bits of a lane's work-item ID determine the wave that contains the lane.
 * Computes the lane's number within the wave from the ID. */
#ifndef ADDRESS_GROUP_H
#define ADDRESS_GROUP_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/address/meets.h"

/* Sets *group to a description of the work-groups of a function. Returns whether their maximum size is known; it is unknown for
 * functions other than kernels. wave_bits is 0 if a work-group is a single wave. flat: as in struct work_group. */
bool
work_group_find(const struct flow *flow, const struct graph_function *f, bool flat, struct work_group *group);

/* Returns the number of a lane within its wave as a sum over the ID bits, or an unknown value. */
struct linear
work_group_lane(const struct flow *flow, const struct work_group *group);

#endif
