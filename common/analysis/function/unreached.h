/* Builds the graphs for graph_whole(), which include code that no known path reaches. */
#ifndef FUNCTION_UNREACHED_H
#define FUNCTION_UNREACHED_H

#include "common/analysis/graph/reachable_code.h"

/* Builds the graph of a function of r together with the unreached code in the gaps. The gaps must be between this function and the
 * next one. Returns NULL if no gap contains code to include. The graph refers to callees by their indices in `numbered`, whose
 * functions are sorted by offset. */
struct graph *
unreached_graph(struct reach *r, uint32_t function, const struct flow *numbered, const struct graph_gap *gaps, size_t ngaps);

#endif
