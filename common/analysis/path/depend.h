/* Finds dependences between the branches of a path. */
#ifndef PATH_DEPEND_H
#define PATH_DEPEND_H

#include "common/analysis/graph/shape.h"

/* Returns whether the decisions on a path, which starts at an instruction and follows the n edges, are independent. A
 * decision is dependent if it depends on registers of an earlier decision; if it is an indirect jump with several
 * targets; or if some path reaches it without the first instruction and it depends on registers of a branch that guards
 * the first instruction. */
bool
depend_proves(const struct shape *shape, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
