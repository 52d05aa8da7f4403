/* Control flow, function by function. The bytes of a section, its symbols, descriptors and relocations (struct flow_code) become
 * functions with blocks, edges, loops and regions of lanes (struct flow_graph); liveness, resources and checks build on these.
 *
 *	struct flow *flow = flow_open(&code);
 *	for (size_t i = 0; i < flow->nfunctions; i++) {
 *	const struct flow_graph *g = flow->functions[i].graph;
 *	…
 *	}
 *	flow_close(flow);
 *
 * Nothing here prints; running out of memory ends the program. */
#ifndef FUNCTION_FLOW_H
#define FUNCTION_FLOW_H

#include "common/analysis/finding/incomplete.h"
#include "common/analysis/graph/functions.h"

/* Analyzes the functions of a section. The code must stay valid until flow_close. */
struct flow *
flow_open(const struct flow_code *code);

/* NULL is allowed. */
void
flow_close(struct flow *flow);

/* Adds the code that no check of the functions examines: unreached code, jumps to unknown locations, and exceeded limits. */
void
flow_incomplete(const struct flow *flow, struct incompletes *out);

/* Whether instructions of a gap are relevant: not padding, nor what a compiler leaves after an end. */
bool
flow_gap_matters(const struct flow *flow, const struct flow_gap *gap);

#endif
