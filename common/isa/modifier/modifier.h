/* Modifiers are rows of modifiers.tbl; they are written after the operands, as name or name:value. */
#ifndef ISA_MODIFIER_MODIFIER_H
#define ISA_MODIFIER_MODIFIER_H

#include "common/isa/tables.h"
#include "common/isa/text.h"

/* Returns whether the modifier has the value v. For a list, all fields must have this value. */
bool
modifier_holds(const struct insn *insn, const struct modifier *m, uint32_t v);

/* Prints the modifiers of the instruction, each preceded by a blank. Returns false if a value cannot be printed. */
bool
modifiers_print(struct text *t, const struct isa *isa, const struct insn *insn);

#endif
