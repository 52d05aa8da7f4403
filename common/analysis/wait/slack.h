/* Finds waits that are stronger than needed, for manual tuning. */
#ifndef WAIT_SLACK_H
#define WAIT_SLACK_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules slack_rules;

/* Adds a note for each counter on which a wait is stronger than later instructions need. The note contains the sufficient value.
 * Does not report waits that may order memory: waits that precede a barrier, atomic, cache operation, message, call or return in
 * the same block. */
void
slack_find(const struct flow *flow, struct findings *out);

#endif
