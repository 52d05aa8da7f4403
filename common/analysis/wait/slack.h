/* Waits that are stricter than anything needs, for who tunes code by hand. */
#ifndef WAIT_SLACK_H
#define WAIT_SLACK_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules slack_rules;

/* Adds notes on waits of all functions to out: each counter for which a wait waits longer than the instructions after it
 * need, and what would do. Nothing is said of a wait before a barrier, an atomic, a cache operation, a message, a call or a
 * return in its block: it may order memory. */
void
slack_find(const struct flow *flow, struct findings *out);

#endif
