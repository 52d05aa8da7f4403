/* Basic blocks and edges of a function, from the offsets that it reaches. */
#ifndef FUNCTION_BUILD_H
#define FUNCTION_BUILD_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"

/* Sets the leaders of r, which has none, to the block starts of g. */
void
build_leaders(struct reach *r, const struct flow_graph *g);

/* Builds the graph of a function of r, whose leaders become sorted; jumps are the known indirect ones, by offset. Free it with
 * build_free. */
struct flow_graph *
build_graph(struct reach *r, uint32_t function, const struct build_jump *jumps, size_t njumps);

/* Computes the incoming edges of each block, whose npreds are 0. */
void
build_preds(struct flow_graph *g);

/* Makes a block without instructions, at offset end, the new entry: it leads to the old one, and to the blocks at these offsets,
 * which are sorted; with all, to every block. */
void
build_enter(struct flow_graph *g, uint32_t end, const uint32_t *places, size_t n, bool all);

/* Adds what has become known of indirect calls, returns, and jumps to other sections: changes that affect no blocks. */
void
build_settle(struct flow_graph *g, const struct flow_code *code, const struct build_jump *jumps, size_t njumps);

/* NULL is allowed. */
void
build_free(struct flow_graph *g);

#endif
