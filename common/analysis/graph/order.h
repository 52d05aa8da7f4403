/* The shape of a function's graph: the order of its blocks, what dominates what, loops. */
#ifndef GRAPH_ORDER_H
#define GRAPH_ORDER_H

#include "common/analysis/graph/graph.h"

/* Fills in g->order, and order and idom of its blocks. */
void
order_blocks(struct flow_graph *g);

/* Fills in g->loops, and loop of its blocks. After order_blocks. */
void
order_loops(struct flow_graph *g);

#endif
