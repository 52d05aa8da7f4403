/* Finds accesses that have modifiers of agent or system scope, but lack the cache operations and waits of an acquire or a release
 * (rules.tbl). This may be intended, because relaxed atomics order nothing. Only reports findings that apply on all paths. Unknown
 * code, such as a callee, is assumed to contain the missing operations. */
#ifndef MEMORY_UNORDERED_H
#define MEMORY_UNORDERED_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules unordered_rules;

/* Adds the findings of all functions to out. */
void
unordered_find(const struct flow *flow, struct findings *out);

#endif
