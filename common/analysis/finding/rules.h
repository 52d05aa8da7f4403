/* Defines the rules of a check from its rows FINDING(name, severity, text). Include it in the file that adds the findings:
 *
 *	#define FINDINGS "common/analysis/race/race.def"
 *	#define FINDINGS_TABLE race_rules
 *	#include "common/analysis/finding/rules.h"
 *
 * or, if the rows are few, from rows in that file itself:
 *
 *	#define FINDINGS_ROWS \
 *		FINDING(race_overlap, WARNING, "no barrier is between …")
 *
 * This defines an enum of RULE_name, the rows kinds[] in that order, and race_rules with all of them. Set FINDINGS_CERTAINTY to
 * COMPILER if no document has the rules. FINDINGS_FIND is the function that adds the findings, if no header declares it. */
#include "common/analysis/finding/finding.h"

#ifdef FINDINGS_FIND
struct flow;
void
FINDINGS_FIND(const struct flow *flow, struct findings *out);
#endif

#ifndef FINDINGS_CERTAINTY
#define FINDINGS_CERTAINTY DOCUMENTED
#endif

#define FINDING(name, severity, text) RULE_##name,
enum {
#ifdef FINDINGS
#include FINDINGS
#else
	FINDINGS_ROWS
#endif
};
#undef FINDING

#define FINDING_ROW_OF(...) FINDING_ROW(__VA_ARGS__),
#define FINDING(name, severity, text) FINDING_ROW_OF(name, severity, text, FINDINGS_CERTAINTY)
static const struct finding_kind kinds[] = {
#ifdef FINDINGS
#include FINDINGS
#else
	FINDINGS_ROWS
#endif
};
#undef FINDING

const struct finding_rules FINDINGS_TABLE = FINDING_RULES(kinds);
