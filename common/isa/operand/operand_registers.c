/* Determines the number and identity of an operand's registers. The last column of the rows "syntax" of operands.tbl refers to
 * these functions by name. */
#include "common/isa/operand/nsa.h"
#include "common/isa/operand/syntax.h"

/* Returns the number of registers of a matrix; n is the number for 8-bit elements. Formats: 0 fp8, 1 bf8, 2 fp6, 3 bf6, 4 fp4. */
static unsigned
matrix_dwords(unsigned format, unsigned n)
{
	static const uint8_t bits[8] = {8, 8, 6, 6, 4, 8, 8, 8};

	return n * bits[format] / 8;
}

unsigned
operand_dwords_by_rule(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	const struct optype *type = &isa_optypes[slot->type];
	bool unpacked = target_has(isa->target, FEATURE_UNPACKED_D16);
	unsigned n = type->dwords;

	if (type->lane_mask)
		n = lane_mask_dwords(isa);
	else if (type->wave32)
		n = isa->wave32 ? type->wave32 : type->wave32 / 2u;
	else if (type->halves)
		n = unpacked ? type->halves : (type->halves + 1u) / 2;
	unsigned lanes;
	switch (isa_opkinds[slot->kind].width) {
	case WIDTH_TFE:
		return n + (field_exists(insn, FIELD_TFE) && field_get(insn, FIELD_TFE));
	case WIDTH_MIMG_DATA:
	case WIDTH_MIMG_GATHER:
		lanes = isa_opkinds[slot->kind].width == WIDTH_MIMG_GATHER ? 4 :
			(unsigned)__builtin_popcount(field_get(insn, FIELD_DMASK));
		if (!lanes)
			lanes = 1;
		if (field_get(insn, FIELD_D16) && !unpacked)
			lanes = (lanes + 1) / 2;
		return lanes + (field_exists(insn, FIELD_TFE) && field_get(insn, FIELD_TFE));
	case WIDTH_FORMAT_A:
		return matrix_dwords(field_get(insn, FIELD_CBSZ), n);
	case WIDTH_FORMAT_B:
		return matrix_dwords(field_get(insn, FIELD_BLGP), n);
	case WIDTH_MIMG_ADDR:
		return field_exists(insn, FIELD_DIM) ? nsa_dwords(insn) :
			(unsigned)__builtin_ctz(insn->form->addrs | 1u << 16);
	default:
		return n;
	}
}

static unsigned
one_run(struct reg_run *run, unsigned code, unsigned dwords)
{
	*run = (struct reg_run){(uint16_t)code, (uint16_t)dwords};
	return 1;
}

unsigned
syntax_registers_none(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)isa, (void)insn, (void)slot, (void)run;
	return 0;
}

unsigned
syntax_registers_reg(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	unsigned code = operand_code(insn, slot);

	if (slot->half == HALF_NUMBER && code >= CODE_VGPR)
		code &= ~(unsigned)OPERAND_HIGH_HALF;
	return one_run(run, code, operand_dwords(isa, insn, slot));
}

unsigned
syntax_registers_vcc(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)insn, (void)slot;
	return one_run(run, CODE_VCC, lane_mask_dwords(isa));
}

unsigned
syntax_registers_sdwa_vcc(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	return field_get(insn, slot->field) ? syntax_registers_reg(isa, insn, slot, run) : syntax_registers_vcc(isa, insn, slot, run);
}

unsigned
syntax_registers_dual_dst(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	(void)isa;
	return one_run(run, operand_dual_dst(insn, slot), 1);
}

unsigned
syntax_registers_half(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	unsigned code = operand_code(insn, slot);

	(void)isa;
	return one_run(run, code < CODE_VGPR || slot->half != HALF_NUMBER ? code : code & ~(unsigned)OPERAND_HIGH_HALF, 1);
}

unsigned
syntax_registers_exp_src(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct reg_run *run)
{
	struct slot at = *slot;

	(void)isa;
	if (!(field_get(insn, FIELD_EN) >> slot->source & 1))
		return 0;
	at.field = (uint8_t)operand_exp_field(insn, slot);
	return one_run(run, operand_code(insn, &at), 1);
}
