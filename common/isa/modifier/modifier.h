/* Modifiers: rows of modifiers.tbl, from the field to name:value. */
#ifndef ISA_MODIFIER_MODIFIER_H
#define ISA_MODIFIER_MODIFIER_H

#include "common/isa/tables.h"
#include "common/isa/text.h"

/* Whether a modifier's field, or each of a list, holds v. */
bool
modifier_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

/* Prints what forms.tbl lists for the form, each after a blank. Returns false if a field holds what
 * no text stands for. */
bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn);

#endif
