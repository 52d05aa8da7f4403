/* Adds a note with the modifiers that an instruction supports instead of a modifier of the previous generation. */
#include <stdio.h>

#include "assembler/match/mismatch.h"

/* Returns the forms of the instruction in this generation if one of them has the modifier; otherwise the forms in the previous
 * generation if one of those has it; otherwise NULL. */
static const struct form_run *
forms_before(const struct match *m, const struct modifier *mod)
{
	const struct word *w = isa_word(m->st->name);
	unsigned col = m->env->isa->target->column;

	for (unsigned back = 0; back < 2 && back <= col && w && w->mnemonic >= 0; back++) {
		const struct form_run *run = &isa_mnemonics[w->mnemonic].forms[col - back];

		for (unsigned i = 0; i < run->count; i++)
			if (modifier_of_form(&isa_forms[isa_form_list[run->first + i]], mod))
				return run;
	}
	return NULL;
}

/* Returns whether a form of the run supports `other`, and a processor supports both modifiers. */
static bool
run_allows(const struct form_run *run, const struct modifier *one, const struct modifier *other)
{
	for (unsigned i = 0; i < run->count; i++)
		if (isa_forms[isa_form_list[run->first + i]].allowed >> other->group & 1 && one->classes & other->classes)
			return true;
	return false;
}

void
mismatch_new_modifiers(const struct match *m)
{
	const struct form_run *then = forms_before(m, m->miss.modifier);
	char text[80] = "";
	size_t n = 0;
	uint64_t listed = 0;

	for (unsigned i = 0; then && i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		for (unsigned k = 0; k < form->nmods && n < sizeof text && form_is_here(m->env->isa, form); k++) {
			const struct modifier *mod = &isa_modifiers[isa_form_mods[form->mods + k]];

			if (listed >> mod->group & 1 || run_allows(then, m->miss.modifier, mod))
				continue;
			listed |= 1ull << mod->group;
			n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", n ? ", " : "", isa_strings + mod->spelling);
		}
	}
	if (listed)
		diag_note(m->env->diag, m->miss.loc, "%s has other modifiers here: %s", m->env->isa->target->name, text);
}
