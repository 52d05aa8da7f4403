/* LDS accesses by two waves of a work-group without a barrier between them: the question and the answers.
 *
 * The question, for each kernel whose work-group can have more than one wave: which pairs of accesses have a path from the first
 * to the second without a barrier, include a write, and can touch the same byte in lanes of different waves? One wave may then
 * perform the first access while another performs the second.
 *
 * Paths: the set of accesses since the last barrier, propagated forward to a fixpoint (race.c), including loops. Calls: the accesses
 * of callees, at unknown addresses, and their barriers count at the call site (call.h). Addresses: sums over the bits of the lanes'
 * IDs (linear.h), propagated through the code (follow.h), with the conditions that comparisons put on active lanes. Two accesses are
 * compared by a search over both lanes' bits (apart.h). The result is race_overlap if the search finds two lanes and relies on known
 * values only, race_unknown if the overlap is unknown, and nothing if there is none.
 *
 * The answer is race_overlap if the search finds two lanes and all conditions are known; race_unknown if it is not known whether
 * the accesses overlap; no finding if they cannot.
 *
 * Not compared: an instruction with itself; two atomics; two writes when it is not known whether they overlap; accesses with no
 * path from one to the other; flat accesses. */
#ifndef RACE_RACE_H
#define RACE_RACE_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules race_rules;

/* Adds the findings of all kernels to out. */
void
races_find(const struct flow *flow, struct findings *out);

#endif
