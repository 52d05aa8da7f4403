/* What relocations need at run time. */
#ifndef LINKER_SCAN_H
#define LINKER_SCAN_H

#include "linker/input/relocation.h"
#include "linker/symbols/symbol.h"

/* Finds the GOT entries and dynamic relocations that the relocations of linked sections need; reports what cannot be linked. */
void
scan_relocations(struct symbols *symbols);

/* Whether the value of a relocation is known only when the output is loaded. */
bool
scan_is_dynamic(const struct link_options *opt, const struct reloc_kind *k, const struct link_symbol *y);

/* What messages call the symbol of a relocation, which may be none. */
const char *
scan_symbol_name(const struct symbols *symbols, const struct link_symbol *y);

#endif
