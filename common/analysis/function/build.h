/* Blocks and edges of a function, from the places that it reaches. */
#ifndef FUNCTION_BUILD_H
#define FUNCTION_BUILD_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"

/* Makes the places where the blocks of g begin the leaders of r, which are none yet. */
void
build_leaders(struct reach *r, const struct flow_graph *g);

/* Makes the graph of a function of r, whose leaders are sorted now; jumps are what is known about indirect ones, by place.
 * Free it with build_free. */
struct flow_graph *
build_graph(struct reach *r, uint32_t function, const struct build_jump *jumps, size_t njumps);

/* Finds the edges that lead to each block, whose npreds are 0. */
void
build_preds(struct flow_graph *g);

/* Makes a block without instructions, at place end, the entry: it leads to the entry until now, and to the blocks at these places,
 * which are sorted; with all, to every block. */
void
build_enter(struct flow_graph *g, uint32_t end, const uint32_t *places, size_t n, bool all);

/* Puts in what has become known of indirect calls, returns, and jumps to other sections: what changes no blocks. */
void
build_settle(struct flow_graph *g, const struct flow_code *code, const struct build_jump *jumps, size_t njumps);

/* NULL is allowed. */
void
build_free(struct flow_graph *g);

#endif
