/* Parses modifiers: finds the form's row in modifiers.tbl for a word, and calls the parser for the modifier's value. */
#include "assembler/match/modifier/modifier.h"

#include "assembler/match/modifier/modvalue.h"
#include "common/isa/modifier/modifier.h"

static const struct {
	uint8_t takes;
	bool (*parse)(struct attempt *b, const struct modifier *m, const struct node *n);
} values[MODVALUE_COUNT] = {
#define MODVALUE(name, takes, parse, print) {TAKES_##takes, parse},
ISA_MODVALUE(MODVALUE)
#undef MODVALUE
};

/* Returns the row of the same modifier as `of` with the spelling `text`, for processors of these classes, or NULL. */
static const struct modifier *
other_spelling(const struct modifier *of, unsigned text, uint64_t classes)
{
	for (const struct modifier *m = isa_modifiers + of->name; m < isa_modifiers + isa_nmodifiers; m++)
		if (m->name == of->name && m->spelling == text && m->classes & classes)
			return m;
	return NULL;
}

const struct modifier *
modifier_of_form(const struct form *form, const struct modifier *written)
{
	for (unsigned i = 0; i < form->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[form->mods + i]];

		if (m->group != written->group)
			continue;
		if (m->spelling == written->spelling)
			return m;
		return other_spelling(m, written->spelling, form->classes);
	}
	return NULL;
}

/* Returns whether an operand is half of a register, such as v1.l or v1.h. */
static bool
has_halves(const struct attempt *b)
{
	for (unsigned i = 0; i < b->nargs; i++)
		if (b->args[i].kind == ARG_REG && b->args[i].half)
			return true;
	return false;
}

bool
modifier_parse(struct attempt *b, const struct modifier *m, const struct node *node, bool clears)
{
	const struct node *value = node->kind == NODE_MOD ? node->arg : NULL;
	unsigned takes = values[m->value].takes;

	if (m->place == PLACE_REFUSED || (m->place == PLACE_TRUE16 && !b->env->isa->true16 && !has_halves(b)))
		return modifier_bad(b, m, node, "%s modifier is not supported by this instruction on this GPU");
	b->written = node;
	b->clears = clears;
	if (value && takes == TAKES_nothing)
		return modifier_bad(b, m, value, "%s takes no value");
	if (!value && (takes == TAKES_value || takes == TAKES_list))
		return modifier_bad(b, m, node, "%s needs a value after a colon");
	if (!values[m->value].parse(b, m, value))
		return false;
	return m->place != PLACE_ZERO || modifier_holds(b->insn, m, 0) ||
		modifier_bad(b, m, node, "invalid %s operand: it must be 0 on this GPU");
}
