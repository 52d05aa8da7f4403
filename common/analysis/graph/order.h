/* Computes the block order, dominators and loops of a function's graph. */
#ifndef GRAPH_ORDER_H
#define GRAPH_ORDER_H

#include "common/analysis/graph/graph.h"

/* Computes g->order, and the fields order and idom of its blocks. */
void
order_blocks(struct flow_graph *g);

/* Computes g->loops, and the field loop of its blocks. order_blocks() must have run. */
void
order_loops(struct flow_graph *g);

#endif
