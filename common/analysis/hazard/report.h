/* Creates the findings for violated hazard rules. */
#ifndef HAZARD_REPORT_H
#define HAZARD_REPORT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/hazard/search.h"

/* Adds the finding for insn, the second instruction of the rule, to all. Returns the finding, which is valid until the next one is
 * added. */
struct finding *
hazard_report(struct hazard_search *s, struct findings *all, const struct ruleset_rule *r, uint32_t function, uint32_t insn,
	const struct search_hit *hit);

#endif
