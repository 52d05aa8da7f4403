/* The registers that calls clobber, once the functions of a section are known. */
#ifndef CALL_CALLS_H
#define CALL_CALLS_H

#include "common/analysis/graph/reachable_code.h"

/* Sets s to the registers that an unknown function may clobber. */
void
calls_unknown(struct set *s);

/* Computes clobbered of a function from the registers it writes and its calls, as far as these are known. */
void
calls_clobber(const struct reach *r, struct flow_graph *g);

/* Computes clobbered of all functions from the registers they write and their calls. Sets changed, by function: it has a call
 * whose target was unknown or assumed to clobber other registers when the function was analyzed. Changes no set if the fixpoint is
 * not reached soon. */
void
calls_close(const struct reach *r, bool *changed);

#endif
