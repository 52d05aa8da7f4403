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

/* Hands the bytes of an output section to put, relocations applied but with -r; reports
 * values that do not fit. */
void
relocate_contents(struct link *l, const struct outsec *o, elfout_put *put, void *to);

#endif
