/* Finds dependences between the branches of a path. */
#ifndef PATH_DEPEND_H
#define PATH_DEPEND_H

#include "common/analysis/graph/shape.h"

/* Returns whether the decisions (branches with several successors) on a path are independent. The path starts at the
 * instruction `from` and follows the n edges. A decision is dependent if it depends on registers of an earlier decision; if
 * it is an indirect jump; or if some path reaches the decision without executing `from` and the decision depends on registers
 * of a branch that dominates `from`. */
bool
depend_proves(const struct shape *shape, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
