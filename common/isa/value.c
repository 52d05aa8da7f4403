/* Constants that a decoded instruction holds, as numbers. */
#include "common/isa/effects.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/operand.h"
#include "common/isa/register.h"

static int64_t
number(const struct insn *insn, const struct slot *slot)
{
	const struct opkind *kind = &isa_opkinds[slot->kind];
	int64_t v = field_get(insn, slot->field);
	bool negative = (kind->is_signed || (kind->bits == 16 && !kind->non_negative)) && v >> (kind->bits - 1) & 1;

	return negative ? v - (1ll << kind->bits) : v;
}

unsigned
insn_constant(const struct isa *isa, const struct insn *insn, unsigned slot, uint32_t dword[2])
{
	const struct slot *s = &isa_slots[insn->form->slots + slot];
	unsigned code;

	if (slot >= insn->form->nslots)
		return 0;
	if (s->syntax == SYNTAX_INT || s->syntax == SYNTAX_OPT_INT || s->syntax == SYNTAX_INT_OR_0 || s->syntax == SYNTAX_GPRIDX) {
		int64_t v = number(insn, s);

		dword[0] = (uint32_t)v;
		dword[1] = (uint32_t)(v >> 32);
		return 2;
	}
	if (s->syntax == SYNTAX_LITERAL) {
		dword[0] = insn->word[insn->literal];
		return 1;
	}
	if (s->syntax != SYNTAX_REG)
		return 0;
	code = operand_code(insn, s);
	if (code == CODE_LITERAL) {
		dword[0] = insn->word[insn->literal];
		return 1;
	}
	if (reg_class(isa, code, 1) != ACCEPT_I)
		return 0;
	dword[0] = imm_inline_bits(isa_optypes[s->type].constant, code);
	dword[1] = code > CODE_MINUS_ONE - 1 && code < CODE_INTEGERS_END ? 0xffffffff : 0;
	return code < CODE_INTEGERS_END ? 2 : 1;
}

int64_t
insn_offset(const struct isa *isa, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(isa, insn);
	const struct slot *slot = &isa_slots[insn->form->slots];
	int64_t offset = 0;
	uint32_t dword[2];

	for (unsigned i = 0; i < insn->form->nslots; i++)
		if (slot[i].syntax != SYNTAX_REG && insn_constant(isa, insn, i, dword))
			offset += (int32_t)dword[0];
	for (unsigned i = 0; i < insn->form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[insn->form->mods + i]];
		int64_t v;

		if (m->field != FIELD_OFFSET || m->value == MODVALUE_SWIZZLE)
			continue;
		v = field_get(insn, m->field);
		if ((m->value == MODVALUE_S || m->value == MODVALUE_SMEM) && v >> (field_width(insn, m->field) - 1) & 1)
			v -= 1ll << field_width(insn, m->field);
		offset += v;
		break;
	}
	return e->properties & 1 << PROPERTY_dwords ? offset * 4 : offset;
}
