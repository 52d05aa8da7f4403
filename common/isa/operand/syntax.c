/* The table of the functions to which operands.tbl refers by name. Other files define these functions. */
#include "common/isa/operand/syntax.h"

bool
syntax_valid_always(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa, (void)insn, (void)slot;
	return true;
}

static const struct {
	bool (*valid)(const struct isa *isa, const struct insn *insn, const struct slot *slot);
	void (*print)(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);
	unsigned (*registers)(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);
} syntaxes[SYNTAX_COUNT] = {
#define SYNTAX(name, values, parse, valid, print, registers) {valid, print, registers},
ISA_SYNTAX(SYNTAX)
#undef SYNTAX
};

unsigned
operand_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	return syntaxes[slot->syntax].registers(isa, insn, slot, run);
}

bool
operand_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return syntaxes[slot->syntax].valid(isa, insn, slot);
}

void
operand_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	syntaxes[slot->syntax].print(t, isa, insn, slot);
}
