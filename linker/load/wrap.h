/* Redirects references for --wrap. */
#ifndef LINKER_WRAP_H
#define LINKER_WRAP_H

#include "linker/load/load.h"

/* Redirects the references, and loads archive members that define the new names. Call after all files are read. */
void
wrap_references(struct loader *l);

#endif
