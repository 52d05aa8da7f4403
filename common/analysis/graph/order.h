/* Computes the block order, dominators and loops of a function's graph. */
#ifndef GRAPH_ORDER_H
#define GRAPH_ORDER_H

#include "common/analysis/graph/graph.h"

/* Computes g->order, and the fields order and idom of all blocks of g. */
void
order_blocks(struct graph *g);

/* Computes g->loops, and the field loop of all blocks of g. order_blocks() must have run. */
void
order_loops(struct graph *g);

#endif
