/* Applies version scripts and dynamic lists to symbols. */
#ifndef LINKER_VERSION_H
#define LINKER_VERSION_H

#include "linker/symbols/symbol.h"

/* Assigns the patterns to the symbols that they match. Call after all definitions are known. */
void
version_assign(struct symbols *symbols);

#endif
