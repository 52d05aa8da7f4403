/* Functions to which operands.tbl refers by name, except for parsers, which are in assembler/match/operand. */
#ifndef ISA_OPERAND_SYNTAX_H
#define ISA_OPERAND_SYNTAX_H

#include "common/isa/operand/operand.h"

#define SYNTAX(name, values, parse, valid, print, registers) \
	bool valid(const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	void print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot); \
	unsigned registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);
ISA_SYNTAX(SYNTAX)
#undef SYNTAX

/* Prints the operand without neg, abs or sext. */
void
syntax_print_plain(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot, unsigned code);

#endif
