/* Modifiers: rows of modifiers.tbl, from name:value into the field. */
#ifndef ASSEMBLER_MATCH_MODIFIER_H
#define ASSEMBLER_MATCH_MODIFIER_H

#include "assembler/match/operand/build.h"
#include "common/isa/tables.h"

/* The modifier of a group that the form has in this spelling, or NULL. */
const struct modifier *
modifier_of_form(const struct form *form, const struct modifier *written);

/* Sets a modifier's field from name:value, or from the name alone. */
bool
modifier_parse(struct attempt *b, const struct modifier *m, const struct node *node, bool clears);

#endif
