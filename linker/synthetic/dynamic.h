/* Writes the contents of .dynamic and .rela.dyn. */
#ifndef LINKER_DYNAMIC_H
#define LINKER_DYNAMIC_H

#include "linker/synthetic/synthetic.h"

/* Sets the size of .dynamic. Call after the output sections are known. */
void
dynamic_size(struct synthetic *made);

/* Fills .dynamic and .rela.dyn. Call after addresses are known. */
void
dynamic_fill(struct synthetic *made);

#endif
