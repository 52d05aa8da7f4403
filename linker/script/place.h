/* Output sections, their order, addresses and segments as a linker script has them. */
#ifndef LINKER_SCRIPT_PLACE_H
#define LINKER_SCRIPT_PLACE_H

#include "linker/link.h"

/* Defines the symbols that scripts give values to; the values come with the addresses. */
void
script_define(struct link *l);

/* Makes the output sections of what script_match() has found, and brings them into order. */
void
script_collect(struct link *l);

/* Gives sections and symbols their addresses; headers is the size of the file header with the program headers. */
void
script_place(struct link *l, uint64_t headers);

#endif
