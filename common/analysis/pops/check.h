/* Finds ordered sections in code, and what breaks their rules (rule.def). By the graph: a path that the code has is assumed to be
 * possible. */
#ifndef POPS_CHECK_H
#define POPS_CHECK_H

#include <stdbool.h>

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules pops_all_rules;

/* Adds what is found in all functions to out. A function that jumps to an unknown place is left out, which is told. */
void
pops_check(const struct flow *flow, struct findings *out);

/* Whether the finding tells that an ordered section is entered. */
bool
pops_finding_enters(const struct finding *f);

#endif
