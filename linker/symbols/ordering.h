/* Applies --symbol-ordering-file. */
#ifndef LINKER_ORDERING_H
#define LINKER_ORDERING_H

#include "linker/symbols/symbol.h"

/* Warns about symbols whose position in the list has no effect. */
void
ordering_apply(struct symbols *symbols);

#endif
