/* Rules over several operands of an instruction that has been built. */
#include "common/isa/operand.h"
#include "common/isa/register.h"

/* Where an operand was written; slots and args correspond one to one until the args end. */
static struct loc
slot_loc(const struct build *b, unsigned slot)
{
	return slot < b->nargs ? b->args[slot].node->loc : b->end;
}

/* VALU instructions read a limited number of different scalar values: SGPRs, vcc, m0, a literal. */
static bool
check_constant_bus(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	unsigned limit = b->env->isa->target->constant_bus, used = 0;
	unsigned seen[4], nseen = 0;

	if (!form->constant_bus)
		return true;
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned how = isa_opkinds[slot[i].kind].how, code;

		if (slot[i].source < 0 && how != HOW_KLIT)
			continue;
		if (how == HOW_VCC)
			code = CODE_VCC;
		else if (how == HOW_KLIT)
			code = CODE_LITERAL;
		else if (how == HOW_REG)
			code = operand_code(b->insn, &slot[i]);
		else
			continue;
		if (code >= CODE_VGPR || (code >= 128 && code <= 208) || (code >= 240 && code <= 248))
			continue;
		for (unsigned k = 0; k < nseen; k++)
			if (seen[k] == code)
				goto next;
		seen[nseen++] = code;
		if (++used > limit)
			return build_miss(b, 10, slot_loc(b, i), limit == 1 ?
				"invalid operand (violates constant bus restrictions): %s can read only one "
				"scalar value" :
				"invalid operand (violates constant bus restrictions): %s can read only two "
				"scalar values", isa_strings + form->name);
next:;
	}
	return true;
}

bool
check_build(struct build *b)
{
	b->at = b->nargs;
	return check_constant_bus(b);
}
