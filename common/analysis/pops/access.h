/* Checks accesses to memory around an ordered section: that those in it go to L2, and that none of the same memory is outside. Two
 * accesses are of the same memory if they have the same resource and address in registers that nothing has written in between. */
#ifndef POPS_ACCESS_H
#define POPS_ACCESS_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

/* Adds what is found in a function to out. is_called: others call it, so it may begin in the section. */
void
access_check(const struct flow *flow, uint32_t function, bool is_called, struct findings *out);

#endif
