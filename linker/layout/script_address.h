/* Assigns addresses and symbol values as specified by a linker script. */
#ifndef LINKER_SCRIPT_ADDRESS_H
#define LINKER_SCRIPT_ADDRESS_H

#include "linker/layout/image.h"

/* Defines the symbols that scripts assign. script_address_assign() sets their final values. */
void
script_address_define(struct image *image);

/* Assigns addresses to sections, and values to symbols. headers is the size of the file header and the program headers in bytes. */
void
script_address_assign(struct image *image, uint64_t headers);

#endif
