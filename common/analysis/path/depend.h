/* Which registers the branches of a path depend on. */
#ifndef PATH_DEPEND_H
#define PATH_DEPEND_H

#include "common/analysis/graph/shape.h"

/* Whether no decision of the path, from an instruction along edges to another, depends on registers that an earlier one depends
 * on, nor on those of a branch that from is guarded by, unless every path to the decision leads through from; and none is a jump to one
 * of several places. */
bool
depend_proves(const struct shape *shape, uint32_t from, const uint32_t *edges, uint32_t n);

#endif
