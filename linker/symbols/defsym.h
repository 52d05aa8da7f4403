/* Defines the symbols of --defsym. */
#ifndef LINKER_DEFSYM_H
#define LINKER_DEFSYM_H

#include "linker/symbols/symbol.h"

/* Marks the symbols in the expressions as referenced, so that archive members that define them are loaded. Call before files are
 * loaded. */
void
defsym_want(struct symbols *symbols);

/* Defines the symbols. Call after all files are loaded. */
void
defsym_define(struct symbols *symbols);

#endif
