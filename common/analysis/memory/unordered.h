/* Accesses of code that say by their modifiers that they go as far as the device or the system, and stand without the cache
 * operations and waits that would make them acquires or releases (fence.def). That can be meant: relaxed atomics order nothing.
 * Said is only what is certain of all paths; what cannot be known, such as what calls do, counts as if it did what is needed. */
#ifndef MEMORY_UNORDERED_H
#define MEMORY_UNORDERED_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules unordered_rules;

/* Adds what is found in all functions to out. */
void
unordered_find(const struct flow *flow, struct findings *out);

#endif
