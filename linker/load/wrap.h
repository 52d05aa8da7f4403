/* Redirects references for --wrap. */
#ifndef LINKER_WRAP_H
#define LINKER_WRAP_H

#include "linker/load/load.h"

/* Redirects references to symbols named by --wrap, and loads the archive members that define the symbols to which the
 * references refer now. Call after all files are loaded. */
void
wrap_references(struct loader *l);

#endif
