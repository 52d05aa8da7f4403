/* Checks and prints decoded operands. operands.tbl refers to these functions by name. */
#include "common/isa/operand/imm.h"
#include "common/isa/operand/syntax.h"

bool
syntax_valid_reg(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned dwords = operand_dwords(isa, insn, slot), code = operand_code(insn, slot);
	unsigned class = isa_optypes[slot->type].unaligned ? reg_class(isa, code, dwords) : reg_class_decoded(isa, code, dwords);

	return class & slot->accepts && (isa->true16 || reg_in_reach(slot, code));
}

bool
syntax_valid_sdwa_vcc(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	uint32_t v = field_get(insn, slot->field);

	return !v || (v & 0x80 && v != (0x80 | CODE_VCC) && syntax_valid_reg(isa, insn, slot));
}

bool
syntax_valid_half(const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	return operand_code(insn, slot) >= CODE_VGPR || syntax_valid_reg(isa, insn, slot);
}

/* Prints a 32-bit literal. It is printed as lit(…) if the plain number would assemble to an inline constant or to a 64-bit literal,
 * or if it has bits that a 16-bit operand ignores. */
static void
print_literal(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot, bool may_inline)
{
	unsigned constant = isa_optypes[slot->type].constant, code;
	uint32_t value = insn->word[insn->literal], bits;
	enum imm_result r = imm_encode(isa, constant, value, false, &code, &bits);
	bool marked = r == IMM_BAD || (r == IMM_INLINE && may_inline);
	uint64_t wide;

	if (target_has(isa->target, FEATURE_LITERAL64) && slot->accepts & ACCEPT_W && operand_dwords(isa, insn, slot) == 2)
		marked = marked || imm_encode64(isa, constant, value, false, &code, &wide) == IMM_LITERAL64;
	if (marked)
		text_put(t, "lit(");
	text_hex(t, value);
	if (marked)
		text_char(t, ')');
}

/* Prints a 64-bit literal. Prints only its upper dword if the assembler uses a 32-bit integer as the upper dword of this literal.
 * Prints lit64(…) if the plain number would not assemble to a 64-bit literal, or if the number fits in 32 bits. */
static void
print_literal64(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot, bool may_inline)
{
	uint64_t value = insn->word[insn->literal] | (uint64_t)insn->word[insn->literal + 1] << 32, literal;
	unsigned code, constant = isa_optypes[slot->type].constant;
	bool always = insn->form->literal > 1;

	if (always && constant == CONST_F64 && value && !(uint32_t)value &&
		!(may_inline && imm_encode64(isa, constant, (int64_t)(value >> 32), false, &code, &literal) == IMM_INLINE)) {
		text_hex(t, value >> 32);
		return;
	}
	bool marked = value <= UINT32_MAX || (always && imm_fits((int64_t)value, 32)) || (may_inline &&
		imm_encode64(isa, constant, (int64_t)value, false, &code, &literal) != IMM_LITERAL64);
	if (marked)
		text_put(t, "lit64(");
	text_hex(t, value);
	if (marked)
		text_char(t, ')');
}

/* Prints a register half, such as v0.h, as LLVM does with its feature real-true16. */
static void
print_half_of(struct text *t, const struct insn *insn, const struct slot *slot, unsigned code)
{
	reg_print_half(t, slot->half == HALF_NUMBER ? code & ~(unsigned)OPERAND_HIGH_HALF : code, operand_is_high(insn, slot));
}

void
syntax_print_plain(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot, unsigned code)
{
	if (isa->true16 && slot->half && code >= CODE_VGPR)
		print_half_of(t, insn, slot, code);
	else if (code == CODE_LITERAL64 && slot->accepts & ACCEPT_W)
		print_literal64(t, isa, insn, slot, true);
	else if (code >= CODE_VGPR || !(reg_class(isa, code, 1) & (ACCEPT_I | ACCEPT_L)))
		reg_print(t, isa, code, operand_dwords(isa, insn, slot));
	else if (code == CODE_LITERAL)
		print_literal(t, isa, insn, slot, true);
	else
		imm_print_inline(t, isa_optypes[slot->type].constant, code);
}

void
syntax_print_reg(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned code = operand_code(insn, slot), n = slot->source >= 0 ? (unsigned)slot->source : 0;
	unsigned mods = slot->source >= 0 ? isa_optypes[slot->type].mods : 0;
	unsigned neg = FIELD_NEG0 + n, abs = FIELD_ABS0 + n, sext = FIELD_SEXT0 + n;
	bool is_neg = false, is_abs = false, is_sext = false;

	if (mods & MODS_FLOAT) {
		is_neg = field_exists(insn, neg) && field_get(insn, neg);
		is_abs = n < 3 && field_exists(insn, abs) && field_get(insn, abs);
	} else if (mods & MODS_INT && n < 2) {
		is_sext = field_exists(insn, sext) && field_get(insn, sext);
	}
	if (is_sext)
		text_put(t, "sext(");
	/* "-1" would be read as a number, so a negated constant such as 1 is printed as neg(1) */
	bool call = is_neg && !is_abs && reg_class(isa, code, 1) & (ACCEPT_I | ACCEPT_L);
	if (is_neg)
		text_put(t, call ? "neg(" : "-");
	if (is_abs)
		text_char(t, '|');
	syntax_print_plain(t, isa, insn, slot, code);
	if (is_abs)
		text_char(t, '|');
	if (is_sext || call)
		text_char(t, ')');
}

void
syntax_print_vcc(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)insn, (void)slot;
	reg_print(t, isa, CODE_VCC, lane_mask_dwords(isa));
}

void
syntax_print_sdwa_vcc(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	if (!field_get(insn, slot->field))
		syntax_print_vcc(t, isa, insn, slot);
	else
		syntax_print_reg(t, isa, insn, slot);
}

void
syntax_print_off(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa, (void)insn, (void)slot;
	text_put(t, "off");
}

void
syntax_print_literal(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned code;
	uint32_t bits;

	if (insn->form->literal > 1)
		print_literal64(t, isa, insn, slot, false);
	else if (isa_opkinds[slot->kind].small_dec &&
		imm_encode(isa, CONST_I32, insn->word[insn->literal], false, &code, &bits) == IMM_INLINE)
		imm_print_inline(t, CONST_I32, code);
	else
		print_literal(t, isa, insn, slot, false);
}

void
syntax_print_half(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	unsigned code = operand_code(insn, slot);

	if (code < CODE_VGPR) {
		syntax_print_reg(t, isa, insn, slot);
		return;
	}
	print_half_of(t, insn, slot, code);
}

void
syntax_print_dual(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	(void)isa, (void)slot;
	text_put(t, isa_strings + insn->form->second);
}

void
syntax_print_dual_dst(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	reg_print(t, isa, operand_dual_dst(insn, slot), 1);
}

void
syntax_print_exp_src(struct text *t, const struct isa *isa, const struct insn *insn, const struct slot *slot)
{
	struct slot at = *slot;

	at.field = (uint8_t)operand_exp_field(insn, slot);
	if (field_get(insn, FIELD_EN) >> slot->source & 1)
		reg_print(t, isa, operand_code(insn, &at), 1);
	else
		text_put(t, "off");
}
