/* --symbol-ordering-file. */
#ifndef LINKER_ORDERING_H
#define LINKER_ORDERING_H

#include "linker/symbols/symbol.h"

/* Gives each section the place of the first symbol in the list that it defines; warns of names that order nothing. */
void
ordering_apply(struct symbols *symbols);

#endif
