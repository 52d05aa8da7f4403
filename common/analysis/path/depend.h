/* Finds dependences between the branches of a path. */
#ifndef PATH_DEPEND_H
#define PATH_DEPEND_H

#include "common/analysis/graph/shape.h"

struct guards {
	const struct shape *shape;
	uint32_t *below;       /* indexed by block: index in sets of the registers on which the branches of the block and of its
	                        * dominators depend; NULL until first use */
	struct set *sets;
	size_t nsets, sets_cap;
};

/* Initializes d. shape must outlive d. Free with depend_close(). */
void
depend_open(struct guards *d, const struct shape *shape);

void
depend_close(struct guards *d);

/* Returns whether the decisions (branches with several successors) on a path are independent. The path starts at the
 * instruction `from` and follows the n edges. A decision is dependent if it depends on registers of an earlier decision; if
 * it is an indirect jump; or if some path reaches the decision without executing `from` and the decision depends on registers
 * of a branch that dominates `from`. */
bool
depend_proves(struct guards *d, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
