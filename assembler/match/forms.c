/* Tries the forms of a mnemonic. Operands are resolved once; each form is then tried slot by slot. Modifiers are set
 * before operands, because some modifiers (tfe, dmask) change the width of operands. */
#include "assembler/match/forms.h"

#include "assembler/match/mismatch.h"
#include "assembler/match/operand/syntax.h"
#include "assembler/match/operand_rules.h"
#include "assembler/match/signature.h"
#include "common/isa/fields.h"
#include "common/isa/register.h"

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

static bool
after_comma(const struct node *n)
{
	const char *p = n->text.p - 1;

	while (*p == ' ' || *p == '\t')
		p--;
	return *p == ',';
}

/* Returns the entry in isa_words[] of a name that is a modifier here, or NULL if the name is an operand. w is the entry
 * of the name, or NULL; is_register: the name is also a numbered register. */
static const struct word *
modifier_word(struct match *m, const struct node *n, const struct word *w, bool is_register)
{
	if (!w || w->modifier < 0)
		return NULL;
	if (is_register || w->reg >= 0) /* for example, a16 is a modifier of image instructions; elsewhere it is an
	                                 * accumulation register */
		return forms_take_modifier(m, &isa_modifiers[w->modifier]) ? w : NULL;
	if (n->kind == NODE_MOD || m->nmods || m->nargs >= most_operands(m) ||
		forms_take_modifier(m, &isa_modifiers[w->modifier]))
		return w;
	/* Where an operand is allowed, a label may have the name of a modifier that this instruction does not support. */
	if (m->nargs && !after_comma(n))
		m->stray = n;
	return NULL;
}

static bool
add_modifier(struct match *m, const struct node *n, const struct word *w)
{
	const struct modifier *mod = &isa_modifiers[w->modifier];
	modifier_set group = modifier_group(mod->group);

	for (unsigned i = 0; m->groups & group && i < m->nmods; i++)
		if (m->mods[i].mod == mod || (m->mods[i].mod->group == mod->group && mod->place != PLACE_INSIDE))
			return mismatch_at(m, n->loc, "duplicate modifier %.*s", STR_ARG(n->text));
	if (m->nmods == MAX_MODS)
		return mismatch_at(m, n->loc, "too many modifiers");
	m->groups |= group;
	m->mods[m->nmods++] = (struct written_mod){mod, n, w->clears};
	/* Set the scope before a temporal hint: the meaning of the hint depends on the scope. */
	if (m->nmods > 1 && m->mods[m->nmods - 2].mod->value == MODVALUE_HINT) {
		struct written_mod last = m->mods[m->nmods - 1];

		m->mods[m->nmods - 1] = m->mods[m->nmods - 2];
		m->mods[m->nmods - 2] = last;
	}
	return true;
}

/* Returns whether no form accepts operand n, which is neither a register nor a number. A list can be an address, and a name can
 * be an enumerated value. */
static bool
wrong_for_all(const struct match *m, unsigned n)
{
	const struct form *form = &isa_forms[isa_form_list[m->run->first]];

	return m->args[n].node->kind != NODE_LIST &&
		!(n < form->nslots && isa_slots[form->slots + n].syntax == SYNTAX_ENUM);
}

/* Handles a name or "name:value", either of which may be a modifier. */
static bool
sort_name(struct match *m, const struct node *n)
{
	const struct word *w = node_word(n);
	unsigned code;

	const struct word *modifier = modifier_word(m, n, w, w && n->kind == NODE_NAME && reg_find_numbered(m->env->isa, n->text, &code));
	if (modifier)
		return add_modifier(m, n, modifier);
	if (n->kind == NODE_MOD)
		return mismatch_modifier(m, n);
	if (m->nargs == MAX_ARGS)
		return mismatch_at(m, n->loc, "too many operands");
	arg_resolve_name(m->env, n, w, &m->args[m->nargs++]);
	return true;
}

bool
forms_sort(struct match *m)
{
	for (const struct node *n = m->st->operands; n; n = n->next) {
		struct arg *a = &m->args[m->nargs];
		bool read = arg_is_read(m->env, n);

		if (!read && (n->kind == NODE_NAME || n->kind == NODE_MOD)) {
			unsigned before = m->nargs;

			if (!sort_name(m, n))
				return false;
			if (m->nargs == before)
				continue;
		} else if (m->nargs == MAX_ARGS) {
			return mismatch_at(m, n->loc, "too many operands");
		} else if (read || n->kind == NODE_INT) { /* the common case */
			m->nargs++;
			arg_begin(a, n);
			a->kind = read ? ARG_REG : ARG_INT;
			a->code = n->code;
			a->dwords = n->dwords;
			a->num = n->num;
			continue;
		} else {
			m->nargs++;
			arg_resolve(m->env, n, a);
		}
		if (a->kind == ARG_BAD && wrong_for_all(m, m->nargs - 1))
			return mismatch_bad(m, a);
	}
	return true;
}

/* Records that the form does not support a modifier in this spelling. */
static bool
miss_spelling(const struct match *m, struct attempt *b, unsigned specific, const struct written_mod *w)
{
	bool known = forms_take_modifier(m, w->mod);
	const char *text = known ? "not a valid operand: this form of the instruction has no %s" :
		"not a valid operand: %s is not allowed here";

	build_miss(b, specific, w->node->loc, text, isa_strings + w->mod->spelling);
	if (!known && b->miss->text == text)
		b->miss->modifier = w->mod;
	return false;
}

/* Records that the form does not support a modifier, or that a required modifier is missing. */
static bool
miss_modifier(struct match *m, struct attempt *b)
{
	modifier_set extra = m->groups & ~b->insn->form->allowed;

	for (unsigned i = 0; extra && i < m->nmods; i++)
		if (extra >> m->mods[i].mod->group & 1)
			return miss_spelling(m, b, 0, &m->mods[i]);
	for (unsigned i = 0; i < b->insn->form->nmods; i++) {
		const struct modifier *mod = &isa_modifiers[isa_form_mods[b->insn->form->mods + i]];

		if (!(b->insn->form->required & ~m->groups & modifier_group(mod->group)))
			continue;
		if (mod->value == MODVALUE_HINT && m->nargs == b->insn->form->nslots) {
			b->at = 60; /* rank high: only this modifier distinguishes the form from a form with one operand fewer */
			return build_miss(b, 8, m->st->loc, "instruction must use %s",
				isa_enum_name(m->env->isa, mod->enumeration, field_get(b->insn, mod->field)));
		}
		return build_miss(b, 0, m->st->loc, mod->value == MODVALUE_DPP ?
				"instruction must use %s or another DPP control" : "instruction must use %s",
				isa_strings + mod->spelling);
	}
	return false;
}

/* Returns whether a modifier is in a valid position: before the last operand for PLACE_INSIDE, anywhere for PLACE_ANY,
 * and otherwise after all operands. */
static bool
in_place(const struct match *m, const struct modifier *mod, const struct node *n)
{
	const struct arg *last = m->nargs ? &m->args[m->nargs - 1] : NULL;

	return !last || mod->place == PLACE_ANY ||
		(n->loc.pos < last->node->loc.pos) == (mod->place == PLACE_INSIDE);
}

static bool
set_modifiers(struct match *m, struct attempt *b)
{
	for (unsigned i = 0; i < m->nmods; i++) {
		const struct written_mod *w = &m->mods[i];
		const struct modifier *mod = modifier_of_form(b->insn->form, w->mod);

		if (!mod) /* the form has a modifier of the same group, but with another spelling */
			return miss_spelling(m, b, 1, w);
		if (!modifier_parse(b, mod, w->node, w->clears))
			return false;
		if (!in_place(m, mod, w->node))
			return build_miss(b, 11, w->node->loc, mod->place == PLACE_INSIDE ?
				"not a valid operand: %s must come before the last operand" :
				"not a valid operand: %s must come after the operands",
				isa_strings + mod->spelling);
		if (mod->value == MODVALUE_FLAG && b->insn->form->required >> mod->group & 1 &&
			!field_get(b->insn, mod->field))
			return build_miss(b, 0, w->node->loc, "instruction must use %s",
				isa_strings + mod->spelling);
	}
	return true;
}

static bool
try_form(struct match *m, const struct form *form, struct assembled *out)
{
	const struct slot *slot = &isa_slots[form->slots];
	struct attempt b = {.env = m->env, .out = out, .insn = &out->insn, .args = m->args, .nargs = m->nargs, .end = m->st->end,
		.miss = &m->miss};

	assembled_begin(m->env->isa, out, form);
	if (m->groups & ~form->allowed || form->required & ~m->groups) {
		miss_modifier(m, &b);
		return false;
	}
	bool by_signature;
	bool ok = by_signature = set_modifiers(m, &b);
	for (unsigned i = 0; ok && i < form->nslots; i++) {
		ok = operand_take(&b, &slot[i]);
		by_signature = ok || signature_fails(m->env->isa, &slot[i], build_next(&b));
	}
	if (ok && b.at < b.nargs)
		ok = build_miss(&b, 3, m->args[b.at].node->loc, "too many operands for %s",
			isa_strings + form->name);
	m->by_signature &= by_signature;
	if (!ok)
		return false;
	m->fitted = true;
	ok = operand_rules_hold(&b);
	m->by_signature &= ok;
	return ok;
}

bool
forms_try(struct match *m, struct assembled *out)
{
	m->by_signature = true;
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (!forms_meant(m, form))
			continue;
		if (try_form(m, form, out))
			return true;
	}
	return false;
}

bool
forms_any(const struct match *m)
{
	for (unsigned i = 0; i < m->run->count; i++) {
		const struct form *form = &isa_forms[isa_form_list[m->run->first + i]];

		if (forms_meant(m, form))
			return true;
	}
	return false;
}

bool
forms_elsewhere(const struct match *m, const struct isa *isa, const struct mnemonic *mnemonic, struct assembled *out)
{
	struct match_env env = *m->env;
	struct match other = {.env = &env, .st = m->st, .suffix = m->suffix, .quiet = true,
		.run = &mnemonic->forms[isa->target->column]};

	env.isa = isa;
	env.elsewhere = true;
	return other.run->count && forms_sort(&other) && forms_try(&other, out) && !other.stray;
}
