/* Block order, dominators and loops of a function's graph. */
#ifndef GRAPH_ORDER_H
#define GRAPH_ORDER_H

#include "common/analysis/graph/graph.h"

/* Computes g->order, and order and idom of its blocks. */
void
order_blocks(struct flow_graph *g);

/* Computes g->loops, and loop of its blocks. Requires order_blocks. */
void
order_loops(struct flow_graph *g);

#endif
