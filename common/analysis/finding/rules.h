/* Defines the rules of a check from its rows FINDING(name, severity, text). Include this header in the file that adds the findings:
 *
 *	#define FINDINGS "common/analysis/race/race.def"
 *	#define FINDINGS_TABLE race_rules
 *	#include "common/analysis/finding/rules.h"
 *
 * If there are few rows, they can be in the same file instead:
 *
 *	#define FINDINGS_ROWS \
 *		FINDING(race_overlap, WARNING, "no barrier is between …")
 *
 * The header defines an enum of RULE_name, the array kinds[] in the order of the rows, and race_rules, which lists all rows. Define
 * FINDINGS_CERTAINTY as COMPILER if no document contains the rules. Define FINDINGS_FIND as the function that adds the findings, if
 * no header declares this function. */
#include "common/analysis/finding/found.h"

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
