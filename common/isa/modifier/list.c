/* Values of modifiers that are lists: op_sel:[0,1], a field for each element. */
#include "common/isa/modifier/modvalue.h"

/* Elements: one for each source, then one for the destination of VOP3. */
static unsigned
length(const struct insn *insn, const struct modifier *m)
{
	if (m->value == MODVALUE_LIST2)
		return 2;
	return insn->form->nsources + (m->field == FIELD_OPSEL0 && field_exists(insn, FIELD_OPSEL3));
}

/* The field of an element. */
static unsigned
element(const struct insn *insn, const struct modifier *m, unsigned i)
{
	if (i >= length(insn, m))
		return FIELD_NONE;
	return m->value == MODVALUE_LIST && i == insn->form->nsources ? FIELD_OPSEL3 : m->field + i;
}

bool
modifier_list_holds(const struct insn *insn, const struct modifier *m, uint32_t v)
{
	for (unsigned i = 0; i < length(insn, m); i++)
		if (field_get(insn, element(insn, m, i)) != v)
			return false;
	return true;
}

/* The fourth element of op_sel is the destination's, which packed instructions write as a whole. */
static bool
is_destination(const struct insn *insn, const struct modifier *m, unsigned i)
{
	return m->field == FIELD_OPSEL0 && i == 3 && !field_exists(insn, FIELD_OPSEL3);
}

bool
modifier_parse_list(struct build *b, const struct modifier *m, const struct node *n)
{
	static const char wrong[] = "invalid %s value: a list of 0 and 1 is expected";
	unsigned i = 0;
	int64_t v;

	if (n->kind != NODE_LIST)
		return modifier_bad(b, m, n, wrong);
	for (unsigned k = 0; k < length(b->insn, m); k++) /* elements that are left out are 0 */
		field_set(b->insn, element(b->insn, m, k), 0);
	for (const struct node *e = n->arg; e; e = e->next, i++) {
		unsigned field = element(b->insn, m, i);

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
	return true;
}

bool
modifier_print_list(struct text *t, const struct isa *isa, const struct insn *insn, const struct modifier *m, uint32_t v)
{
	(void)isa, (void)v;
	modifier_print_name(t, m);
	for (unsigned i = 0; i < length(insn, m); i++) {
		text_char(t, i ? ',' : '[');
		text_dec(t, field_get(insn, element(insn, m, i)));
	}
	text_char(t, ']');
	return true;
}
