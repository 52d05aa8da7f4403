/* The contents of .dynamic and .rela.dyn. */
#ifndef LINKER_DYNAMIC_H
#define LINKER_DYNAMIC_H

#include "linker/synthetic/synthetic.h"

/* Sets the size of .dynamic. Output sections must be known. */
void
dynamic_size(struct synthetic *made);

/* Fills both sections. Addresses must be known. */
void
dynamic_fill(struct synthetic *made);

#endif
