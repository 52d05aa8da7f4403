/* What functions need together with all functions that they can reach. */
#ifndef LINKER_PROPAGATE_H
#define LINKER_PROPAGATE_H

#include "linker/kernels/function.h"

/* Sets `all` of each function that a kernel can reach. Reports functions that are called, but about which nothing is known. */
void
propagate_needs(struct call_graph *fs);

#endif
