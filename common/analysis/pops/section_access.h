/* Checks the memory accesses of a function with an ordered section. Accesses inside the section must go to L2, and no access
 * outside the section may be to the same memory. Two accesses are to the same memory if they have the same resource and the same
 * address, in registers that no instruction writes between the accesses. */
#ifndef POPS_SECTION_ACCESS_H
#define POPS_SECTION_ACCESS_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

/* Adds the findings of a function to out. Does not check a function that others call (is_called), because its callers may
 * already be in the ordered section. */
void
access_check(const struct flow *flow, uint32_t function, bool is_called, struct findings *out);

#endif
