/* Finds ordered sections in code, and violations of their rules (rule.def). Assumes that every path of the control-flow graph is
 * possible. */
#ifndef POPS_POPS_CHECK_H
#define POPS_POPS_CHECK_H

#include <stdbool.h>

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules pops_all_rules;

/* Adds the findings of all functions to out. Functions with unknown jump targets are not checked, but added to out->missed. */
void
pops_check(const struct flow *flow, struct findings *out);

/* Adds a finding if a function, a shader that is ordered according to its metadata, accesses memory and never waits for the overlapped
 * waves. */
void
pops_check_ordered(const struct flow *flow, uint32_t function, struct findings *out);

/* Returns whether the finding reports that a wave enters an ordered section. */
bool
pops_finding_enters(const struct finding *f);

#endif
