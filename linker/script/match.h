/* Which input sections the patterns of a linker script mean. */
#ifndef LINKER_SCRIPT_MATCH_H
#define LINKER_SCRIPT_MATCH_H

#include "linker/script/tree.h"

/* Whether KEEP names a section. */
bool
script_keeps(const struct script *script, const struct insec *s);

/* Takes what /DISCARD/ matches, and what belongs to it, out of the list of linked sections. */
void
script_discard(struct script *script);

/* Notes for each pattern the linked sections that it is the first to match, in the order that it asks for, and for each of these
 * where it goes; what /DISCARD/ matches of the linker's own sections is taken out. */
void
script_match(struct script *script);

#endif
