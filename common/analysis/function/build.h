/* Builds the basic blocks and edges of a function from the instructions that it reaches. */
#ifndef FUNCTION_BUILD_H
#define FUNCTION_BUILD_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"

/* Sets the leaders of r to the start offsets of the blocks of g. r must not have leaders yet. */
void
build_leaders(struct reach *r, const struct graph *g);

/* Builds the graph of a function of r and sorts r's leaders. `jumps` lists the known targets of indirect jumps, sorted by offset.
 * Free the graph with build_free(). */
struct graph *
build_graph(struct reach *r, uint32_t function, const struct build_jump *jumps, size_t njumps);

/* Computes the incoming edges of all blocks, whose npreds must be 0. */
void
build_preds(struct graph *g);

/* Appends a block without instructions at offset `end` and makes it the entry. Its edges lead to the previous entry and to the
 * blocks at the n offsets in places[], which must be sorted, or to all blocks if `all` is set. */
void
build_enter(struct graph *g, uint32_t end, const uint32_t *places, size_t n, bool all);

/* Sets the callees of indirect calls to targets that have become known. Marks jumps that turned out to be returns or to lead to
 * other sections. Blocks do not change. */
void
build_settle(struct graph *g, const struct graph_code *code, const struct build_jump *jumps, size_t njumps);

void
build_free(struct graph *g);

#endif
