/* The table of the kinds of operands, above the files that have its functions: none of those calls what is here. */
#include "common/isa/how.h"

bool
how_valid_always(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa, (void)insn, (void)slot;
	return true;
}

static const struct {
	bool (*parse)(struct build *b, const struct slot *slot);
	bool (*valid)(const struct isa *isa, const struct insn *insn, const struct slot *slot);
	void (*print)(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot);
	unsigned (*registers)(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run);
} how[HOW_COUNT] = {
#define HOW(name, values, parse, valid, print, registers) {parse, valid, print, registers},
#include "common/isa/how.def"
#undef HOW
};

bool
operand_parse(struct build *b, const struct slot *slot)
{
	return how[slot->how].parse(b, slot);
}

unsigned
operand_registers(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	return how[slot->how].registers(isa, insn, slot, run);
}

bool
operand_valid(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return how[slot->how].valid(isa, insn, slot);
}

void
operand_print(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	/* most are registers, and what is inline is faster */
	if (slot->how != HOW_REG || how_has_signs(insn))
		how[slot->how].print(t, isa, insn, slot);
	else if (!how_print_name(t, isa, insn, slot))
		how_print_plain(t, isa, insn, slot, operand_code(insn, slot));
}
