/* Modifiers: rows of modifiers.tbl, from name:value into the field and back. */
#ifndef ISA_MODIFIER_H
#define ISA_MODIFIER_H

#include "common/isa/build.h"
#include "common/isa/tables.h"
#include "common/isa/text.h"

/* The one modifier of a group that the form has and that is spelled so, or NULL. */
const struct modifier *
modifier_of_form(const struct form *form, const struct modifier *written);

/* Sets a modifier's field from name:value, or from the name alone. */
bool
modifier_parse(struct build *b, const struct modifier *m, const struct node *node, bool clears);

/* Prints what forms.tbl lists for the form, each after a blank. Returns false if a field holds what
 * no text stands for. */
bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn);

#endif
