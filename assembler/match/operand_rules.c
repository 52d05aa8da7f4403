/* Checks rules over several operands of an assembled instruction: rules on its encoding (common/isa/operand_rules.c), and rules that only
 * the text can violate. */
#include "assembler/match/operand_rules.h"

#include "common/isa/operand_rules.h"
#include "common/isa/operand/operand.h"

/* Returns the location of the operand of a slot, or the end of the statement after the last operand. Slots and operands correspond
 * one to one. */
static struct loc
slot_loc(const struct attempt *b, unsigned slot)
{
	return slot < b->nargs ? b->args[slot].node->loc : b->end;
}

/* Checks that tuples of vector registers begin at an even register, on processors that require it. */
static bool
check_even_tuples(struct attempt *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	if (!target_has(b->env->isa->target, FEATURE_EVEN_VGPRS))
		return true;
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned code = slot[i].syntax == SYNTAX_REG ? operand_code(b->insn, &slot[i]) : 0;

		if (code < CODE_VGPR || !(code & 1) || isa_optypes[slot[i].type].unaligned)
			continue;
		if (slot[i].accepts & ACCEPT_2)
			return build_miss(b, 10, slot_loc(b, i), "vgpr must be even aligned on %s",
				b->env->isa->target->name);
		/* an image address can have several sizes, and only the text determines the size */
		if (operand_dwords(b->env->isa, b->insn, &slot[i]) > 1 || (i < b->nargs && b->args[i].dwords > 1 &&
			b->args[i].code == code))
			return build_miss(b, 10, slot_loc(b, i),
				"invalid register class: VGPR tuples must be 64-bit aligned on %s",
				b->env->isa->target->name);
	}
	return true;
}

/* Checks operands that share the bit which selects accumulation registers. */
static bool
check_shared_bits(struct attempt *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	for (unsigned i = 0; i < form->nslots && i < b->nargs; i++)
		if (slot[i].accepts & ACCEPT_A && b->args[i].kind == ARG_REG &&
			operand_code(b->insn, &slot[i]) != b->args[i].code)
			return build_miss(b, 10, slot_loc(b, i), "invalid register class: data and destination of "
				"%s must all be VGPRs or all AGPRs", isa_strings + form->name);
	return true;
}

/* Checks 16-bit registers: either all or none of them are written as halves, such as v1.l. */
static bool
check_halves(struct attempt *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	unsigned halves = 0, whole = b->nargs;

	for (unsigned i = 0; i < form->nslots && i < b->nargs; i++) {
		const struct arg *a = &b->args[i];

		if (a->kind != ARG_REG || a->code < CODE_VGPR || slot[i].half == HALF_NONE)
			continue;
		if (a->half)
			halves++;
		else
			whole = i;
	}
	return !halves || whole == b->nargs || build_miss(b, 10, slot_loc(b, whole),
		"expected a half of a register, .l or .h, as the other operands of %s", isa_strings + form->name);
}

bool
operand_rules_hold(struct attempt *b)
{
	unsigned which = b->insn->form->rules;

	if (!which)
		return true;
	b->at = b->nargs;
	struct breach breach;
	if (!check_words(b->env->isa, b->insn, which & ((1u << RULES_OF_WORDS) - 1), &breach))
		return build_miss(b, 10, slot_loc(b, breach.slot), breach.text, breach.what);
	return (!(which >> RULE_EVEN & 1) || check_even_tuples(b)) &&
		(!(which >> RULE_SHARED & 1) || check_shared_bits(b)) && (!(which >> RULE_HALVES & 1) || check_halves(b));
}
