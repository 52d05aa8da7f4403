/* .dynsym, .dynstr and the hash tables of the names. */
#ifndef LINKER_DYNSYM_H
#define LINKER_DYNSYM_H

#include "linker/synthetic/synthetic.h"

/* Lists the dynamic symbols in the order of .dynsym. */
void
dynsym_list(struct synthetic *made);

/* Gives the sections their sizes, and .dynstr its contents. */
void
dynsym_size(struct synthetic *made);

/* Gives the others theirs, once addresses are known. */
void
dynsym_fill(struct synthetic *made);

#endif
