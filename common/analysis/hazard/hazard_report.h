/* Creates the findings for violated hazard rules. */
#ifndef HAZARD_HAZARD_REPORT_H
#define HAZARD_HAZARD_REPORT_H

#include "common/analysis/finding/found.h"
#include "common/analysis/hazard/hazard.h"
#include "common/analysis/hazard/search.h"

bool
hazard_is_requested(const struct ruleset_rule *r, enum hazard_rules requested);

/* Returns whether the fix of a rule that an instruction violates is assumed to be present when later instructions are checked. */
bool
hazard_is_assumed_fixed(const struct ruleset_rule *r, enum hazard_rules requested);

/* Adds a finding to all, at the rule's second instruction insn. Returns the finding, which is valid until the next one is added. */
struct finding *
hazard_report(struct hazard_search *s, struct findings *all, const struct ruleset_rule *r, uint32_t function, uint32_t insn,
	const struct search_hit *hit);

#endif
