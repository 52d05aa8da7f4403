/* Which names version scripts and lists of exports are about. */
#ifndef LINKER_VERSION_H
#define LINKER_VERSION_H

#include "linker/symbols/symbol.h"

/* Matches the patterns with the symbols, whose definitions are known. */
void
version_assign(struct symbols *symbols);

#endif
