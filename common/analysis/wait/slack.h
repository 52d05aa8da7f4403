/* Waits that are stronger than needed, for manual tuning. */
#ifndef WAIT_SLACK_H
#define WAIT_SLACK_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules slack_rules;

/* Adds a note for each counter that a wait waits for longer than later instructions need, with the sufficient value. Waits before
 * a barrier, atomic, cache operation, message, call or return in the same block are not reported, because they may order memory. */
void
slack_find(const struct flow *flow, struct findings *out);

#endif
