/* Parsers of modifiers whose value is a list, with a field for each element, such as op_sel:[0,1]. */
#include "assembler/match/modifier/modvalue.h"
#include "common/isa/operand/operand.h"

/* Returns whether element i of op_sel is the element of the destination in a packed instruction. This element has no effect,
 * because the instruction writes both halves. */
static bool
is_destination(const struct insn *insn, const struct modifier *m, unsigned i)
{
	return m->field == FIELD_OPSEL0 && i == 3 && !field_exists(insn, FIELD_OPSEL3);
}

/* Returns whether op_sel agrees with the operands that are written as halves, such as v1.h. */
static bool
halves_agree(struct attempt *b, const struct modifier *m, const struct node *n)
{
	const struct slot *slot = &isa_slots[b->insn->form->slots];

	for (unsigned i = 0; i < b->insn->form->nslots && i < b->nargs; i++)
		if (slot[i].half == HALF_OP_SEL && b->args[i].kind == ARG_REG && b->args[i].half &&
				operand_is_high(b->insn, &slot[i]) != (b->args[i].half == ARG_HIGH))
			return modifier_bad(b, m, n, "%s selects another half than the operand");
	return true;
}

bool
modifier_parse_list(struct attempt *b, const struct modifier *m, const struct node *n)
{
	static const char wrong[] = "invalid %s value: a list of 0 and 1 is expected";
	unsigned i = 0;

	if (n->kind != NODE_LIST)
		return modifier_bad(b, m, n, wrong);
	for (unsigned k = 0; k < modifier_list_length(b->insn, m); k++) /* missing elements are 0 */
		field_set(b->insn, modifier_list_field(b->insn, m, k), 0);
	int64_t v;
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		unsigned field = modifier_list_field(b->insn, m, i);

		if (!modifier_number(b, m, e, &v))
			return false;
		if (v < 0 || v > 1)
			return modifier_bad(b, m, e, wrong);
		if (i >= 4 || (field == FIELD_NONE && v && !is_destination(b->insn, m, i)))
			return modifier_bad(b, m, e, "%s has more elements than the instruction has operands");
		if (v && field != FIELD_NONE && !field_exists(b->insn, field))
			return modifier_bad(b, m, e, "invalid %s value: this operand has no halves to choose from");
		if (field != FIELD_NONE)
			field_set(b->insn, field, (uint32_t)v);
	}
	return m->field != FIELD_OPSEL0 || halves_agree(b, m, n);
}
