/* Diagnoses a statement whose mnemonic has no form on the processor. Suggests replacements for an instruction that the processor does not
 * support, or supports only with other operands: waits of an earlier processor are translated, and instead.tbl has other replacements. */
#include <stdio.h>
#include <string.h>

#include "assembler/match/mismatch.h"
#include "common/isa/other_name.h"
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
		struct isa isa;

		isa_init(&isa, &isa_targets[i]);
		struct assembled built;
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

		if (t->column >= here->target->column || t->generic)
			continue;
		struct isa isa;
		isa_init(&isa, t);
		struct assembled built;
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

	if (mismatch_renamed(m, mnemonic))
		return true;
	char wait[INSN_WAITS_TEXT];
	const char *text = translate_wait(m, mnemonic, wait) ? wait : find_replacement(t, mnemonic);

	if (text)
		diag_note(m->env->diag, m->st->loc, "%s has %s", t->name, text);
	return text;
}

/* If this processor has the instruction under another name, adds a note with this name. */
static void
hint_other_name(const struct match *m)
{
	const char *name = isa_other_name(m->env->isa, m->st->name);

	if (name)
		diag_note(m->env->diag, m->st->loc, "%s calls it %s", m->env->isa->target->name, name);
}

static bool
not_on_this_processor(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;
	unsigned first = 0, last = t->column;

	if (mnemonic->forms[t->column].count) {
		diag_error(m->env->diag, m->st->loc, "instruction not supported on this GPU: %s has no %.*s; other %s "
			"processors have it", t->name, STR_ARG(m->st->name), isa_column_names[t->column]);
		if (!mismatch_instead(m, mnemonic))
			hint_other_name(m);
		return false;
	}
	while (first < COL_COUNT && !mnemonic->forms[first].count)
		first++;
	while (last && !mnemonic->forms[last].count)
		last--;
	if (first > t->column)
		diag_error(m->env->diag, m->st->loc, "instruction not supported on this GPU: %.*s is not available on %s; "
			"first in %s", STR_ARG(m->st->name), t->name, isa_column_names[first]);
	else
		diag_error(m->env->diag, m->st->loc, "instruction not supported on this GPU: %.*s is not available on %s "
			"any more; %s had it", STR_ARG(m->st->name), t->name, isa_column_names[last]);
	if (!mismatch_instead(m, mnemonic))
		hint_other_name(m);
	return false;
}

bool
mismatch_forms(const struct match *m, const struct mnemonic *mnemonic)
{
	static const char *const names[] = {"", "e32", "e64", "sdwa", "dpp", "e64_dpp"};
	const struct isa *isa = m->env->isa;
	bool here = false, other_wave = false;

	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		other_wave |= form->classes & isa->target->class_bit;
		here |= form_is_here(isa, form);
	}
	if (!here && !other_wave)
		return not_on_this_processor(m, mnemonic);
	if (!here)
		diag_error(m->env->diag, m->st->loc, "%.*s needs wavefrontsize%u", STR_ARG(m->st->name), isa->wave32 ? 64u : 32u);
	else
		diag_error(m->env->diag, m->st->loc, "%s variant of this instruction is not supported on %s", names[m->suffix],
			isa->target->name);
	return false;
}

void
mismatch_old(const struct match *m, const struct mnemonic *mnemonic)
{
	const struct target *t = m->env->isa->target;
	char wait[INSN_WAITS_TEXT];

	diag_warning(m->env->diag, m->st->loc, "%.*s is not among the instructions that AMD documents for %s, which has %s",
		STR_ARG(m->st->name), t->name, translate_wait(m, mnemonic, wait) ? wait : find_replacement(t, mnemonic));
}
