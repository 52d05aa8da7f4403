/* Computes the registers that calls clobber. */
#ifndef CALL_CALLS_H
#define CALL_CALLS_H

#include "common/analysis/graph/reachable_code.h"

/* Sets s to the registers that an unknown function may clobber. */
void
calls_unknown(struct set *s);

/* Computes g->clobbered from the registers that the function writes and from its calls. A callee without a graph counts as an
 * unknown function. */
void
calls_clobber(const struct reach *r, struct graph *g);

/* Computes the clobbered registers of all functions from the registers that they write and from their calls. Sets changed[i] if
 * function i was analyzed before the clobbered registers of all its callees were final. */
void
calls_close(const struct reach *r, bool *changed);

#endif
