/* The parsers to which operands.tbl refers. They store args in fields. The parsers of instruction-specific constants are in
 * constant*.c; the parser of image addresses is in nsa.c. */
#include "assembler/match/operand/syntax.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/operand.h"

/* Sets the literal of the instruction: a value of the given number of dwords or, if expr is not NULL, an expression. If the
 * instruction already has another literal, records the failure and returns false. */
static bool
set_literal(struct attempt *b, const struct arg *a, uint64_t value, unsigned dwords, const void *expr)
{
	struct insn *insn = b->insn;

	if (insn->literal) {
		if (!expr && !b->out->nfixups && insn->size / 4u - insn->literal == dwords && insn->word[insn->literal] == (uint32_t)value &&
			(dwords < 2 || insn->word[insn->literal + 1] == value >> 32))
			return true;
		return build_miss(b, 12, a->node->loc, "only one unique literal operand is allowed", NULL);
	}
	insn->literal = insn->form->size / 4;
	insn->word[insn->literal] = (uint32_t)value;
	if (dwords > 1)
		insn->word[insn->literal + 1] = (uint32_t)(value >> 32);
	insn->size = (uint8_t)(insn->form->size + 4 * dwords);
	if (expr)
		b->out->fixup[b->out->nfixups++] = (struct fixup){.kind = FIXUP_LITERAL, .width = (uint8_t)(32 * dwords),
			.offset = insn->form->size, .expr = expr, .loc = a->node->loc};
	return true;
}

static bool
is_off(const struct arg *a)
{
	return a->kind == ARG_NAME && str_eqz(a->node->text, "off");
}

/* Replaces the name of a symbol with the symbol's value. */
static struct arg
with_symbol(struct attempt *b, const struct arg *a)
{
	struct arg value = *a;

	if (a->kind == ARG_NAME) {
		arg_resolve(b->env, b->env->names->symbol(b->env->names->user, a->node), &value);
		value.node = a->node;
	}
	return value;
}

/* Returns whether neg and abs of a constant have no bits in this encoding, so that they change the value of the constant. */
static bool
sign_in_value(const struct insn *insn, const struct slot *slot)
{
	return slot->source >= 0 && isa_optypes[slot->type].mods & MODS_FLOAT &&
		!field_exists(insn, FIELD_NEG0 + (unsigned)slot->source);
}

/* Applies abs, then neg, to the sign bit of a constant, for encodings without modifier bits. The type of the operand determines
 * the position of the sign bit. Returns false for an integer that does not fit a literal, and for any integer if the type is a
 * 64-bit float. */
static bool
change_sign(unsigned constant, int64_t *value, bool is_float, bool neg, bool abs)
{
	unsigned size = is_float ? 64 : constant == CONST_F16 || constant == CONST_BF16 ? 16 : 32;
	uint64_t sign = 1ull << (size - 1);

	if (!is_float && (constant == CONST_F64 || !imm_fits(*value, size)))
		return false;
	*value &= (int64_t)(sign | (sign - 1));
	if (abs)
		*value = (int64_t)((uint64_t)*value & ~sign);
	if (neg)
		*value = (int64_t)((uint64_t)*value ^ sign);
	return true;
}

/* Returns whether a value that is not known yet can be the literal of an operand. The operand must contain the literal unchanged,
 * so 64-bit integers need a literal of 64 bits. */
static bool
takes_expression(unsigned constant, bool wide)
{
	return constant == CONST_I32 || constant == CONST_F32 || (constant == CONST_I64 && wide);
}

/* Encodes a constant. lit(…) specifies all bits of a literal of 32 bits, even those that the operand ignores; lit64(…) requires a
 * literal of 64 bits. */
static enum imm_result
encode_number(const struct isa *isa, const struct slot *slot, const struct arg *a, bool wide, unsigned *code, uint64_t *literal)
{
	unsigned constant = isa_optypes[slot->type].constant;
	uint32_t dword = 0;

	if (a->lit == ARG_LIT64) {
		*literal = (uint64_t)a->num;
		return wide ? IMM_LITERAL64 : IMM_BAD;
	}
	if (a->lit && wide && constant == CONST_I64 && (uint64_t)a->num <= UINT32_MAX) {
		*literal = (uint64_t)a->num;
		return IMM_LITERAL;
	}
	enum imm_result r;
	if (wide) {
		r = imm_encode64(isa, constant, a->num, a->kind == ARG_FLOAT, code, literal);
	} else {
		r = imm_encode(isa, constant, a->num, a->kind == ARG_FLOAT, code, &dword);
		*literal = dword;
	}
	if (a->lit && r == IMM_INLINE) {
		*literal = imm_inline_bits(constant, *code);
		return IMM_LITERAL;
	}
	if (r != IMM_BAD || !a->lit || a->kind != ARG_INT || (uint64_t)a->num > UINT32_MAX)
		return r;
	*literal = (uint64_t)a->num;
	return IMM_LITERAL;
}

/* Returns the 64-bit literal of an instruction that always has one. An integer of 32 bits is the upper dword of a float, as in a literal
 * of 32 bits. */
static uint64_t
literal_of_number(unsigned constant, const struct arg *a)
{
	bool upper = constant == CONST_F64 && a->kind == ARG_INT && a->lit != ARG_LIT64 && imm_fits(a->num, 32);

	return upper ? (uint64_t)a->num << 32 : (uint64_t)a->num;
}

/* Returns the message for an operand that should be a register and is not. */
static const char *
expected_register(const struct isa *isa, const struct slot *slot)
{
	const struct word *null = slot->accepts & ACCEPT_N ? isa_word(STR("null")) : NULL;
	unsigned code, dwords = 1;
	bool vector = slot->accepts & ACCEPT_V, accumulation = slot->accepts & ACCEPT_A, scalar = slot->accepts & ACCEPT_S;

	if (scalar && !vector && !accumulation)
		return null && reg_of_word(isa, null, &code, &dwords) > 0 ? "expected a register for %s: a scalar register or null is needed" :
			"expected a register for %s: a scalar register is needed";
	if (scalar || vector == accumulation)
		return "expected a register for %s";
	return vector ? "expected a register for %s: a vector register is needed" :
		"expected a register for %s: an accumulation register is needed";
}

/* Returns the message for a constant that is neither inline nor fits a literal. */
static const char *
does_not_fit(const struct slot *slot)
{
	switch (isa_optypes[slot->type].constant) {
	case CONST_I32:
	case CONST_F32:
		return "the constant does not fit this operand of %s, which has 32 bits";
	case CONST_I64:
	case CONST_F64:
		return "the constant does not fit this operand of %s: a literal has 32 bits";
	case CONST_I16:
	case CONST_S16:
	case CONST_F16:
	case CONST_BF16:
		return "the constant does not fit this operand of %s, which has 16 bits";
	default:
		return "the constant does not fit this operand of %s";
	}
}

static bool
parse_constant(struct attempt *b, const struct slot *slot, const struct arg *given)
{
	bool wide = slot->accepts & ACCEPT_W && target_has(b->env->isa->target, FEATURE_LITERAL64);
	unsigned code = CODE_LITERAL;
	uint64_t literal = 0;
	enum imm_result r = IMM_LITERAL;

	if (!(slot->accepts & (ACCEPT_I | ACCEPT_L))) {
		if (is_off(given))
			b->at = 0; /* rank this reason low: another form may accept "off" */
		return build_miss(b, MISS_REGISTER, given->node->loc, expected_register(b->env->isa, slot), isa_strings + b->insn->form->name);
	}
	struct arg a = with_symbol(b, given);
	if (a.kind == ARG_EXPR && !takes_expression(isa_optypes[slot->type].constant, wide))
		return build_miss_next(b, 6, "expected an absolute expression for %s");
	if ((a.neg || a.abs) && sign_in_value(b->insn, slot) &&
		!change_sign(isa_optypes[slot->type].constant, &a.num, a.kind == ARG_FLOAT, a.neg, a.abs))
		r = IMM_BAD;
	else if (a.kind != ARG_EXPR)
		r = encode_number(b->env->isa, slot, &a, wide, &code, &literal);
	else if (isa_optypes[slot->type].constant == CONST_I64)
		r = IMM_LITERAL64;
	if (r == IMM_BAD)
		return build_miss_next(b, 8, does_not_fit(slot));
	if (r == IMM_LITERAL && wide && b->insn->form->literal > 1) {
		r = IMM_LITERAL64;
		literal = literal_of_number(isa_optypes[slot->type].constant, &a);
	}
	if (r != IMM_INLINE) {
		if (!(slot->accepts & ACCEPT_L))
			return build_miss_next(b, MISS_LITERAL,
				"literal operands are not supported: only inline constants are allowed here in %s");
		code = r == IMM_LITERAL64 ? CODE_LITERAL64 : CODE_LITERAL;
		if (!set_literal(b, given, literal, r == IMM_LITERAL64 ? 2 : 1, a.kind == ARG_EXPR ? a.expr : NULL))
			return false;
	} else if (!(slot->accepts & ACCEPT_I)) {
		return build_miss_next(b, MISS_REGISTER, expected_register(b->env->isa, slot));
	}
	field_set(b->insn, slot->field, operand_stored(slot, code));
	return true;
}

/* Returns the message for a register of the wrong class. Where possible, it says which registers the slot accepts. */
static const char *
wanted_registers(const struct slot *slot, unsigned class)
{
	bool vector = slot->accepts & (ACCEPT_V | ACCEPT_A);

	if (slot->accepts & ACCEPT_S && !vector)
		return class & (ACCEPT_V | ACCEPT_A) ? "this register is not allowed here in %s: a scalar register is needed" :
			"this register is not allowed here in %s";
	if (!vector || !(class & (ACCEPT_S | ACCEPT_M | ACCEPT_E | ACCEPT_V | ACCEPT_A)))
		return "this register is not allowed here in %s";
	if (class & ACCEPT_A)
		return "this register is not allowed here in %s: accumulation registers are not";
	if (class & ACCEPT_V)
		return slot->accepts & ACCEPT_V ? "this register is not allowed here in %s" :
			"this register is not allowed here in %s: an accumulation register is needed";
	return slot->accepts & ACCEPT_S ? "this register is not allowed here in %s" :
		"this register is not allowed here in %s: a vector register is needed";
}

static const char *
wanted_size(unsigned dwords)
{
	static const char *const texts[33] = {
		[1] = "the register has the wrong size for this operand of %s: 32 bits are needed",
		[2] = "the register has the wrong size for this operand of %s: a pair is needed",
		[3] = "the register has the wrong size for this operand of %s: 3 registers are needed",
		[4] = "the register has the wrong size for this operand of %s: 4 registers are needed",
		[5] = "the register has the wrong size for this operand of %s: 5 registers are needed",
		[6] = "the register has the wrong size for this operand of %s: 6 registers are needed",
		[8] = "the register has the wrong size for this operand of %s: 8 registers are needed",
		[16] = "the register has the wrong size for this operand of %s: 16 registers are needed",
		[32] = "the register has the wrong size for this operand of %s: 32 registers are needed",
	};

	return dwords < 33 && texts[dwords] ? texts[dwords] : "the register has the wrong size for this operand of %s";
}

/* Records that the number of data registers of an image instruction does not agree with dmask and similar modifiers. */
static bool
miss_dmask(struct attempt *b, unsigned needed, unsigned have)
{
	static const char text[] = "the register has the wrong size for this operand of %s";

	build_miss_next(b, 5, text);
	if (b->miss->text == text) {
		b->miss->dmask = (uint8_t)field_get(b->insn, FIELD_DMASK);
		b->miss->lanes_needed = (uint8_t)needed;
		b->miss->lanes = (uint8_t)have;
	}
	return false;
}

/* Selects the half of a register in op_sel, unless the register number selects it. If the operand cannot be half of a register,
 * records the failure and returns false. */
static bool
set_half(struct attempt *b, const struct slot *slot, const struct arg *a)
{
	if (slot->half == HALF_NONE || !target_has(b->env->isa->target, FEATURE_TRUE16) || a->code < CODE_VGPR || a->code >= CODE_AGPR)
		return build_miss_next(b, 4, "a half of a register is not allowed here in %s");
	if (slot->half == HALF_OP_SEL)
		field_set(b->insn, slot->source < 0 ? FIELD_OPSEL3 : FIELD_OPSEL0 + (unsigned)slot->source, a->half == ARG_HIGH);
	return true;
}

static void
set_register(struct attempt *b, const struct slot *slot, const struct arg *a, unsigned dwords)
{
	bool high = slot->half == HALF_NUMBER && a->half == ARG_HIGH;

	build_use_register(b, a->code, dwords);
	field_set(b->insn, slot->field, operand_stored(slot, a->code + (high ? OPERAND_HIGH_HALF : 0)));
}

static bool
parse_register(struct attempt *b, const struct slot *slot, const struct arg *a)
{
	const struct isa *isa = b->env->isa;
	unsigned dwords = operand_dwords(isa, b->insn, slot);
	unsigned have = a->dwords ? a->dwords : dwords;

	if (isa_opkinds[slot->kind].width == WIDTH_MIMG_ADDR && have < 16 && b->insn->form->addrs >> have & 1)
		dwords = have;
	if (isa_opkinds[slot->kind].width == WIDTH_MIMG_ADDR && !field_exists(b->insn, FIELD_DIM))
		b->out->address = (uint8_t)have;
	unsigned class = reg_class(isa, a->code, have);
	if (!class && reg_class(isa, a->code, 1) & slot->accepts) /* no operand has this number of registers */
		return build_miss_next(b, 5, wanted_size(dwords));
	if (!(class & slot->accepts) || !reg_in_reach(slot, a->code))
		return build_miss_next(b, 4, wanted_registers(slot, class));
	if (have != dwords && isa_opkinds[slot->kind].width == WIDTH_MIMG_DATA)
		return miss_dmask(b, dwords, have);
	if (have != dwords)
		return build_miss_next(b, 5, !isa_optypes[slot->type].lane_mask ? wanted_size(dwords) : isa->wave32 ?
			"the register has the wrong size for this operand of %s: in wave32 a lane mask has 32 bits" :
			"the register has the wrong size for this operand of %s: in wave64 a lane mask is a pair");
	if (a->half && !set_half(b, slot, a))
		return false;
	if (a->code >= CODE_AGPR && operand_stored(slot, a->code) >> field_width(b->insn, slot->field))
		return build_miss_next(b, 4, "%s takes no accumulation register here");
	set_register(b, slot, a, have);
	return true;
}

static bool
set_source_modifiers(struct attempt *b, const struct slot *slot, const struct arg *a)
{
	unsigned mods = slot->source >= 0 ? isa_optypes[slot->type].mods : 0;
	unsigned n = slot->source >= 0 ? (unsigned)slot->source : 0;
	unsigned neg = FIELD_NEG0 + n, abs = FIELD_ABS0 + n, sext = FIELD_SEXT0 + n;

	if (a->neg || a->abs) {
		if (!(mods & MODS_FLOAT) || !field_exists(b->insn, neg) ||
			(a->abs && (n > 2 || !field_exists(b->insn, abs))))
			return build_miss_next(b, 7, "%s takes no neg or abs here");
		field_set(b->insn, neg, a->neg);
		if (n < 3 && field_exists(b->insn, abs))
			field_set(b->insn, abs, a->abs);
	}
	if (a->sext) {
		/* Extending a constant has no effect. */
		if (!(mods & MODS_INT) || n > 1 ||
			!(field_exists(b->insn, sext) || (a->kind != ARG_REG && slot->accepts & ACCEPT_V)))
			return build_miss_next(b, 7, "%s takes no sext here");
		if (field_exists(b->insn, sext))
			field_set(b->insn, sext, 1);
	}
	return true;
}

bool
syntax_parse_reg(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	if (!a || a->kind == ARG_BAD || a->kind == ARG_OTHER)
		return build_miss_next(b, 1, "not a valid operand for %s");
	if (a->kind == ARG_REG ? !parse_register(b, slot, a) : !parse_constant(b, slot, a))
		return false;
	if ((a->neg || a->abs || a->sext) && (a->sext || a->kind == ARG_REG || !sign_in_value(b->insn, slot)) &&
		!set_source_modifiers(b, slot, a))
		return false;
	b->at++;
	return true;
}

/* ---- implied and fixed operands */

bool
syntax_parse_vcc(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	(void)slot;
	if (!a || a->kind != ARG_REG || a->half || a->code != CODE_VCC || a->dwords != lane_mask_dwords(b->env->isa) ||
		a->neg || a->abs || a->sext)
		return build_miss_next(b, 2, b->env->isa->wave32 ? "expected vcc_lo in %s" : "expected vcc in %s");
	b->at++;
	return true;
}

bool
syntax_parse_vcc_opt(struct attempt *b, const struct slot *slot)
{
	return b->nargs < b->insn->form->nslots || syntax_parse_vcc(b, slot);
}

bool
syntax_parse_sdwa_vcc(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	if (!a || a->kind != ARG_REG || a->half || a->neg || a->abs || a->sext)
		return build_miss_next(b, 1, "not a valid operand for %s");
	if (!parse_register(b, slot, a))
		return false;
	if (a->code == CODE_VCC)
		field_set(b->insn, slot->field, 0);
	b->at++;
	return true;
}

bool
syntax_parse_off(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	(void)slot;
	if (!a)
		return build_miss(b, 2, b->end, "too few operands for %s: off is missing", isa_strings + b->insn->form->name);
	if (!is_off(a))
		return build_miss_next(b, 2, a->kind == ARG_REG && field_exists(b->insn, FIELD_OFFEN) ?
			"expected off in %s, or offen or idxen after the operands" : "expected off in %s");
	b->at++;
	return true;
}

bool
syntax_parse_literal(struct attempt *b, const struct slot *slot)
{
	const struct arg *given = build_next(b);
	unsigned dwords = b->insn->form->literal;

	if (!given || given->kind == ARG_REG || given->kind == ARG_BAD || given->kind == ARG_OTHER ||
		given->neg || given->abs || given->sext)
		return build_miss_next(b, 2, "expected a constant in %s");
	struct arg a = with_symbol(b, given);
	enum imm_result r;
	uint64_t literal;
	unsigned code;
	if (a.kind == ARG_EXPR) {
		if (dwords > 1)
			return build_miss_next(b, 6, "expected an absolute expression for %s");
		if (!set_literal(b, given, 0, dwords, a.expr))
			return false;
	} else {
		r = encode_number(b->env->isa, slot, &a, dwords > 1, &code, &literal);
		if (dwords > 1)
			literal = literal_of_number(isa_optypes[slot->type].constant, &a);
		else if (r == IMM_INLINE)
			literal = imm_inline_bits(isa_optypes[slot->type].constant, code);
		if (r == IMM_BAD)
			return build_miss_next(b, 8, does_not_fit(slot));
		if (!set_literal(b, given, literal, dwords, NULL))
			return false;
	}
	b->at++;
	return true;
}

/* ---- operands whose VGPRs are written as halves */

bool
syntax_parse_half(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	if (!a || a->kind != ARG_REG || (!a->half && (a->code < CODE_VGPR || slot->accepts & ACCEPT_V)))
		return syntax_parse_reg(b, slot);
	if (!a->half || a->code < CODE_VGPR || !reg_in_reach(slot, a->code) || a->neg || a->abs || a->sext)
		return build_miss_next(b, 4, slot->half == HALF_NUMBER ? "expected a half of v0 to v127 in %s" :
			"expected a half of a VGPR in %s");
	if (!set_half(b, slot, a))
		return false;
	set_register(b, slot, a, 1);
	b->at++;
	return true;
}

/* ---- dual instructions */

bool
syntax_parse_dual(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	(void)slot;
	if (!a)
		return build_miss(b, 2, b->end, "too few operands for %s: its second half, after ::, is missing",
			isa_strings + b->insn->form->name);
	if (a->kind != ARG_NAME || a->node->join != ':' ||
		!isa_name_is(b->insn->form->second, a->node->text))
		return build_miss_next(b, 0, "invalid second half of %s");
	b->at++;
	return true;
}

bool
syntax_parse_dual_dst(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);

	if (!a || a->kind != ARG_REG || a->half || a->neg || a->abs || a->sext)
		return build_miss_next(b, 1, "not a valid operand for %s");
	if (!parse_register(b, slot, a))
		return false;
	if (a->code != operand_dual_dst(b->insn, slot))
		return build_miss_next(b, 10, "one dst register must be even and the other odd in %s");
	b->at++;
	return true;
}

/* ---- exports */

/* Parses a register to export, or "off" for a component that is not exported. Field en has a bit for each exported component. */
bool
syntax_parse_exp_src(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	unsigned n = (unsigned)slot->source, en = field_get(b->insn, FIELD_EN);
	struct slot at = *slot;

	at.field = (uint8_t)operand_exp_field(b->insn, slot);
	if (a && is_off(a)) {
		b->at++;
		return true;
	}
	if (!a || a->kind != ARG_REG || a->half)
		return build_miss_next(b, 1, "expected a VGPR or off in %s");
	if (field_get(b->insn, FIELD_COMPR) && n & 1 && en >> (n - 1) & 1 &&
		field_get(b->insn, at.field) != operand_stored(slot, a->code))
		return build_miss(b, 9, a->node->loc, "with compr the %s pair must name one register twice",
			n == 1 ? "first" : "second");
	if (!parse_register(b, &at, a))
		return false;
	field_set(b->insn, FIELD_EN, en | 1u << n);
	b->at++;
	return true;
}
