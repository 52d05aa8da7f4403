/* Defects that the code itself proves (defect.def), without heuristics. */
#ifndef LIVE_DEFECT_H
#define LIVE_DEFECT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/live/live.h"

extern const struct finding_rules defect_rules;

/* Adds the defects of all functions to out. live is from live_open(); NULL: dead writes are not reported. */
void
defects_find(const struct flow *flow, const struct live *live, struct findings *out);

#endif
