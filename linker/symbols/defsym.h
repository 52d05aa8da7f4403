/* Defines the symbols of --defsym. */
#ifndef LINKER_DEFSYM_H
#define LINKER_DEFSYM_H

#include "linker/symbols/symbol.h"

/* Wants the symbols that the expressions name, so that archive members which define them are loaded. Call before files are read. */
void
defsym_want(struct symbols *symbols);

/* Defines the symbols. Call after all files are read. */
void
defsym_define(struct symbols *symbols);

#endif
