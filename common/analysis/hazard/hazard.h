/* Finds hazards: instructions that follow others too closely, where neither counters nor hardware interlocks help. Each rule is a
 * row of tables/hazards.tbl. The code only implements the kinds of rules. */
#ifndef HAZARD_HAZARD_H
#define HAZARD_HAZARD_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

enum hazard_rules_asked {
	HAZARD_DOCUMENTED,
	HAZARD_COMPILER,              /* those that compilers keep, too */
	HAZARD_NOTES,                 /* all, those whose findings are notes included */
};

extern const struct finding_rules hazard_rules, hazard_slack_rules;

/* Adds the broken rules of all functions to out; a finding's kind has the name of the rule's row. Rules that are not asked for
 * are left out: what they lack does not count as present for others. Code that no known path reaches is
 * checked as if nothing came before it. With code->safe, for whoever inserts no-operations, also where control leaves a function. */
void
hazards_check(const struct flow *flow, enum hazard_rules_asked asked, struct findings *out);

/* Adds a note for each s_nop that could be shorter or absent, provided that all others stay. */
void
hazards_slack(const struct flow *flow, struct findings *out);

#endif
