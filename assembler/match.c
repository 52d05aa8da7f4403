/* Matching a statement with the forms of its mnemonic. Operands are resolved once; a form is then a
 * walk over its slots. Modifiers are set before operands, since they change what width an operand
 * has (tfe, dmask). */
#include <stdio.h>
#include <string.h>

#include "assembler/match.h"
#include "common/isa/register.h"

enum { MAX_ARGS = 24, MAX_MODS = 24 };

struct written_mod {
	const struct modifier *mod;
	const struct node *node;
	bool clears;
};

struct match {
	const struct match_env *env;
	const struct statement *st;
	struct arg args[MAX_ARGS];
	unsigned nargs;
	struct written_mod mods[MAX_MODS];
	unsigned nmods;
	uint64_t groups;           /* of the modifiers that are written */
	const struct form_run *run; /* the mnemonic's forms here */
	unsigned suffix;           /* that the user wrote */
	struct miss miss;          /* the best so far */
	bool fitted;               /* a form took all operands, and a rule over several of them refused it */
	bool quiet;                /* only asks */
};

/* ---- the mnemonic */

/* Splits off a suffix that demands a form. Returns the mnemonic's word or NULL. */
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

/* Letters of mnemonics may be capital ones: GCC writes flat_atomic_cmpswap_X2. */
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

static const char *
next_mnemonic(void *user, size_t i)
{
	size_t *at = user;

	(void)i;
	while (*at < ISA_WORDS) {
		const struct word *w = &isa_words[(*at)++];

		if (w->length && w->mnemonic >= 0)
			return isa_strings + w->name;
	}
	return NULL;
}

static bool
unknown_mnemonic(const struct statement *st)
{
	size_t at = 0;
	char lower[32];
	struct str name = {lower, st->name.n < sizeof(lower) ? st->name.n : sizeof(lower)};

	for (size_t i = 0; i < name.n; i++)
		lower[i] = st->name.p[i] >= 'A' && st->name.p[i] <= 'Z' ? (char)(st->name.p[i] | 32) : st->name.p[i];
	const struct word *same = isa_word(name);
	const char *near = same && same->mnemonic >= 0 ? isa_strings + same->name :
		str_nearest(name, next_mnemonic, &at);

	if (near) {
		diag_error(st->loc, "invalid instruction: %.*s; did you mean %s?", STR_ARG(st->name), near);
		diag_fix(st->loc, st->name.n, near);
	} else {
		diag_error(st->loc, "invalid instruction: %.*s", STR_ARG(st->name));
	}
	return false;
}

/* Says which processors have the mnemonic. */
static bool
not_on_this_processor(const struct match *m, const struct mnemonic *mnemonic)
{
	static const char *const names[] = {"gfx6", "gfx7", "gfx8", "gfx9", "gfx10", "gfx11"};
	const struct target *t = m->env->isa->target;
	unsigned first = 0;

	if (mnemonic->forms[t->column].count) {
		diag_error(m->st->loc, "instruction not supported on this GPU: %s has no %.*s, other %s "
			"processors have", t->name, STR_ARG(m->st->name), names[t->column]);
		return false;
	}
	while (first < COL_COUNT && !mnemonic->forms[first].count)
		first++;
	if (first > t->column)
		diag_error(m->st->loc, "instruction not supported on this GPU: %.*s is not available on %s; "
			"first in %s", STR_ARG(m->st->name), t->name, names[first]);
	else
		diag_error(m->st->loc, "instruction not supported on this GPU: %.*s is not available on %s "
			"any more; %s had it", STR_ARG(m->st->name), t->name, names[first]);
	return false;
}

/* ---- the operands */

/* Whether any form that the statement can have takes the modifier. */
static bool
takes_modifier(const struct match *m, const struct modifier *mod)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (form->classes & m->env->isa->target->class_bit && modifier_of_form(form, mod))
			return true;
	}
	return false;
}

static unsigned
most_operands(const struct match *m)
{
	unsigned most = 0;

	for (unsigned i = 0; i < m->run->count; i++) {
		unsigned n = isa_forms[isa_form_list[m->run->first + i]].nslots;

		most = n > most ? n : most;
	}
	return most;
}

static const struct word *
modifier_word(const struct match *m, const struct node *n)
{
	const struct word *w = NULL;
	unsigned code;

	if (n->kind != NODE_MOD && n->kind != NODE_NAME)
		return NULL;
	if (n->kind == NODE_NAME && reg_find_numbered(m->env->isa, n->text, &code)) {
		/* a16 is an accumulation register but for images */
		w = n->text.p[0] == 'a' ? isa_word(n->text) : NULL;
		return w && w->modifier >= 0 && takes_modifier(m, &isa_modifiers[w->modifier]) ? w : NULL;
	}
	w = isa_word(n->text);
	if (!w || w->modifier < 0)
		return NULL;
	if (w->reg >= 0) /* scc */
		return takes_modifier(m, &isa_modifiers[w->modifier]) ? w : NULL;
	/* a label may be called like a modifier that this instruction has not, where it takes an operand */
	return n->kind == NODE_MOD || m->nmods || m->nargs >= most_operands(m) ||
		takes_modifier(m, &isa_modifiers[w->modifier]) ? w : NULL;
}

__attribute__((format(printf, 3, 4))) static bool
refuse(const struct match *m, struct loc loc, const char *fmt, ...)
{
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	if (!m->quiet)
		diag_error(loc, "%s", text);
	return false;
}

static bool
add_modifier(struct match *m, const struct node *n, const struct word *w)
{
	const struct modifier *mod = &isa_modifiers[w->modifier];
	uint64_t group = 1ull << mod->group;

	for (unsigned i = 0; m->groups & group && i < m->nmods; i++)
		if (m->mods[i].mod == mod || (m->mods[i].mod->group == mod->group && mod->place != PLACE_INSIDE))
			return refuse(m, n->loc, "duplicate modifier %.*s", STR_ARG(n->text));
	if (m->nmods == MAX_MODS)
		return refuse(m, n->loc, "too many modifiers");
	m->groups |= group;
	m->mods[m->nmods++] = (struct written_mod){mod, n, w->clears};
	return true;
}

struct words_from {
	const struct match *m;
	size_t at;
	bool registers; /* registers too */
};

/* The words that could stand among the operands: modifiers that the instruction has, registers. */
static const char *
next_word(void *user, size_t i)
{
	struct words_from *from = user;

	(void)i;
	while (from->at < ISA_WORDS) {
		const struct word *w = &isa_words[from->at++];

		if (w->length && ((from->registers && w->reg >= 0) || (w->modifier >= 0 &&
			takes_modifier(from->m, &isa_modifiers[w->modifier]))))
			return isa_strings + w->name;
	}
	return NULL;
}

static bool
unknown_modifier(struct match *m, const struct node *n)
{
	struct words_from from = {.m = m};
	const char *near = str_nearest(n->text, next_word, &from);

	if (near)
		return refuse(m, n->loc, "unknown modifier %.*s; did you mean %s?", STR_ARG(n->text), near);
	return refuse(m, n->loc, "unknown modifier %.*s", STR_ARG(n->text));
}

/* Whether an operand that is no register or number here is nothing else either: a list can be an address,
 * a name one of an enumeration. */
static bool
wrong_for_all(const struct match *m, unsigned n)
{
	const struct form *form = &isa_forms[isa_form_list[m->run->first]];

	return m->args[n].node->kind != NODE_LIST &&
		!(n < form->nslots && isa_slots[form->slots + n].how == HOW_ENUM);
}

static bool
sort_operands(struct match *m)
{
	struct arg *a;

	for (const struct node *n = m->st->operands; n; n = n->next) {
		const struct word *w = modifier_word(m, n);

		if (w) {
			if (!add_modifier(m, n, w))
				return false;
			continue;
		}
		if (n->kind == NODE_MOD)
			return unknown_modifier(m, n);
		if (m->nargs == MAX_ARGS)
			return refuse(m, n->loc, "too many operands");
		a = &m->args[m->nargs++];
		operand_resolve(m->env, n, a);
		if (a->kind == ARG_BAD && wrong_for_all(m, m->nargs - 1))
			return refuse(m, a->why_loc, a->why, m->env->isa->target->name);
	}
	return true;
}

/* ---- one form */

static void
set_defaults(struct insn *insn)
{
	const struct form *f = insn->form;

	for (unsigned i = 0; i < f->nmods; i++) {
		const struct modifier *m = &isa_modifiers[isa_form_mods[f->mods + i]];

		if (m->value == MODVALUE_LIST) {
			for (unsigned k = 0; m->dflt && k < 3 && field_exists(insn, m->field + k); k++)
				field_set(insn, m->field + k, m->dflt);
		} else if (m->dflt) {
			field_set(insn, m->field, m->dflt);
		}
	}
}

/* A modifier that the form has not, or one that it needs and that is missing. */
static bool
miss_modifier(struct match *m, struct build *b)
{
	uint64_t extra = m->groups & ~b->insn->form->allowed;

	for (unsigned i = 0; extra && i < m->nmods; i++)
		if (extra >> m->mods[i].mod->group & 1)
			return build_miss(b, 0, m->mods[i].node->loc, takes_modifier(m, m->mods[i].mod) ?
				"not a valid operand: this form of the instruction has no %s" :
				"not a valid operand: %s cannot stand here", isa_strings + m->mods[i].mod->spelling);
	for (unsigned i = 0; i < b->insn->form->nmods; i++) {
		const struct modifier *mod = &isa_modifiers[isa_form_mods[b->insn->form->mods + i]];

		if (b->insn->form->required & ~m->groups & 1ull << mod->group)
			return build_miss(b, 0, m->st->loc, "instruction must use %s", isa_strings + mod->spelling);
	}
	return false;
}

/* Modifiers stand behind all operands, or before the last one if their row says inside. */
static bool
in_place(const struct match *m, const struct modifier *mod, const struct node *n)
{
	const struct arg *last = m->nargs ? &m->args[m->nargs - 1] : NULL;

	return !last || mod->place == PLACE_ANY ||
		(n->loc.pos < last->node->loc.pos) == (mod->place == PLACE_INSIDE);
}

static bool
set_modifiers(struct match *m, struct build *b)
{
	for (unsigned i = 0; i < m->nmods; i++) {
		const struct written_mod *w = &m->mods[i];
		const struct modifier *mod = modifier_of_form(b->insn->form, w->mod);

		if (!mod) /* another spelling, for the form takes one of the group */
			return build_miss(b, 1, w->node->loc, "not a valid operand: %s cannot stand here",
				isa_strings + w->mod->spelling);
		if (!in_place(m, mod, w->node))
			return build_miss(b, 11, w->node->loc, mod->place == PLACE_INSIDE ?
				"not a valid operand: %s must stand before the last operand" :
				"not a valid operand: %s must stand behind the operands",
				isa_strings + mod->spelling);
		if (!modifier_parse(b, mod, w->node, w->clears))
			return false;
		if (mod->value == MODVALUE_FLAG && b->insn->form->required >> mod->group & 1 &&
			!field_get(b->insn, mod->field))
			return build_miss(b, 0, w->node->loc, "instruction must use %s",
				isa_strings + mod->spelling);
	}
	return true;
}

static bool
try_form(struct match *m, const struct form *form, struct insn *insn)
{
	const struct slot *slot = &isa_slots[form->slots];
	struct build b = {.env = m->env, .insn = insn, .args = m->args, .nargs = m->nargs, .start = m->st->loc, .end = m->st->end,
		.miss = m->miss};
	bool ok;

	*insn = (struct insn){.form = form, .size = form->size,
		.word = {form->value[0], form->value[1], form->value[2]}};
	if (m->groups & ~form->allowed || form->required & ~m->groups) {
		miss_modifier(m, &b);
		m->miss = b.miss;
		return false;
	}
	set_defaults(insn);
	ok = set_modifiers(m, &b);
	for (unsigned i = 0; ok && i < form->nslots; i++)
		ok = operand_parse(&b, &slot[i]);
	if (ok && b.at < b.nargs)
		ok = build_miss(&b, 3, m->args[b.at].node->loc, "too many operands for %s",
			isa_strings + form->name);
	m->fitted |= ok;
	ok = ok && check_build(&b);
	m->miss = b.miss;
	return ok;
}

/* Whether the suffix that the user wrote, if any, asks for this form. */
static bool
is_demanded(const struct form *form, unsigned suffix)
{
	return suffix == SUFFIX_NONE || form->suffix == suffix ||
		(suffix == SUFFIX_E32 && form->suffix == SUFFIX_NONE);
}

/* Tries the forms of the mnemonic, shortest first. */
static bool
try_forms(struct match *m, struct insn *out)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (form_is_here(m->env->isa, form) && is_demanded(form, m->suffix) && try_form(m, form, out))
			return true;
	}
	return false;
}

/* Says why no form can be tried, or returns true. */
static bool
has_forms(const struct match *m, const struct mnemonic *mnemonic)
{
	static const char *const names[] = {"", "e32", "e64", "sdwa", "dpp", "e64_dpp"};
	const struct isa *isa = m->env->isa;
	bool here = false, other_wave = false;

	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		other_wave |= form->classes & isa->target->class_bit;
		if (!form_is_here(isa, form))
			continue;
		here = true;
		if (is_demanded(form, m->suffix))
			return true;
	}
	if (!here && !other_wave)
		return not_on_this_processor(m, mnemonic);
	if (!here)
		diag_error(m->st->loc, "%.*s needs wavefrontsize%u", STR_ARG(m->st->name), isa->wave32 ? 64u : 32u);
	else
		diag_error(m->st->loc, "%s variant of this instruction is not supported on %s", names[m->suffix],
			isa->target->name);
	return false;
}

/* Whether the statement is an instruction elsewhere. With another wave size a mask of lanes does not count
 * that the user chose, for it has to be of this wave's size wherever it is. */
static bool
fits(const struct match *m, const struct mnemonic *mnemonic, const struct isa *isa)
{
	struct match_env env = *m->env;
	struct match other = {.env = &env, .st = m->st, .suffix = m->suffix, .quiet = true};
	struct insn insn;

	env.isa = isa;
	other.run = &mnemonic->forms[isa->target->column];
	if (!other.run->count || !sort_operands(&other) || !try_forms(&other, &insn))
		return false;
	for (unsigned i = 0; i < insn.form->nslots && isa->wave32 != m->env->isa->wave32; i++) {
		const struct slot *slot = &isa_slots[insn.form->slots + i];

		if (isa_optypes[slot->type].lane_mask && slot->field != FIELD_NONE)
			return false;
	}
	return true;
}

static bool
fits_in_either_wave(const struct match *m, const struct mnemonic *mnemonic, const struct target *t, struct isa *isa)
{
	isa_init(isa, t);
	isa->wave32 = t->wave32 && m->env->isa->wave32;
	if (fits(m, mnemonic, isa))
		return true;
	isa->wave32 = !isa->wave32;
	return t->wave32 && fits(m, mnemonic, isa);
}

/* The first processor on which the statement is an instruction; the user's own, with its other wave size, comes
 * before all. */
static bool
fits_elsewhere(const struct match *m, const struct mnemonic *mnemonic, struct isa *isa)
{
	const struct target *here = m->env->isa->target;
	uint16_t tried = here->class_bit;

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
	diag_error(m->st->loc, "operands are not valid for this GPU or mode: %.*s takes them on %s, not on %s%s",
		STR_ARG(m->st->name), name, here->target->name, other->target != here->target ? "" :
		here->wave32 ? " in wave32" : " in wave64");
}

/* Says what is wrong with the operand that got furthest. If that is what it is, not what it holds, and the
 * statement would do elsewhere, then it is the whole that is not right here, and comes first. */
/* A name at the place of the error that no symbol has may be a word misspelled; or the symbol comes too late. */
static void
hint_name(const struct match *m)
{
	struct words_from from = {.m = m, .registers = true};
	int64_t value;

	for (unsigned i = 0; i < m->nargs; i++) {
		const struct node *n = m->args[i].node;
		const char *near;

		if (n->kind != NODE_NAME || !n->text.n || n->loc.pos != m->miss.loc.pos || (m->args[i].kind != ARG_NAME &&
			m->args[i].kind != ARG_EXPR) || isa_word(n->text) || str_eqz(n->text, "off") ||
			m->env->known(m->env->user, n->text, &value))
			continue;
		near = str_nearest(n->text, next_word, &from);
		if (near)
			diag_note(n->loc, "did you mean %s?", near);
		else if (strstr(m->miss.text, "absolute expression") && !(n->text.p[0] >= '0' && n->text.p[0] <= '9'))
			m->env->unknown(m->env->user, n);
	}
}

static bool
report(const struct match *m, const struct mnemonic *mnemonic)
{
	void (*say)(struct loc at, const char *fmt, ...) = diag_error;
	struct isa other;

	if (!m->fitted && miss_is_of_kind(&m->miss) && fits_elsewhere(m, mnemonic, &other)) {
		say_where(m, &other);
		say = diag_note;
	}
	if (m->miss.what)
		say(m->miss.loc, m->miss.text, m->miss.what);
	else
		say(m->miss.loc, "%s", m->miss.text);
	hint_name(m);
	return false;
}

bool
match_statement(const struct match_env *env, const struct statement *st, struct insn *out)
{
	struct match m;
	const struct mnemonic *mnemonic;
	const struct word *w;

	m.env = env;
	m.st = st;
	m.nargs = m.nmods = 0;
	m.groups = 0;
	m.miss = (struct miss){0};
	m.fitted = m.quiet = false;
	w = find_mnemonic(st->name, &m.suffix);
	if (!w)
		return unknown_mnemonic(st);
	mnemonic = &isa_mnemonics[w->mnemonic];
	m.run = &mnemonic->forms[env->isa->target->column];
	if (!has_forms(&m, mnemonic) || !sort_operands(&m))
		return false;
	return try_forms(&m, out) || report(&m, mnemonic);
}
