/* The output file. */
#ifndef LINKER_WRITE_H
#define LINKER_WRITE_H

#include "linker/link.h"

/* The section number of a symbol in the output, or SHN_UNDEF or SHN_ABS. */
uint32_t
write_section_number(const struct symbol *y);

/* Writes the file. */
void
write_output(struct link *l);

#endif
