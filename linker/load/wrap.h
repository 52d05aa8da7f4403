/* --wrap. */
#ifndef LINKER_WRAP_H
#define LINKER_WRAP_H

#include "linker/load/load.h"

/* When all files are read: exchanges the names, and loads the archive members that the new ones want. */
void
wrap_references(struct loader *l);

#endif
