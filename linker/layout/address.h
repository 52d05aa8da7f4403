/* Where things are in the output, once addresses are known. */
#ifndef LINKER_ADDRESS_H
#define LINKER_ADDRESS_H

#include "linker/layout/image.h"

/* Where the byte at an offset in an input section is at run time. */
uint64_t
address_in(const struct insec *s, uint64_t offset);

/* The address of symbol + addend. */
uint64_t
address_of(const struct link_symbol *y, int64_t addend);

/* Whether what symbol + addend refers to, if that is in a section, is in the output. */
bool
address_exists(const struct link_symbol *y, int64_t addend);

/* The section number of a symbol in the output, or SHN_UNDEF or SHN_ABS. */
uint32_t
address_section(const struct link_symbol *y);

#endif
