/* Finds hazards: two instructions with too few wait states between them, where neither a counter nor a hardware interlock delays
 * the second. The rules are rows of tables/hazards.tbl. */
#ifndef HAZARD_HAZARD_H
#define HAZARD_HAZARD_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/solve.h"

enum hazard_rules {
	HAZARD_DOCUMENTED,
	HAZARD_COMPILER,              /* documented rules, rules that only compilers follow, and contradicted ones; the fixes of the
	                               * latter are not assumed to be present either, because their findings are only notes */
	HAZARD_NOTES,                 /* all rules, including those whose findings are notes */
};

extern const struct finding_rules hazard_rules, hazard_slack_rules;

/* Adds the violations of all functions to out. A finding's kind is named after the rule's row. The fixes of rules that `requested`
 * excludes are not assumed to be present. Unreached code is checked as if nothing came before it. With code->safe, for inserting
 * s_nop, also checks instructions at which control leaves a function. */
void
hazards_check(const struct flow *flow, enum hazard_rules requested, struct findings *out);

/* Calls line() for each instruction of a function with the rules of which it may be the first instruction, and those of which it may be the
 * second one, for check/states.h. There is no state: violations are searched backwards from the second instruction. */
void
hazards_show(const struct flow *flow, uint32_t function, solve_line *line, void *user);

/* Adds a note for each s_nop that could be shorter or removed, provided that all others stay. */
void
hazards_slack(const struct flow *flow, struct findings *out);

#endif
