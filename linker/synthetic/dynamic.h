/* .dynamic and .rela.dyn. */
#ifndef LINKER_DYNAMIC_H
#define LINKER_DYNAMIC_H

#include "linker/synthetic/synthetic.h"

/* Gives .dynamic its size: output sections are known. */
void
dynamic_size(struct synthetic *made);

/* Gives both their contents, once addresses are known. */
void
dynamic_fill(struct synthetic *made);

#endif
