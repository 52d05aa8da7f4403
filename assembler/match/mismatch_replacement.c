/* Suggests replacements for an instruction that the processor does not support, or supports only with other operands: waits of an earlier
 * processor are translated, and instead.tbl has other replacements. */
#include <stdio.h>
#include <string.h>

#include "assembler/match/mismatch.h"
#include "common/isa/wait_translate.h"

static const char *
find_replacement(const struct target *t, const struct mnemonic *mnemonic)
{
	for (const struct instead *i = isa_instead; i < isa_instead + isa_ninstead; i++)
		if (&isa_mnemonics[i->mnemonic] == mnemonic && i->column == t->column && i->classes & t->class_bit && i->then < 0)
			return isa_strings + i->text;
	return NULL;
}

/* Returns whether the statement is an instruction on a processor of the column. */
static bool
fits_column(const struct match *m, const struct mnemonic *mnemonic, unsigned column)
{
	for (size_t i = 0; i < isa_ntargets; i++) {
		struct assembled built;
		struct isa isa;

		isa_init(&isa, &isa_targets[i]);
		if (isa_targets[i].column == column && forms_elsewhere(m, &isa, mnemonic, &built))
			return true;
	}
	return false;
}

bool
mismatch_renamed(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;

	for (const struct instead *i = isa_instead; i < isa_instead + isa_ninstead; i++)
		if (&isa_mnemonics[i->mnemonic] == mnemonic && i->column == t->column && i->classes & t->class_bit && i->then >= 0 &&
				fits_column(m, mnemonic, (unsigned)i->then)) {
			diag_note(m->env->diag, m->st->loc, "%s calls it %s", t->name, isa_strings + i->text);
			return true;
		}
	return false;
}

/* If the statement is a wait on an earlier processor, writes the names of the instructions of this processor that wait for the same.
 * Otherwise returns false. */
static bool
translate_wait(const struct match *m, const struct mnemonic *mnemonic, char text[INSN_WAITS_TEXT])
{
	const struct isa *here = m->env->isa;
	uint8_t most[COUNTER_COUNT], translated[COUNTER_COUNT];
	char lines[INSN_WAITS_TEXT];
	size_t n = 0, end = 0;

	for (size_t i = isa_ntargets; i-- > 0 && !n;) {
		const struct target *t = &isa_targets[i];
		struct assembled built;
		struct isa isa;

		if (t->column >= here->target->column || t->generic)
			continue;
		isa_init(&isa, t);
		if (!forms_elsewhere(m, &isa, mnemonic, &built) || built.insn.form->rules >> RULE_OLD & 1 ||
				!wait_is_only(&isa, &built.insn, most))
			continue;
		wait_translate(&isa, here, most, translated);
		n = insn_print_waits(here, translated, lines);
	}
	lines[n] = 0;
	for (const char *line = lines; *line; line = *line ? line + 1 : line) {
		end += (size_t)snprintf(text + end, INSN_WAITS_TEXT - end, "%s%.*s", end ? ", " : "", (int)strcspn(line, " \n"), line);
		line = strchrnul(line, '\n');
	}
	return n;
}

bool
mismatch_instead(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;
	char wait[INSN_WAITS_TEXT];
	const char *text;

	if (mismatch_renamed(m, mnemonic))
		return true;
	text = translate_wait(m, mnemonic, wait) ? wait : find_replacement(t, mnemonic);

	if (text)
		diag_note(m->env->diag, m->st->loc, "%s has %s", t->name, text);
	return text;
}

void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;
	char wait[INSN_WAITS_TEXT];

	diag_warning(m->env->diag, m->st->loc, "%.*s is not among the instructions that AMD documents for %s, which has %s",
		STR_ARG(m->st->name), t->name, translate_wait(m, mnemonic, wait) ? wait : find_replacement(t, mnemonic));
}
