/* Matches input sections against the patterns of linker scripts. */
#ifndef LINKER_SCRIPT_MATCH_H
#define LINKER_SCRIPT_MATCH_H

#include "linker/script/tree.h"

bool
script_keeps(struct script *script, const struct insec *s);

/* Removes the sections that /DISCARD/ matches, and their followers, from inputs.sections. */
void
script_discard(struct script *script);

/* Assigns each section in inputs.sections to the first pattern that matches it, and sets its command. Sorts the sections of each
 * pattern as the pattern specifies. Removes synthetic sections that /DISCARD/ matches. */
void
script_match(struct script *script);

#endif
