/* Defines the rules of a check from its rows FINDING(name, severity, text). Include it in the file that adds the findings:
 *
 *	#define FINDINGS "common/analysis/race/race.def"
 *	#define FINDINGS_TABLE race_rules
 *	#include "common/analysis/finding/rules.h"
 *
 * This defines an enum of RULE_name, the array kinds[] in the same order, and race_rules, which refers to it. Set
 * FINDINGS_CERTAINTY to COMPILER if the rules are those of compilers, and no document has them. */
#include "common/analysis/finding/finding.h"

#ifndef FINDINGS_CERTAINTY
#define FINDINGS_CERTAINTY DOCUMENTED
#endif

#define FINDING(name, severity, text) RULE_##name,
enum {
#include FINDINGS
};
#undef FINDING

#define FINDING_ROW_OF(...) FINDING_ROW(__VA_ARGS__),
#define FINDING(name, severity, text) FINDING_ROW_OF(name, severity, text, FINDINGS_CERTAINTY)
static const struct finding_kind kinds[] = {
#include FINDINGS
};
#undef FINDING

const struct finding_rules FINDINGS_TABLE = FINDING_RULES(kinds);
