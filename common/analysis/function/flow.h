/* Control-flow analysis of a section. From its bytes, symbols, descriptors and relocations (struct graph_code), builds functions
 * with blocks, edges, loops and regions of lanes (struct graph). All other analyses use these graphs.
 *
 *	struct flow *flow = flow_open(&code);
 *	for (size_t i = 0; i < flow->nfunctions; i++) {
 *		const struct graph *g = flow->functions[i].graph;
 *		…
 *	}
 *	flow_close(flow);
 *
 * These functions print nothing. If memory is exhausted, the program exits. */
#ifndef FUNCTION_FLOW_H
#define FUNCTION_FLOW_H

#include "common/analysis/finding/incomplete.h"
#include "common/analysis/graph/functions.h"

/* Analyzes the functions of a section. The code must stay valid until flow_close(). */
struct flow *
flow_open(const struct graph_code *code);

/* flow may be NULL. */
void
flow_close(struct flow *flow);

/* Adds the code that the checks of functions do not examine: unreached code, jumps to unknown locations, and functions that exceed
 * a limit of the analysis. */
void
flow_incomplete(const struct flow *flow, struct incompletes *out);

/* Returns whether a gap may contain relevant instructions, that is, whether it is neither padding nor the code that compilers
 * leave after an abort. */
bool
flow_gap_matters(const struct flow *flow, const struct graph_gap *gap);

/* Returns whether an unreached gap that matters may be code. A gap with invalid words may be data, so this requires that the function whose
 * symbol contains the gap has a jump to an unknown location. */
bool
flow_gap_missed(const struct flow *flow, const struct graph_gap *gap);

#endif
