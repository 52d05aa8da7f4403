/* What code does, function by function. A section's bytes, what symbols and descriptors say begins there, and what
 * relocations put into it (struct flow_code) become functions with blocks, edges, loops and regions of lanes (struct
 * flow_graph); liveness, resources and checks build on these.
 *
 *	struct flow *flow = flow_open(&code);
 *	for (size_t i = 0; i < flow->nfunctions; i++) {
 *		const struct flow_graph *g = flow->functions[i].graph;
 *		…
 *	}
 *	flow_close(flow);
 *
 * Nothing here prints; running out of memory ends the program. */
#ifndef FUNCTION_FLOW_H
#define FUNCTION_FLOW_H

#include "common/analysis/finding/incomplete.h"
#include "common/analysis/graph/functions.h"

/* Finds the functions and what they do. The code must stay valid until flow_close. */
struct flow *
flow_open(const struct flow_code *code);

/* NULL is allowed. */
void
flow_close(struct flow *flow);

/* Adds what no check of the functions looks at: code that nothing is known to reach, jumps to unknown places, and what was given
 * up. */
void
flow_incomplete(const struct flow *flow, struct incompletes *out);

/* Whether instructions of a gap can do harm: it is not padding, nor what a compiler leaves after an end. */
bool
flow_gap_matters(const struct flow *flow, const struct flow_gap *gap);

#endif
