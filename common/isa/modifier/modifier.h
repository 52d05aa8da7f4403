/* Modifiers: rows of modifiers.tbl, written as name:value after the operands. */
#ifndef ISA_MODIFIER_MODIFIER_H
#define ISA_MODIFIER_MODIFIER_H

#include "common/isa/tables.h"
#include "common/isa/text.h"

/* Returns whether the modifier's field, or each field of a list, holds v. */
bool
modifier_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

/* Prints the form's modifiers, each after a blank. Returns false if a value cannot be printed. */
bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn);

#endif
