/* Defects that the code's own words prove (defect.def): no guesses. */
#ifndef LIVE_DEFECT_H
#define LIVE_DEFECT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/live/live.h"

extern const struct finding_rules defect_rules;

/* Finds the defects of all functions and adds them to out; live is that of live_open(), or NULL: writes that nothing reads
 * are left out. */
void
defects_find(const struct flow *flow, const struct live *live, struct findings *out);

#endif
