/* Applies --symbol-ordering-file. */
#ifndef LINKER_ORDERING_H
#define LINKER_ORDERING_H

#include "linker/symbols/symbol.h"

/* Sets the order of each section to the position of its first symbol in the list. Warns about symbols whose position has no
 * effect. */
void
ordering_apply(struct symbols *symbols);

#endif
