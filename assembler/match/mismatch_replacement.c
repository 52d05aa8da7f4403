/* Suggests replacements from instead.tbl for an instruction that the processor does not support, or supports only with other
 * operands. */
#include "assembler/match/mismatch.h"

static const char *
find_replacement(const struct target *t, const struct mnemonic *mnemonic)
{
	for (const struct instead *i = isa_instead; i < isa_instead + isa_ninstead; i++)
		if (&isa_mnemonics[i->mnemonic] == mnemonic && i->column == t->column && i->classes & t->class_bit)
			return isa_strings + i->text;
	return NULL;
}

bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;
	const char *text = find_replacement(t, mnemonic);

	if (text)
		diag_note(m->env->diag, m->st->loc, "%s has %s", t->name, text);
	return text;
}

void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;

	diag_warning(m->env->diag, m->st->loc, "%.*s is not among the instructions that AMD documents for %s, which has %s",
		STR_ARG(m->st->name), t->name, find_replacement(t, mnemonic));
}
