/* Finds defects that the code itself proves, without heuristics; see defect.def. */
#ifndef LIVE_DEFECT_H
#define LIVE_DEFECT_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/live/live.h"

extern const struct finding_rules defect_rules;

/* Adds the defects of all functions to out. live is the result of live_open(); NULL: do not report dead writes. */
void
defects_find(const struct flow *flow, const struct live *live, struct findings *out);

#endif
