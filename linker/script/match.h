/* Which input sections the patterns of a linker script mean. */
#ifndef LINKER_SCRIPT_MATCH_H
#define LINKER_SCRIPT_MATCH_H

#include "linker/link.h"

/* Whether KEEP names a section. */
bool
script_keeps(const struct link *l, const struct insec *s);

/* Takes what /DISCARD/ matches out of l->ins. */
void
script_discard(struct link *l);

/* Notes for each pattern the sections of l->ins that it is the first to match, in the order that it asks for, and for each
 * section where it goes. */
void
script_match(struct link *l);

#endif
