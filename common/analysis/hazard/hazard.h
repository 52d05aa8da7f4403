/* Finds hazards: instructions that follow others too closely, where neither counters nor hardware interlocks help. Each rule is a
 * row of tables/hazards.tbl. The code only implements the kinds of rules. */
#ifndef HAZARD_HAZARD_H
#define HAZARD_HAZARD_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules hazard_rules, hazard_slack_rules;

/* Adds the violated rules of all functions to out. A finding's kind has the name of the rule's row. Code that no known path
 * reaches is checked as if no instruction preceded it. With code->safe, for inserting s_nop, also checks the locations where
 * control leaves a function. */
void
hazards_check(const struct flow *flow, struct findings *out);

/* Adds a note for each s_nop that could be shorter or absent, provided that all others stay. */
void
hazards_slack(const struct flow *flow, struct findings *out);

#endif
