/* Writes the contents of .dynsym, .dynstr, .gnu.hash and .hash. */
#ifndef LINKER_DYNSYM_H
#define LINKER_DYNSYM_H

#include "linker/synthetic/synthetic.h"

/* Lists the dynamic symbols in the order of .dynsym, and sets their dynindex. */
void
dynsym_list(struct synthetic *made);

/* Sets the sizes of the sections, and fills .dynstr. */
void
dynsym_size(struct synthetic *made);

/* Fills .dynsym, .gnu.hash and .hash. Call after addresses are known. */
void
dynsym_fill(struct synthetic *made);

#endif
