/* Returns addresses in the output. Valid after layout_assign(). */
#ifndef LINKER_ADDRESS_H
#define LINKER_ADDRESS_H

#include "linker/layout/image.h"

/* Returns the virtual address in the output of the byte at an offset in an input section, or 0 if the section is not in
 * the output. */
uint64_t
address_in(const struct insec *s, uint64_t offset);

uint64_t
address_of(const struct link_symbol *y, int64_t addend);

/* Returns whether the location symbol + addend is in the output. True for symbols that are not in a section. */
bool
address_exists(const struct link_symbol *y, int64_t addend);

/* Returns the index of the symbol's section in the output, or SHN_UNDEF or SHN_ABS. */
uint32_t
address_section(const struct link_symbol *y);

#endif
