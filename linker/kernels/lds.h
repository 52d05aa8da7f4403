/* Allocates variables in LDS and named barriers. */
#ifndef LINKER_LDS_H
#define LINKER_LDS_H

#include "linker/kernels/function.h"

enum { LDS_BYTES, LDS_BARRIERS };

/* Gives each variable an offset, or the number of a barrier, and defines its symbol with the value. Sets `end` of each kernel, which
 * must contain the bytes of its descriptor. Call after propagate_needs(). limit: the bytes of LDS of a work group. */
void
lds_allocate(struct call_graph *fs, uint64_t limit);

#endif
