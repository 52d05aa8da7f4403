/* Applies version scripts and lists of exports to symbols. */
#ifndef LINKER_VERSION_H
#define LINKER_VERSION_H

#include "linker/symbols/symbol.h"

/* Assigns patterns to symbols. All definitions must be known. */
void
version_assign(struct symbols *symbols);

#endif
