/* Finds LDS accesses by two waves of a work-group without a barrier between them.
 *
 * For each kernel whose work-group can have several waves, the check looks for pairs of accesses with three properties: there is a
 * path without a barrier from the first access to the second; at least one of them writes; both can touch the same byte in lanes
 * of different waves. One wave may then perform the first access while another wave performs the second.
 *
 * Paths: the set of accesses since the last barrier is propagated forward to a fixpoint (race.c), including loops. Calls: the
 * accesses of callees, at unknown addresses, and their barriers count at the call site (call.h). Addresses: sums over the bits of
 * the lanes' IDs (linear.h) are propagated through the code (follow.h), with the conditions that comparisons put on active lanes.
 * Two accesses are compared by a search over both lanes' bits (apart.h).
 *
 * A finding is race_overlap if the search finds two such lanes and all conditions are known, or race_unknown if it is not known
 * whether the accesses overlap. There is no finding if they cannot overlap.
 *
 * The check does not compare: an instruction with itself; two atomics; two writes for which it is unknown whether they overlap;
 * accesses without a path from one to the other; flat accesses whose address is computed from an argument of the kernel, an
 * address of code, or the aperture of private memory (pointer.h). */
#ifndef RACE_RACE_H
#define RACE_RACE_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules race_rules;

/* Adds the findings of all kernels to out. */
void
races_find(const struct flow *flow, struct findings *out);

#endif
