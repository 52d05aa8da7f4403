/* --defsym. */
#ifndef LINKER_DEFSYM_H
#define LINKER_DEFSYM_H

#include "linker/symbols/symbol.h"

/* Before the files are read: what the expressions name is wanted. */
void
defsym_want(struct symbols *symbols);

/* When all files are read: defines the names. */
void
defsym_define(struct symbols *symbols);

#endif
