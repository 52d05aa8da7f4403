/* Accesses with modifiers of agent or system scope that lack the cache operations and waits of an acquire or a release
 * (fence.def). That may be intended: relaxed atomics order nothing. Only findings that hold on all paths are reported; unknown
 * code, such as a callee, is assumed to do what is needed. */
#ifndef MEMORY_UNORDERED_H
#define MEMORY_UNORDERED_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules unordered_rules;

/* Adds the findings of all functions to out. */
void
unordered_find(const struct flow *flow, struct findings *out);

#endif
