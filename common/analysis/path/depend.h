/* Dependences between the branches of a path. */
#ifndef PATH_DEPEND_H
#define PATH_DEPEND_H

#include "common/analysis/graph/shape.h"

/* Whether no decision on the path, from an instruction along edges, depends on registers of an earlier decision, nor on those of a
 * branch that guards the instruction, unless every path to the decision contains the instruction; and no decision is an indirect
 * jump to several targets. */
bool
depend_proves(const struct shape *shape, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
