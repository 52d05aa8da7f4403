/* Applies --symbol-ordering-file. */
#ifndef LINKER_ORDERING_H
#define LINKER_ORDERING_H

#include "linker/symbols/symbol.h"

/* Sets insec.ordered of each section that contains a listed symbol. Warns about listed symbols that do not affect the
 * order. */
void
ordering_apply(struct symbols *symbols);

#endif
