/* The functions that syntax.def names, but for the parsers, which are in assembler/match/operand. */
#ifndef ISA_OPERAND_SYNTAX_H
#define ISA_OPERAND_SYNTAX_H

#include "common/isa/operand/operand.h"

#define SYNTAX(name, values, parse, valid, print, registers) \
	bool valid(const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	void print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	unsigned registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);
#include "common/isa/operand/syntax.def"
#undef SYNTAX

/* Whether any operand has neg, abs or sext. */
static inline bool
syntax_has_signs(const struct insn *insn)
{
	return (insn->word[0] & insn->form->signs[0]) | (insn->word[1] & insn->form->signs[1]);
}

/* Prints a register or a constant without neg, abs and sext. */
void
syntax_print_plain(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot, unsigned code);

/* Prints a register or a constant of one dword whose text is in a table; returns false if it is not. */
static inline bool
syntax_print_name(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned code = operand_code(insn, slot);
	const struct code_name *name = &isa_code_names[isa->target->column][code & 511];

	if (slot->dwords != 1 || code >= 512 || !name->length)
		return false;
	memcpy(t->at, name->text, sizeof name->text);
	t->at += name->length;
	return true;
}

#endif
