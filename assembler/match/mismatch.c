/* Diagnoses a statement that matches no instruction of the processor. Reports errors in the mnemonic, in operands, and in names in
 * operands, and the processors on which the statement would be valid. Speed does not matter here. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "assembler/match/mismatch.h"
#include "common/isa/operand/imm.h"
#include "common/isa/register.h"

bool
mismatch_at(const struct match *m, struct loc loc, const char *fmt, ...)
{
	if (m->quiet)
		return false;
	va_list ap;
	va_start(ap, fmt);
	diag_verror(m->env->diag, loc, fmt, ap);
	va_end(ap);
	return false;
}

/* With more errors, the source is probably in another language, and the search for suggestions would take most of the
 * time. */
enum { MOST_SUGGESTIONS = 1000 };

struct heads {
	const struct match_env *env;
	unsigned round;
	size_t word, other;
};

/* Returns the next word that can begin a statement, for suggestions: first the mnemonics of this processor, then the mnemonics of
 * other processors, then the words of source_names.other(). */
static const char *
next_head(void *user, size_t i)
{
	struct heads *h = user;

	(void)i;
	for (; h->round < 2; h->round++, h->word = 0)
		while (h->word < ISA_NAMES) {
			const struct word *w = &isa_words[isa_word_order[h->word++]];

			if (w->mnemonic >= 0 && (isa_mnemonics[w->mnemonic].forms[h->env->isa->target->column].count == 0) == h->round)
				return isa_strings + w->name;
		}
	return h->env->names->other(h->env->names->user, h->other++);
}

/* Returns whether a statement consists of one name, or of a name followed by an instruction. */
static bool
looks_like_label(const struct statement *st)
{
	const struct node *n = st->operands;
	const struct word *w = n && n->kind == NODE_NAME ? isa_word(n->text) : NULL;

	return !n || (w && w->mnemonic >= 0);
}

/* Returns the maximum edit distance to a suggested mnemonic: about a third of the longest part of the name. Underscores separate
 * the parts. */
static unsigned
mnemonic_limit(struct str name)
{
	size_t longest = 0, n = 0;

	for (size_t i = 0; i < name.n; i++) {
		n = name.p[i] == '_' ? 0 : n + 1;
		longest = n > longest ? n : longest;
	}
	return longest < 3 ? 1 : longest > 9 ? 4 : (unsigned)(longest / 3);
}

/* Returns the mnemonic that precedes the last part of a name, such as v_add_f32 for v_add_f32_e46, or NULL. */
static const char *
without_suffix(struct str name)
{
	const char *last = name.n ? memrchr(name.p, '_', name.n) : NULL;
	const struct word *w = last ? isa_word((struct str){name.p, (size_t)(last - name.p)}) : NULL;

	return w && w->mnemonic >= 0 ? isa_strings + w->name : NULL;
}

bool
mismatch_mnemonic(const struct match_env *env, const struct statement *st)
{
	struct heads heads = {.env = env};
	char lower[32];
	struct str name = {lower, st->name.n < sizeof lower ? st->name.n : sizeof lower};

	for (size_t i = 0; i < name.n; i++)
		lower[i] = st->name.p[i] >= 'A' && st->name.p[i] <= 'Z' ? (char)(st->name.p[i] | 32) : st->name.p[i];
	const struct word *same = isa_word(name);
	const char *near = same && same->mnemonic >= 0 ? isa_strings + same->name :
		diag_error_count(env->diag) < MOST_SUGGESTIONS ? str_nearest_within(name, mnemonic_limit(name), next_head, &heads) : NULL;

	if (!near)
		near = without_suffix(name);

	if (near) {
		diag_error(env->diag, st->loc, "invalid instruction: %.*s; did you mean %s?", STR_ARG(st->name), near);
		diag_fix(env->diag, st->loc, st->name.n, near);
	} else if (looks_like_label(st)) {
		diag_error(env->diag, st->loc, "invalid instruction: %.*s; a label is followed by a colon", STR_ARG(st->name));
	} else {
		diag_error(env->diag, st->loc, "invalid instruction: %.*s", STR_ARG(st->name));
	}
	return false;
}

struct words_from {
	const struct match *m;
	size_t at;
	bool registers; /* whether the suggestions include registers */
};

/* Returns the next name that may be among the operands, for suggestions: a modifier of the instruction or, if
 * from->registers is set, a register. */
static const char *
next_word(void *user, size_t i)
{
	struct words_from *from = user;

	(void)i;
	while (from->at < ISA_NAMES) {
		const struct word *w = &isa_words[isa_word_order[from->at++]];

		if ((from->registers && w->reg >= 0) || (w->modifier >= 0 &&
			forms_take_modifier(from->m, &isa_modifiers[w->modifier])))
			return isa_strings + w->name;
	}
	return NULL;
}

bool
mismatch_modifier(const struct match *m, const struct node *n)
{
	struct words_from from = {.m = m};
	const char *near = m->quiet ? NULL : str_nearest(n->text, next_word, &from);
	const struct word *second = n->arg->kind == NODE_NAME ? node_word(n->arg) : NULL;

	if (second && second->mnemonic >= 0)
		return mismatch_at(m, n->arg->loc, "expected '::' before the second half, %.*s", STR_ARG(n->arg->text));
	if (!near)
		return mismatch_at(m, n->loc, "unknown modifier %.*s", STR_ARG(n->text));
	mismatch_at(m, n->loc, "unknown modifier %.*s; did you mean %s?", STR_ARG(n->text), near);
	diag_fix(m->env->diag, n->loc, n->text.n, near);
	return false;
}

/* Returns whether a name such as "V0" is a numbered register when written in lower case. Writes the lower-case name to out. */
static bool
small_letters(const struct match *m, struct str name, char *out, size_t size)
{
	if (name.n >= size)
		return false;
	for (size_t i = 0; i < name.n; i++)
		out[i] = name.p[i] >= 'A' && name.p[i] <= 'Z' ? (char)(name.p[i] | 32) : name.p[i];
	out[name.n] = 0;
	unsigned code;
	return reg_find_numbered(m->env->isa, (struct str){out, name.n}, &code) > 0;
}

/* If the operand at fault is a name that is not a symbol, adds a note: the name may be misspelled, or the symbol may be defined
 * later. */
static void
hint_name(const struct match *m)
{
	struct words_from from = {.m = m, .registers = true};
	int64_t value;
	char lower[16];

	for (unsigned i = 0; i < m->nargs; i++) {
		const struct node *n = m->args[i].node;

		if (n->kind != NODE_NAME || !n->text.n || n->loc.pos != m->miss.loc.pos || (m->args[i].kind != ARG_NAME &&
			m->args[i].kind != ARG_EXPR) || isa_word(n->text) || str_eqz(n->text, "off") ||
			m->env->names->known(m->env->names->user, n->text, &value))
			continue;
		if (n->text.p[0] == '#') {
			diag_note(m->env->diag, n->loc, "a comment begins with // or ;, with # only at the start of a line");
			continue;
		}
		const char *near = small_letters(m, n->text, lower, sizeof lower) ? lower : str_nearest(n->text, next_word, &from);
		if (near) {
			diag_note(m->env->diag, n->loc, "did you mean %s?", near);
			diag_fix(m->env->diag, n->loc, n->text.n, near);
		} else if (miss_wants_number(&m->miss) && !(n->text.p[0] >= '0' && n->text.p[0] <= '9')) {
			m->env->names->unknown(m->env->names->user, n);
		}
	}
}

static void
describe_register(const struct match *m, const struct node *n, char *out, size_t size)
{
	struct match_env env = *m->env;
	struct isa isa;
	uint32_t columns = 0;

	env.isa = &isa;
	env.elsewhere = true;
	struct arg a;
	for (size_t i = 0; i < isa_ntargets; i++) {
		isa_init(&isa, &isa_targets[i]);
		arg_resolve(&env, n, &a);
		if (a.kind == ARG_REG)
			columns |= 1u << isa_targets[i].column;
	}
	mismatch_columns(m->env->isa->target, columns, out, size);
}

/* Writes the range of existing registers in the class of a nonexistent register, such as ", which has v0 to v255".
 * Writes an empty string if the class does not exist. */
static void
known_registers(const struct isa *isa, const struct node *n, char *out, size_t size)
{
	enum { MOST = 512 };
	struct str file = n->kind == NODE_NAME || n->kind == NODE_INDEX ? n->text : STR("");
	int last = -1;

	while (n->kind == NODE_NAME && file.n && file.p[file.n - 1] >= '0' && file.p[file.n - 1] <= '9')
		file.n--;
	unsigned code;
	for (int i = 0; file.n && i < MOST; i++)
		if (reg_range(isa, file, i, 1, &code) > 0 && code < CODE_AGPR) /* some processors of the generation have no accumulation
		                                                                * registers */
			last = i;
	out[0] = 0;
	if (last >= 0)
		snprintf(out, size, ", which has %.*s0 to %.*s%d", STR_ARG(file), STR_ARG(file), last);
}

bool
mismatch_bad(const struct match *m, const struct arg *a)
{
	const struct node *n = a->node->kind == NODE_INDEX ? a->node->arg : NULL, *inner = a->node;
	char known[80] = "";

	while (inner->arg && (inner->kind == NODE_NEG || inner->kind == NODE_ABS || inner->kind == NODE_CALL))
		inner = inner->arg;
	if (a->why_known)
		known_registers(m->env->isa, inner, known, sizeof known);
	if (a->why_known && !known[0])
		describe_register(m, inner, known, sizeof known);
	char why[200];
	snprintf(why, sizeof why, a->why, m->env->isa->target->name);
	mismatch_at(m, a->why_loc, "%s%s", why, known);
	while (n && n->loc.pos != a->why_loc.pos)
		n = n->next;
	int64_t value;
	/* Add no note if the value is known but out of range. */
	if (n && !m->quiet && !arg_absolute(m->env, n, &value) && (n->kind == NODE_NAME || n->kind == NODE_EXPR))
		m->env->names->unknown(m->env->names->user, n);
	return false;
}

/* Returns the operand positions that are sources in at least one possible form, as a bit mask. Sets the minimum and maximum
 * number of operands. */
static uint32_t
operands_here(const struct match *m, unsigned *fewest, unsigned *most)
{
	uint32_t sources = 0;

	*fewest = MAX_ARGS;
	*most = 0;
	for (unsigned k = 0; k < m->run->count; k++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + k]];

		if (!forms_meant(m, form))
			continue;
		for (unsigned i = 0; i < form->nslots; i++)
			sources |= (uint32_t)(isa_slots[form->slots + i].source >= 0) << i;
		*fewest = form->nslots < *fewest ? form->nslots : *fewest;
		*most = form->nslots > *most ? form->nslots : *most;
	}
	return sources;
}

/* Returns the first modifier if all operands precede it, or else NULL. */
static const struct node *
end_of_operands(const struct match *m)
{
	const struct node *last = m->nargs ? m->args[m->nargs - 1].node : NULL;

	return m->nmods && (!last || last->loc.pos < m->mods[0].node->loc.pos) ? m->mods[0].node : NULL;
}

/* Returns the first operand that has a source modifier (neg, abs, sext) although it is not a source in any possible
 * form, or NULL. */
static const struct arg *
foreign_sign(const struct match *m, uint32_t sources)
{
	for (unsigned i = 0; i < m->nargs; i++)
		if ((m->args[i].neg || m->args[i].abs || m->args[i].sext) && !(sources >> i & 1))
			return &m->args[i];
	return NULL;
}

struct loc
mismatch_place(const struct match *m)
{
	unsigned fewest, most;
	const struct arg *sign = foreign_sign(m, operands_here(m, &fewest, &most));

	if (sign)
		return sign->node->loc;
	for (unsigned i = 0; i < m->nargs; i++) {
		const struct node *n = m->args[i].node;
		const struct word *w = n->kind == NODE_NAME && m->args[i].kind != ARG_REG ? isa_word(n->text) : NULL;

		if (w && w->modifier >= 0) /* a modifier that was read as a symbol, because the processor does not support it here */
			return n->loc;
	}
	if (end_of_operands(m) && (m->nargs < fewest || m->nargs > most))
		return end_of_operands(m)->loc;
	for (unsigned i = 0; i < m->nmods; i++)
		if (!forms_take_modifier(m, m->mods[i].mod))
			return m->mods[i].node->loc;
	return m->st->loc;
}

/* Returns the classes of processors on which any instruction supports the modifier. */
static class_mask
classes_with(const struct modifier *mod)
{
	class_mask classes = 0;

	for (size_t i = 0; i < ISA_NAMES; i++) {
		const struct word *w = &isa_words[isa_word_order[i]];

		for (unsigned col = 0; w->mnemonic >= 0 && col < COL_COUNT; col++) {
			const struct form_run *run = &isa_mnemonics[w->mnemonic].forms[col];

			for (unsigned k = 0; k < run->count; k++) {
				const struct form *form = &isa_forms[isa_form_list[run->first + k]];
				const struct modifier *same = modifier_of_form(form, mod);

				if (same)
					classes |= form->classes & (same == mod ? mod->classes : form->classes);
			}
		}
	}
	return classes;
}

/* Writes which processors support a modifier that this processor or instruction does not support. */
static void
describe_modifier(const struct match *m, char *out, size_t size)
{
	const struct modifier *mod = m->miss.modifier;
	const struct target *t = m->env->isa->target;
	class_mask classes = classes_with(mod);
	uint32_t columns = 0;

	if (classes & t->class_bit) {
		snprintf(out, size, "not a valid operand: %.*s has no %s on %s", STR_ARG(m->st->name),
			isa_strings + mod->spelling, t->name);
		return;
	}
	for (size_t i = 0; i < isa_ntargets; i++)
		if (isa_targets[i].class_bit & classes)
			columns |= 1u << isa_targets[i].column;
	size_t n = (size_t)snprintf(out, size, "not a valid operand: %s has no %s", t->name, isa_strings + mod->spelling);
	if (n < size)
		mismatch_columns(t, columns, out + n, size - n);
}

static bool
modifier_written(const struct match *m, const char *spelling)
{
	for (unsigned i = 0; i < m->nmods; i++)
		if (!strcmp(isa_strings + m->mods[i].mod->spelling, spelling))
			return true;
	return false;
}

/* Writes how many data registers an image instruction has, and how many it needs. */
static void
describe_lanes(const struct match *m, char *out, size_t size)
{
	const struct miss *miss = &m->miss;
	bool d16 = modifier_written(m, "d16"), tfe = modifier_written(m, "tfe");
	char mask[16] = "no dmask";

	if (modifier_written(m, "dmask"))
		snprintf(mask, sizeof mask, "dmask:0x%x", miss->dmask);
	snprintf(out, size, ": %s%s%s%s means %u register%s, not %u", mask, d16 || tfe ? " with " : "", d16 ? "d16" : "",
		tfe ? (d16 ? " and tfe" : "tfe") : "", miss->lanes_needed, miss->lanes_needed == 1 ? "" : "s", miss->lanes);
}

/* Returns whether an operand is a constant that is never an inline constant. */
static bool
is_literal(const struct match *m, const struct arg *a)
{
	unsigned code;
	uint32_t literal;
	uint16_t small;

	return a->lit || (a->kind == ARG_INT ? !imm_small(a->num, &small) :
		a->kind == ARG_FLOAT && imm_encode(m->env->isa, CONST_F32, a->num, true, &code, &literal) == IMM_LITERAL);
}

/* Returns whether the operand at fault is a second literal. The message must then say that only one literal is allowed,
 * because the recorded reason can be misleading: the only form that supports a literal does not accept one in this
 * operand, and the other forms have failed at the first literal. */
static bool
is_second_literal(const struct match *m)
{
	const struct arg *first = NULL;
	unsigned specific = m->miss.rank % MISS_SPECIFIC;

	for (unsigned i = 0; i < m->nargs && (specific == MISS_REGISTER || specific == MISS_LITERAL); i++) {
		const struct arg *a = &m->args[i];

		if (!is_literal(m, a))
			continue;
		if (first && first->num != a->num && a->node->loc.pos == m->miss.loc.pos)
			return true;
		first = first ? first : a;
	}
	return false;
}

/* Writes the message of the highest-ranked failure. */
static void
describe_miss(const struct match *m, char *out, size_t size)
{
	const struct miss *miss = &m->miss;
	uint32_t columns = miss->name ? mismatch_name_columns(m) : 0;

	if (miss->modifier || columns) {
		if (columns)
			mismatch_describe_name(m, columns, out, size);
		else
			describe_modifier(m, out, size);
		return;
	}
	size_t n = (size_t)snprintf(out, size, is_second_literal(m) ? "only one unique literal operand is allowed" : miss->text, miss->what);
	if (n < size && miss->name && mismatch_of_others(m))
		n += (size_t)snprintf(out + n, size - n, ": %.*s is for other instructions", STR_ARG(miss->name->text));
	for (unsigned i = 0; i < miss->ranges && n < size; i++) {
		long long low = miss->low[i], high = miss->high[i];

		n += (size_t)snprintf(out + n, size - n, low == high ? "%s%lld" : "%s%lld to %lld", i ? " or " : ": ", low, high);
	}
	if (n < size && miss->columns)
		mismatch_columns(m->env->isa->target, miss->columns, out + n, size - n);
	if (n < size && miss->lanes)
		describe_lanes(m, out + n, size - n);
}

static void
say_too_many(const struct match *m, void (*say)(struct diag *d, struct loc at, const char *fmt, ...), struct loc at, unsigned most)
{
	say(m->env->diag, at, "too many operands: %.*s takes %u on %s", STR_ARG(m->st->name), most, m->env->isa->target->name);
}

bool
mismatch_operands(const struct match *m, bool note)
{
	void (*say)(struct diag *d, struct loc at, const char *fmt, ...) = note ? diag_note : diag_error;
	unsigned fewest, most;
	const struct arg *sign = foreign_sign(m, operands_here(m, &fewest, &most));
	bool surplus = !m->fitted && !note && m->nargs > most;
	const struct node *end = sign && sign >= m->args + most ? sign->node : end_of_operands(m);

	if (surplus && end) {
		say_too_many(m, diag_error, end->loc, most);
		return false;
	}
	char text[300];
	describe_miss(m, text, sizeof text);
	say(m->env->diag, m->miss.loc, "%s", text);
	if (surplus && miss_is_of_kind(&m->miss) && m->miss.loc.pos != m->args[most].node->loc.pos)
		say_too_many(m, diag_note, m->args[most].node->loc, most);
	if (m->miss.modifier)
		mismatch_new_modifiers(m);
	else if (m->miss.name && !mismatch_name_columns(m))
		mismatch_hint_name(m);
	else
		hint_name(m);
	return false;
}
