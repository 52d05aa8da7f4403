/* Matching: converts the nodes of a statement to an instruction.
 *
 * The mnemonic, without a suffix such as _e64, is looked up (isa_word). It has a run of forms for this generation, in
 * the order in which LLVM prefers them. Before any form is known, the operands are sorted into args and modifiers
 * (forms_sort): a name is a register if such a register exists; otherwise the form decides. Then each form that this
 * processor, wave size and suffix allow is tried (forms_try). A form consumes the args slot by slot; the functions in
 * the slot's row of operands.tbl check an arg and set bits of the encoding. The rules over several operands are checked
 * last. The first form that accepts everything is the instruction.
 *
 * A form that fails records the reason with a rank: how far the form got, then how specific the reason is. The failure
 * with the highest rank is reported (mismatch.c). If the failure only says that an operand has the wrong kind or size,
 * the statement is tried on the other processors, and the message says where the statement is valid.
 *
 * Invariants: the encoding contains no bits of a form that failed, because each form starts from its own opcode;
 * nothing is reported until all forms have failed; one error is reported. */
#include "assembler/match/match.h"

#include <stdio.h>
#include <string.h>

#include "assembler/match/forms.h"
#include "assembler/match/mismatch.h"
#include "common/base/memory/alloc.h"

/* Splits off a suffix that selects a form. Returns the entry of the mnemonic in isa_words[], or NULL. */
static const struct word *
find_lower(struct str name, unsigned *suffix)
{
	static const struct {
		const char *text;
		uint8_t length, suffix;
	} suffixes[] = {{"_e64_dpp", 8, SUFFIX_E64_DPP}, {"_e32", 4, SUFFIX_E32}, {"_e64", 4, SUFFIX_E64},
		{"_dpp", 4, SUFFIX_DPP}, {"_sdwa", 5, SUFFIX_SDWA}};
	const struct word *w = isa_word(name);

	*suffix = SUFFIX_NONE;
	if (w && w->mnemonic >= 0)
		return w;
	for (size_t i = 0; i < sizeof suffixes / sizeof *suffixes; i++) {
		struct str base = {name.p, name.n - suffixes[i].length};

		if (name.n <= suffixes[i].length || memcmp(base.p + base.n, suffixes[i].text, suffixes[i].length))
			continue;
		w = isa_word(base);
		if (w && w->mnemonic >= 0) {
			*suffix = suffixes[i].suffix;
			return w;
		}
	}
	return NULL;
}

/* Like find_lower(), but ignores case: GCC writes flat_atomic_cmpswap_X2. */
static const struct word *
find_mnemonic(struct str name, unsigned *suffix)
{
	const struct word *w = find_lower(name, suffix);
	char lower[64];
	bool changed = false;

	if (w || name.n > sizeof lower)
		return w;
	for (size_t i = 0; i < name.n; i++) {
		bool capital = name.p[i] >= 'A' && name.p[i] <= 'Z';

		lower[i] = capital ? (char)(name.p[i] | 32) : name.p[i];
		changed |= capital;
	}
	return changed ? find_lower((struct str){lower, name.n}, suffix) : NULL;
}

void
match_names_free(struct match_names *names)
{
	for (size_t i = 0; i < MATCH_NAMES; i++)
		alloc_free(names->name[i]);
	*names = (struct match_names){0};
}

/* Returns the cache slot for a hash, after emptying the cache if it is for another processor. */
static struct match_name **
name_place(struct match_names *names, const struct isa *isa, uint32_t hash)
{
	if (names->target != isa->target || names->wave32 != isa->wave32 || names->true16 != isa->true16 ||
		names->old_filler != isa->old_filler) {
		match_names_free(names);
		names->target = isa->target;
		names->wave32 = isa->wave32;
		names->true16 = isa->true16;
		names->old_filler = isa->old_filler;
	}
	return &names->name[hash % MATCH_NAMES];
}

/* Caches the result of looking up the statement's mnemonic, unless the mnemonic is too long. */
static void
remember_name(const struct match *m, const struct word *w, struct match_name **place)
{
	struct str text = m->st->name;

	if (text.n > MATCH_NAME)
		return;
	if (!*place)
		*place = alloc_bytes(sizeof **place);
	**place = (struct match_name){.length = (uint8_t)text.n, .suffix = (uint8_t)m->suffix, .mnemonic = w->mnemonic};
	memcpy((*place)->text, text.p, text.n);
}

/* Finds the forms of the statement's mnemonic, and sets m->run and m->suffix. If there are no forms, reports an error and returns
 * false. If is_known, *place is the cache entry of the mnemonic; otherwise an entry is stored there. */
static bool
find_forms(struct match *m, struct match_name **place, bool is_known)
{
	unsigned column = m->env->isa->target->column;

	if (is_known) {
		m->suffix = (*place)->suffix;
		m->mnemonic = &isa_mnemonics[(*place)->mnemonic];
		m->run = &m->mnemonic->forms[column];
		return true;
	}
	const struct word *w = find_mnemonic(m->st->name, &m->suffix);
	if (!w)
		return mismatch_mnemonic(m->env, m->st);
	m->mnemonic = &isa_mnemonics[w->mnemonic];
	m->run = &m->mnemonic->forms[column];
	if (!forms_any(m))
		return mismatch_forms(m, m->mnemonic);
	remember_name(m, w, place);
	return true;
}

/* Returns whether the statement is an instruction on another target. If the wave size differs, an instruction with a lane mask as
 * an explicit operand does not count, because the size of the operand implies the wave size. */
static bool
is_instruction_for(const struct match *m, const struct mnemonic *mnemonic, const struct isa *isa)
{
	struct assembled built;

	if (!forms_elsewhere(m, isa, mnemonic, &built))
		return false;
	const struct form *form = built.insn.form;
	for (unsigned i = 0; i < form->nslots && isa->wave32 != m->env->isa->wave32; i++) {
		const struct slot *slot = &isa_slots[form->slots + i];

		if (isa_optypes[slot->type].lane_mask && slot->field != FIELD_NONE)
			return false;
	}
	return true;
}

/* Sets *isa to the processor with the first wave size in which the statement is an instruction, or returns false. The current wave
 * size is tried first. */
static bool
fits_in_either_wave(const struct match *m, const struct mnemonic *mnemonic, const struct target *t, struct isa *isa)
{
	bool wave64 = !target_has(t, FEATURE_WAVE32_ONLY);

	isa_init(isa, t);
	isa->wave32 = !wave64 || (t->wave32 && m->env->isa->wave32);
	if (is_instruction_for(m, mnemonic, isa))
		return true;
	isa->wave32 = !isa->wave32;
	return t->wave32 && wave64 && is_instruction_for(m, mnemonic, isa);
}

/* Sets *isa to the first processor on which the statement is an instruction, or returns false. The current processor with the
 * other wave size is tried first. */
static bool
fits_elsewhere(const struct match *m, const struct mnemonic *mnemonic, struct isa *isa)
{
	const struct target *here = m->env->isa->target;
	uint64_t tried = here->class_bit;

	if (fits_in_either_wave(m, mnemonic, here, isa))
		return true;
	for (size_t i = 0; i < isa_ntargets; i++) {
		const struct target *t = &isa_targets[i];

		if (!t->generic && !(tried & t->class_bit) && fits_in_either_wave(m, mnemonic, t, isa))
			return true;
		if (!t->generic)
			tried |= t->class_bit;
	}
	return false;
}

static void
say_where(const struct match *m, const struct isa *other)
{
	const struct isa *here = m->env->isa;
	char name[64];

	snprintf(name, sizeof name, "%s%s", other->target->name, other->wave32 == here->wave32 ||
		!other->target->wave32 ? "" : other->wave32 ? " in wave32" : " in wave64");
	diag_error(m->env->diag, mismatch_place(m), "operands are not valid for this GPU or mode: %.*s accepts them on %s, not on %s%s",
		STR_ARG(m->st->name), name, here->target->name, other->target != here->target ? "" :
		here->wave32 ? " in wave32" : " in wave64");
}

/* Reports the highest-ranked failure, and returns false. If an operand has the wrong kind, and not only a wrong value, and the
 * statement is valid on another processor, the message begins with that processor. */
static bool
nothing_fits(const struct match *m, const struct mnemonic *mnemonic)
{
	if (!m->fitted && mismatch_return(m))
		return false;

	struct isa other;
	bool elsewhere = !m->fitted && miss_is_of_kind(&m->miss) && fits_elsewhere(m, mnemonic, &other);

	if (elsewhere) {
		say_where(m, &other);
		if (mismatch_renamed(m, mnemonic))
			return false;
	}
	return mismatch_operands(m, elsewhere);
}

bool
match_statement(const struct match_env *env, struct match_names *names, uint32_t hash, const struct statement *st, struct assembled *out)
{
	struct match_name **place = name_place(names, env->isa, hash), *known = *place;
	bool is_known = known && known->length == st->name.n && str_same(known->text, st->name.p, st->name.n);

	if (is_known && signature_cache_make(&known->signatures, env, st, out))
		return true;
	struct match m;
	m.env = env;
	m.st = st;
	m.nargs = m.nmods = 0;
	m.groups = 0;
	m.miss.rank = 0;
	m.miss.loc.pos = 0;
	m.miss.text = NULL;
	m.stray = NULL;
	m.fitted = m.quiet = false;
	if (!find_forms(&m, place, is_known) || !forms_sort(&m))
		return false;
	if (!forms_try(&m, out))
		return nothing_fits(&m, m.mnemonic);
	if (out->insn.form->rules >> RULE_OLD & 1)
		mismatch_old(&m, m.mnemonic);
	if (st->name.n <= MATCH_NAME)
		signature_cache_learn(&(*place)->signatures, &m, out);
	return !m.stray || mismatch_at(&m, m.stray->loc, "not a valid operand: %.*s is not allowed here",
		STR_ARG(m.stray->text));
}
