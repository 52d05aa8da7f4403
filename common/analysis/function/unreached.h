/* Graphs that hold code that no known path leads to: flow_whole(). */
#ifndef FUNCTION_UNREACHED_H
#define FUNCTION_UNREACHED_H

#include "common/analysis/graph/reachable_code.h"

/* Makes the graph of a function of r with the code in gaps, which are after it and of no other; NULL if they have none that is to be
 * looked at. numbered has the functions by place, as calls of the result have their numbers. */
struct flow_graph *
unreached_graph(struct reach *r, uint32_t function, const struct flow *numbered, const struct flow_gap *gaps, size_t ngaps);

#endif
