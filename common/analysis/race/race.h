/* Accesses of LDS by two waves of a work-group without a barrier between them: what is asked and what is answered.
 *
 * Asked, of each kernel whose work-group can have more than one wave: from which accesses does a path lead to an access without a
 * barrier on it, at least one of the two writes, and they can touch the same byte in lanes of different waves. One wave can then be at
 * the first access while another is at the second.
 *
 * Paths: the set of accesses since the last barrier, forward to a fixpoint (race.c), around loops, too.
 * Functions that the kernel calls (call.h): their accesses, at unknown addresses, and their barriers, where they are called.
 * Addresses: sums over the bits of the lanes' IDs (linear.h), followed through the code (follow.h), with what comparisons say of
 * the lanes that are on; two are compared by a search over both lanes' bits (apart.h).
 * The answer is race_overlap if the search finds two lanes and all that it went by is known, race_unknown if it is not known
 * whether they overlap, nothing if they cannot.
 *
 * Not compared: an instruction with itself; two atomic operations; two writes of which it is not known whether they overlap; accesses
 * on paths of which none leads to the other; flat accesses. */
#ifndef RACE_RACE_H
#define RACE_RACE_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules race_rules;

/* Adds what is found in all kernels to out. */
void
races_find(const struct flow *flow, struct findings *out);

#endif
