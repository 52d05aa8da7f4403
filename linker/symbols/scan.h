/* Determines which relocations need a GOT entry or a dynamic relocation. */
#ifndef LINKER_SCAN_H
#define LINKER_SCAN_H

#include "linker/input/relocation.h"
#include "linker/symbols/symbol.h"

/* Collects the GOT entries and dynamic relocations that relocations of linked sections need. Reports relocations that cannot be
 * applied. */
void
scan_relocations(struct symbols *symbols);

/* Returns whether the relocation's value depends on the load address or on another object. */
bool
scan_is_dynamic(const struct link_options *opt, const struct reloc_kind *k, const struct link_symbol *y);

/* Returns the name of a relocation's symbol for messages; y may be NULL. */
const char *
scan_symbol_name(const struct symbols *symbols, const struct link_symbol *y);

#endif
