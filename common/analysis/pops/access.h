/* Checks the memory accesses of a function with an ordered section. Accesses inside the section must go to L2, and the memory that
 * they access must not be accessed outside. Two accesses refer to the same memory if they have the same resource and the same
 * address, in registers that no instruction writes between them. */
#ifndef POPS_ACCESS_H
#define POPS_ACCESS_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

/* Adds the findings of a function to out. is_called: other functions call it. Such a function is not checked, because it may begin
 * inside a section. */
void
access_check(const struct flow *flow, uint32_t function, bool is_called, struct findings *out);

#endif
