/* Matches input sections with patterns of linker scripts. */
#ifndef LINKER_SCRIPT_MATCH_H
#define LINKER_SCRIPT_MATCH_H

#include "linker/script/tree.h"

/* Whether a pattern in KEEP matches the section. */
bool
script_keeps(const struct script *script, const struct insec *s);

/* Removes the sections that /DISCARD/ matches, and their followers, from inputs.sections. */
void
script_discard(struct script *script);

/* Assigns each section in inputs.sections to the first pattern that matches it, in the order that the pattern asks for, and sets
 * its command. Removes linker-made sections that /DISCARD/ matches. */
void
script_match(struct script *script);

#endif
