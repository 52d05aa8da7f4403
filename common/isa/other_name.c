/* Finds the name that a processor has for an instruction, among the mnemonics that share a form with the given name. */
#include "common/isa/other_name.h"

#include "common/isa/tables.h"

static bool
same_types(const struct form *a, const struct form *b)
{
	bool same = a->nslots == b->nslots;

	for (unsigned i = 0; same && i < a->nslots; i++)
		same = isa_slots[a->slots + i].type == isa_slots[b->slots + i].type;
	return same;
}

static bool
has_form(const struct form_run *run, unsigned form)
{
	for (unsigned i = 0; i < run->count; i++)
		if (isa_form_list[run->first + i] == form)
			return true;
	return false;
}

/* Returns whether the processor has a form in the run with the same operand types as the given form. */
static bool
supports(const struct isa *isa, const struct form_run *run, const struct form *form)
{
	for (unsigned i = 0; i < run->count; i++)
		if (form_is_here(isa, &isa_forms[isa_form_list[run->first + i]]) && same_types(form, &isa_forms[isa_form_list[run->first + i]]))
			return true;
	return false;
}

/* Returns whether both mnemonics denote the same instruction in some generation, and this processor supports the second mnemonic
 * with the operands of that instruction. */
static bool
is_other_name(const struct isa *isa, const struct mnemonic *mnemonic, const struct mnemonic *other)
{
	const struct form_run *here = &other->forms[isa->target->column];

	for (unsigned col = 0; here->count && other != mnemonic && col < COL_COUNT; col++) {
		const struct form_run *a = &mnemonic->forms[col], *b = &other->forms[col];

		for (unsigned i = 0; i < a->count; i++)
			if (has_form(b, isa_form_list[a->first + i]) && supports(isa, here, &isa_forms[isa_form_list[a->first + i]]))
				return true;
	}
	return false;
}

const char *
isa_other_name(const struct isa *isa, struct str name)
{
	const struct word *named = isa_word(name);

	if (!named || named->mnemonic < 0)
		return NULL;
	const struct mnemonic *mnemonic = &isa_mnemonics[named->mnemonic];
	const struct form_run *here = &mnemonic->forms[isa->target->column];
	for (unsigned i = 0; i < here->count; i++)
		if (form_is_here(isa, &isa_forms[isa_form_list[here->first + i]]))
			return NULL;
	for (size_t i = 0; i < ISA_NAMES; i++) {
		const struct word *w = &isa_words[isa_word_order[i]];

		if (w->mnemonic >= 0 && is_other_name(isa, mnemonic, &isa_mnemonics[w->mnemonic]))
			return isa_strings + w->name;
	}
	return NULL;
}
