/* What calls change, once the functions of a section are known. */
#ifndef CALL_CALLS_H
#define CALL_CALLS_H

#include "common/analysis/graph/reachable_code.h"

/* Makes the set of what an unknown function may clobber. */
void
calls_unknown(struct set *s);

/* Computes clobbered of a function from what it writes and calls, as far as that is known. */
void
calls_clobber(const struct reach *r, struct flow_graph *g);

/* Computes clobbered of all functions from what they write and call. changed has an element for each, and becomes true of
 * those with a call that was not known or taken to clobber more when they were looked at.
 * Changes nothing if the fixpoint is not reached soon. */
void
calls_close(const struct reach *r, bool *changed);

#endif
