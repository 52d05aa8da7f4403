/* Redirects references for --wrap. */
#ifndef LINKER_WRAP_H
#define LINKER_WRAP_H

#include "linker/load/load.h"

/* Redirects the references, and loads the archive members that define the new targets. Call after all files are loaded. */
void
wrap_references(struct loader *l);

#endif
