/* Most statements are like one before: "v_add_f32_e32 v7, v3, v12" takes the form that "v_add_f32_e32 v1, v2, v3" took. The
 * shape of a statement is what decides that: of each operand whether it is of vector or scalar registers, how many they are and
 * whether a tuple begins at an odd one; or which special register it is; or that it is an integer which every operand with
 * constants has inline. A mnemonic remembers the last shapes that were matched, and their forms; the next statement of such a
 * shape is made without trying any.
 *
 * Only a shape of which nothing else matters is remembered: no form that was tried before this one could take other numbers
 * of the same kinds, since it has other modifiers or another second half; the form's slots take any register of a kind;
 * there are no modifiers. The rules over several operands are checked each time; where one is broken, the matcher says so. */
#include "assembler/match/quick.h"

#include "common/isa/check.h"
#include "common/isa/operand/imm.h"
#include "common/isa/operand/operand.h"

/* So many operands, of so many bits each in a shape: the upper two say what it is, the others of registers how many they are and,
 * if more than one, whether the first has an odd number; of special ones, with one dword or two, the source code. */
enum { OPERANDS = 7, OPERAND_BITS = 9, VECTOR = 0, SCALAR = 1 << 7, SPECIAL_1 = 2 << 7, SPECIAL_2 = 3 << 7, SPECIAL_MOST = 127 };
/* What registers are not: none of them, at an odd place. */
enum { SHAPE_INTEGER = SCALAR, SHAPE_SECOND = VECTOR | 1 };

/* The bits of registers; 0 if there are none. */
static inline unsigned
registers_shape(const struct isa *isa, unsigned code, unsigned dwords)
{
	if (code >= CODE_AGPR)
		return 0;
	if (code >= CODE_VGPR || code < isa->target->sgprs)
		return (code >= CODE_VGPR ? VECTOR : SCALAR) | dwords << 1 | (dwords > 1 && code & 1);
	return dwords > 2 || code > SPECIAL_MOST ? 0 : (dwords == 1 ? SPECIAL_1 : SPECIAL_2) | code;
}

/* The shape of operands, whose source codes go to code; 0 if they have none. */
static inline uint64_t
shape_of(const struct isa *isa, const struct node *n, uint16_t *code)
{
	uint64_t shape = 0;

	for (unsigned i = 0; n; n = n->next, i++) {
		unsigned bits;

		if (i == OPERANDS)
			return 0;
		if (n->dwords)
			bits = registers_shape(isa, code[i] = n->code, n->dwords);
		else if (n->kind == NODE_INT)
			bits = imm_small(n->num, &code[i]) ? SHAPE_INTEGER : 0;
		else
			bits = n->kind == NODE_NAME && n->join == ':' ? SHAPE_SECOND : 0;
		if (!bits)
			return 0;
		shape = shape << OPERAND_BITS | bits;
	}
	return shape;
}

/* Whether the shape of an operand decides if the slot takes it, but for what make_operand() looks at. */
static bool
shape_decides(const struct slot *slot)
{
	switch (slot->syntax) {
	case SYNTAX_VCC:
	case SYNTAX_VCC_OPT:
	case SYNTAX_DUAL:
		return true;
	case SYNTAX_REG:
	case SYNTAX_DUAL_DST:
		return slot->half != HALF_NUMBER && isa_opkinds[slot->kind].width == WIDTH_NONE &&
			(!(slot->accepts & ACCEPT_2) || slot->dwords > 1); /* single ones must be even, too */
	default:
		return false;
	}
}

void
quick_learn(struct quick *q, const struct match *m, const struct assembled *made)
{
	const struct form *form = made->insn.form;
	uint16_t code[OPERANDS];
	uint64_t shape;

	if (!m->at_once || m->nmods || m->nargs != form->nslots || made->nfixups || made->insn.literal || form->rules >> RULE_OLD & 1)
		return;
	for (unsigned i = 0; i < form->nslots; i++)
		if (!shape_decides(&isa_slots[form->slots + i]))
			return;
	shape = shape_of(m->env->isa, m->st->operands, code);
	if (!shape)
		return;
	q->shape[q->next] = shape;
	q->form[q->next] = form;
	q->next = (q->next + 1) % QUICK_SHAPES;
}

/* Sets an operand of the slot's shape; false if it is one that the slot does not take: of dual instructions the name of the second
 * half, and an even or odd register. */
static inline bool
make_operand(struct assembled *out, const struct target *target, const struct slot *slot, const struct node *n, unsigned code)
{
	if (slot->syntax == SYNTAX_DUAL)
		return isa_name_is(out->insn.form->second, n->text);
	if (slot->syntax != SYNTAX_REG && slot->syntax != SYNTAX_DUAL_DST)
		return true;
	assembled_use(out, target, code, n->dwords);
	field_set(&out->insn, slot->field, operand_stored(slot, code));
	return slot->syntax == SYNTAX_REG || code == operand_dual_dst(&out->insn, slot);
}

bool
quick_make(const struct quick *q, const struct isa *isa, const struct node *operands, struct assembled *out)
{
	const struct form *form;
	const struct slot *slot;
	struct breach breach;
	uint16_t code[OPERANDS];
	unsigned rules, i = 0;
	uint64_t shape = q->shape[0] ? shape_of(isa, operands, code) : 0;

	while (i < QUICK_SHAPES && q->shape[i] != shape)
		i++;
	if (!shape || i == QUICK_SHAPES)
		return false;
	form = q->form[i];
	assembled_begin(out, form);
	slot = &isa_slots[form->slots];
	for (i = 0; operands; operands = operands->next, i++)
		if (!make_operand(out, isa->target, &slot[i], operands, code[i]))
			return false;
	rules = form->rules & ((1u << RULES_OF_WORDS) - 1);
	return !rules || check_words(isa, &out->insn, rules, &breach);
}
