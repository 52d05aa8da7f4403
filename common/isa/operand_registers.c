/* Which registers an operand stands for, by its kind: the last column of how.def. */
#include "common/isa/how.h"

static unsigned
one_run(struct reg_run *run, unsigned code, unsigned dwords)
{
	*run = (struct reg_run){(uint16_t)code, (uint16_t)dwords};
	return 1;
}

unsigned
how_registers_none(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)isa, (void)insn, (void)slot, (void)run;
	return 0;
}

unsigned
how_registers_reg(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	return one_run(run, operand_code(insn, slot), operand_dwords(isa, insn, slot));
}

unsigned
how_registers_vcc(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)insn, (void)slot;
	return one_run(run, CODE_VCC, lane_mask_dwords(isa));
}

unsigned
how_registers_sdwa_vcc(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	return field_get(insn, slot->field) ? how_registers_reg(isa, insn, slot, run) : how_registers_vcc(isa, insn, slot, run);
}

unsigned
how_registers_dual_dst(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)isa;
	return one_run(run, operand_dual_dst(insn, slot), 1);
}

unsigned
how_registers_half(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	unsigned code = operand_code(insn, slot);

	(void)isa;
	return one_run(run, code < CODE_VGPR ? code : code & ~(unsigned)OPERAND_HIGH_HALF, 1);
}

unsigned
how_registers_exp_src(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	struct slot at = *slot;

	(void)isa;
	if (!(field_get(insn, FIELD_EN) >> slot->source & 1))
		return 0;
	at.field = (uint8_t)operand_exp_field(insn, slot);
	return one_run(run, operand_code(insn, &at), 1);
}
