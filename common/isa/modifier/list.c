/* Prints modifiers whose value is a list: op_sel:[0,1]. Each list element is stored in its own field. */
#include "common/isa/modifier/modvalue.h"
#include "common/isa/operand/operand.h"

unsigned
modifier_list_length(const struct insn *insn, const struct modifier *m)
{
	if (m->value == MODVALUE_LIST2)
		return 2;
	return insn->form->nsources + (m->field == FIELD_OPSEL0 && field_exists(insn, FIELD_OPSEL3));
}

unsigned
modifier_list_field(const struct insn *insn, const struct modifier *m, unsigned i)
{
	if (i >= modifier_list_length(insn, m))
		return FIELD_NONE;
	return m->value == MODVALUE_LIST && i == insn->form->nsources ? FIELD_OPSEL3 : m->field + i;
}

bool
modifier_list_holds(const struct insn *insn, const struct modifier *m, uint32_t v)
{
	for (unsigned i = 0; i < modifier_list_length(insn, m); i++)
		if (field_get(insn, modifier_list_field(insn, m, i)) != v)
			return false;
	return true;
}

bool
modifier_list_is_implied(const struct insn *insn, const struct modifier *m)
{
	const struct slot *slot = &isa_slots[insn->form->slots], *end = slot + insn->form->nslots;
	unsigned written = 0, implied = 0;

	for (unsigned i = 0; i < modifier_list_length(insn, m); i++)
		written += field_get(insn, modifier_list_field(insn, m, i));
	for (; slot < end; slot++)
		implied += slot->half == HALF_OP_SEL && operand_code(insn, slot) >= CODE_VGPR && operand_is_high(insn, slot);
	return written == implied;
}

bool
modifier_print_list(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)v;
	if (m->place == PLACE_TRUE16 && !isa->true16)
		return false;
	modifier_print_name(t, m);
	for (unsigned i = 0; i < modifier_list_length(insn, m); i++) {
		text_char(t, i ? ',' : '[');
		text_dec(t, field_get(insn, modifier_list_field(insn, m, i)));
	}
	text_char(t, ']');
	return true;
}
