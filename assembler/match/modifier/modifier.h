/* Parses modifiers, which are rows of modifiers.tbl: sets a field to the value in "name:value". */
#ifndef ASSEMBLER_MATCH_MODIFIER_H
#define ASSEMBLER_MATCH_MODIFIER_H

#include "assembler/match/operand/build.h"
#include "common/isa/tables.h"

/* Returns the form's modifier that has the group and the spelling of `written`, or NULL. */
const struct modifier *
modifier_of_form(const struct form *form, const struct modifier *written);

/* Sets the field of a modifier from name:value, or from the name alone. On failure, records the reason and returns false. */
bool
modifier_parse(struct attempt *b, const struct modifier *m, const struct node *node, bool clears);

#endif
