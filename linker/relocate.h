/* Relocations. */
#ifndef LINKER_RELOCATE_H
#define LINKER_RELOCATE_H

#include "linker/link.h"

/* The relocations of a section, read on first use. */
void
relocate_load(struct insec *s);

/* The symbol of a relocation; NULL for none. */
struct symbol *
relocate_symbol(const struct insec *s, const struct elfin_rela *r);

/* Finds what the relocations need: GOT entries, dynamic relocations; reports what cannot be linked. */
void
relocate_scan(struct link *l);

/* Fills the output sections from the input sections and applies the relocations. */
void
relocate_apply(struct link *l);

#endif
