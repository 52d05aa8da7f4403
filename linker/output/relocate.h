/* Relocations. */
#ifndef LINKER_RELOCATE_H
#define LINKER_RELOCATE_H

#include "linker/link.h"

/* Reports what is wrong with the relocations of a section, once: of one that is not linked nobody wants to know. */
void
relocate_check(struct insec *s);

/* Relocation i < s->relas.n. */
struct elfin_rela
relocate_at(const struct insec *s, size_t i);

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
