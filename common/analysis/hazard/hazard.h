/* Instructions that follow others too closely: what no counter covers and hardware does not see. One row of
 * tables/hazards.tbl per rule; code per kind of rule. */
#ifndef HAZARD_HAZARD_H
#define HAZARD_HAZARD_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules hazard_rules, hazard_slack_rules;

/* Adds what is found in all functions to out; each kind is named as its row is. A function that jumps to an unknown place is
 * checked up to there. */
void
hazards_check(const struct flow *flow, struct findings *out);

/* Adds notes on each s_nop that is longer than the rules need, the others being as they are. */
void
hazards_slack(const struct flow *flow, struct findings *out);

#endif
