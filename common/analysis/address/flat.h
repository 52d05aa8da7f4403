/* Finds flat accesses that are certainly not to LDS, because their addresses are computed from an argument, from the address of code
 * or data, or from the aperture of private memory (pointer.h). */
#ifndef ADDRESS_FLAT_H
#define ADDRESS_FLAT_H

#include "common/analysis/graph/functions.h"

/* Returns an array, indexed by instruction of the function's graph: whether the instruction is a flat access that is certainly not
 * to LDS. The caller frees the array. */
bool *
flat_outside_lds(const struct flow *flow, uint32_t function);

#endif
