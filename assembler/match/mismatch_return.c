/* Diagnoses a missing flag or operand of an instruction that can return a value: either the flag that makes it return the value,
 * such as glc, or the register for the value is missing; or the register is there in spite of a flag, such as lds, with which there is no
 * value. The recorded failures are then misleading, because each form assigns the registers to other operands. */
#include "assembler/match/mismatch.h"

/* Returns whether the last operand is the name of a modifier that this processor does not support. */
static bool
ends_with_modifier(const struct match *m)
{
	const struct arg *last = m->nargs ? &m->args[m->nargs - 1] : NULL;
	const struct word *w = last && last->kind == ARG_NAME ? isa_word(last->node->text) : NULL;

	return w && w->modifier >= 0;
}

/* Returns whether a form has as many operands as the statement, and requires only modifiers that the statement has. */
static bool
is_number_taken(const struct match *m)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (forms_meant(m, form) && form->nslots == m->nargs && !(form->required & ~m->groups))
			return true;
	}
	return false;
}

/* Returns whether a form with this number of operands requires a flag that a form with one operand fewer does not support. */
static bool
says_return(const struct match *m, const struct modifier *mod, unsigned nslots)
{
	bool with = false, without = false;

	for (unsigned i = 0; i < m->run->count && mod->value == MODVALUE_FLAG; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (!forms_meant(m, form))
			continue;
		with |= form->nslots == nslots && form->required >> mod->group & 1;
		without |= form->nslots + 1u == nslots && !(form->allowed >> mod->group & 1);
	}
	return with && without;
}

/* Returns whether the forms with a flag have one operand fewer than the statement, and the other forms as many. */
static bool
says_nothing(const struct match *m, const struct modifier *mod)
{
	bool with = false, without = false;

	for (unsigned i = 0; i < m->run->count && mod->value == MODVALUE_FLAG; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (!forms_meant(m, form))
			continue;
		with |= form->nslots + 1u == m->nargs && form->required >> mod->group & 1;
		without |= form->nslots == m->nargs;
		if (form->nslots == m->nargs && form->allowed >> mod->group & 1)
			return false;
	}
	return with && without;
}

/* Returns the missing flag that makes the instruction return a value, or NULL. */
static const struct modifier *
missing_flag(const struct match *m)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		for (unsigned k = 0; forms_meant(m, form) && form->nslots == m->nargs && k < form->nmods; k++) {
			const struct modifier *mod = &isa_modifiers[isa_form_mods[form->mods + k]];

			if (form->required & ~m->groups & modifier_group(mod->group) && says_return(m, mod, m->nargs))
				return mod;
		}
	}
	return NULL;
}

bool
mismatch_return(const struct match *m)
{
	if (ends_with_modifier(m))
		return false;
	for (unsigned i = 0; i < m->nmods; i++)
		if (says_return(m, m->mods[i].mod, m->nargs + 1)) {
			mismatch_at(m, m->mods[i].node->loc, "%s says that a value is returned, but its register is missing",
				isa_strings + m->mods[i].mod->spelling);
			return true;
		}
	for (unsigned i = 0; i < m->nmods; i++)
		if (says_nothing(m, m->mods[i].mod)) {
			mismatch_at(m, m->args[0].node->loc, "%.*s takes no data operand with %s", STR_ARG(m->st->name),
				isa_strings + m->mods[i].mod->spelling);
			return true;
		}
	const struct modifier *missing = is_number_taken(m) ? NULL : missing_flag(m);
	if (missing)
		mismatch_at(m, m->st->loc, "instruction must use %s", isa_strings + missing->spelling);
	return missing;
}
