/* Addresses and values of symbols as a linker script gives them. */
#ifndef LINKER_SCRIPT_PLACE_H
#define LINKER_SCRIPT_PLACE_H

#include "linker/layout/image.h"

/* Defines the symbols that scripts give values to; the values come with the addresses. */
void
script_address_define(struct image *image);

/* Gives sections and symbols their addresses; headers is the size of the file header with the program headers. */
void
script_address_assign(struct image *image, uint64_t headers);

#endif
