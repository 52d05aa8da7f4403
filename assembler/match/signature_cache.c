/* Most statements resemble an earlier one: "v_add_f32_e32 v7, v3, v12" has the form of "v_add_f32_e32 v1, v2, v3". The signature
 * of a statement determines the form. It has an item for each operand: vector or scalar registers, with their number and whether a
 * tuple begins at an odd register; a particular special register; an integer that is an inline constant in every operand with
 * constants; or another kind. It also has an item for each modifier. Each mnemonic caches its last signatures with their forms;
 * for a statement with a cached signature, only this form is tried.
 *
 * A signature is cached only if the forms that were tried in vain reject every statement with this signature (m->by_signature). A
 * form does so because of other modifiers or another second half, or because of the item of an operand that it rejects. The
 * matcher's own functions check what the signature does not determine: values of modifiers, and operands whose slots examine more
 * than their items. Where the signature determines that a slot accepts a register, the register is stored in its field at once.
 *
 * Rules over several operands are checked for each statement, except for those that the signature determines. If the cached form
 * does not accept the statement, the matcher tries all forms, and reports the error. */
#include "assembler/match/signature_cache.h"

#include "assembler/match/operand/syntax.h"
#include "assembler/match/operand_rules.h"
#include "common/isa/check.h"

/* Sets the modifiers to the rows that the form has for them. Returns false if the modifiers must be set in another order than the
 * written one. */
static bool
learn_modifiers(struct known_signature *k, const struct signature_reading *r)
{
	for (unsigned i = 0; i < r->nmods; i++) {
		const struct modifier *mod = modifier_of_form(k->form, &isa_modifiers[r->mod[i].word->modifier]);

		if (mod->value == MODVALUE_HINT)
			return false;
		k->mod[i] = (uint8_t)(mod - isa_modifiers);
	}
	return true;
}

/* Whether a signature with this number of possible scalar values satisfies the rule about their number. */
static bool
keeps_bus(const struct form *form, const struct target *target, unsigned scalars)
{
	return form->scalars + scalars <= (form->one_scalar ? 1u : target->constant_bus);
}

/* Returns the rules that the signature does not determine. A signature that determines all registers also determines the rules
 * about even registers, halves, accumulation registers and special registers, and the limit on scalar values if the statement has
 * few of them. */
static unsigned
open_rules(const struct match *m, const struct form *form, unsigned decided)
{
	const unsigned by_items = 1u << RULE_DPP | 1u << RULE_LDS | 1u << RULE_NO_LDS | 1u << RULE_EVEN | 1u << RULE_SHARED |
		1u << RULE_HALVES;
	unsigned rules = form->rules, scalars = 0;

	for (unsigned i = 0; i < m->nargs; i++) {
		const struct arg *a = &m->args[i];

		if (a->kind == ARG_REG && !(decided >> i & 1))
			return rules;
		scalars += a->kind != ARG_REG ? signature_item(m->env->isa, a) != ITEM_INTEGER : a->code < CODE_VGPR;
	}
	if (keeps_bus(form, m->env->isa->target, scalars))
		rules &= ~(1u << RULE_BUS);
	return rules & ~by_items;
}

void
signature_cache_learn(struct signature_cache *q, const struct match *m, const struct assembled *made)
{
	const struct form *form = made->insn.form;
	struct known_signature k = {.form = form};
	struct signature_reading r;

	if (!m->by_signature || form->rules >> RULE_OLD & 1)
		return;
	/* If the numbers differ, the name of a modifier is an operand here. */
	if (!signature_read(m->env, m->st->operands, &r) || r.nargs != m->nargs || r.nmods != m->nmods || !learn_modifiers(&k, &r))
		return;
	/* If there are as many operands as slots, each slot has one operand. */
	for (unsigned i = 0; i < form->nslots && m->nargs == form->nslots; i++)
		if (signature_decides(m->env->isa, &isa_slots[form->slots + i], &m->args[i]))
			k.decided |= (uint16_t)(1u << i);
	k.whole = !m->nmods && m->nargs == form->nslots && k.decided == (1u << form->nslots) - 1;
	k.rules = (uint16_t)open_rules(m, form, k.decided);
	k.signature = r.signature;
	q->known[q->next] = k;
	q->next = (q->next + 1) % KNOWN_SIGNATURES;
}

/* Sets an operand, given its item. Returns false if the slot does not accept the operand although it accepts the item: in dual
 * instructions, the name of the second half or a register of the wrong parity; in 16-bit fields of gfx11, a register that the
 * field cannot encode. */
static inline bool
make_operand(struct assembled *out, const struct target *target, const struct slot *slot, const struct signature_reading *r, unsigned i)
{
	const struct node *n = r->node[i];
	unsigned code = n->dwords ? n->code : r->code[i];

	if (slot->syntax == SYNTAX_DUAL)
		return isa_name_is(out->insn.form->second, n->text);
	if (slot->syntax != SYNTAX_REG && slot->syntax != SYNTAX_DUAL_DST)
		return true;
	if (!reg_in_reach(slot, code))
		return false;
	assembled_use(out, target, code, n->dwords);
	field_set(&out->insn, slot->field, operand_stored(slot, code));
	return slot->syntax == SYNTAX_REG || code == operand_dual_dst(&out->insn, slot);
}

/* Builds the instruction if it has modifiers, or operands that the signature does not determine. */
__attribute__((noinline)) static bool
make_by_parts(const struct known_signature *k, const struct match_env *env, const struct statement *st, struct signature_reading *r,
	struct assembled *out)
{
	const struct slot *slot = &isa_slots[k->form->slots];
	struct miss miss;
	struct attempt b = {.env = env, .out = out, .insn = &out->insn, .args = r->arg, .nargs = r->nargs, .end = st->end, .miss = &miss};

	miss.rank = 0;
	miss.loc.pos = 0;
	miss.text = NULL;
	signature_resolve(r);
	for (unsigned i = 0; i < r->nmods; i++)
		if (!modifier_parse(&b, &isa_modifiers[k->mod[i]], r->mod[i].node, r->mod[i].word->clears))
			return false;
	for (unsigned i = 0; i < k->form->nslots; i++)
		if (!(k->decided >> i & 1)) {
			if (!operand_take(&b, &slot[i]))
				return false;
		} else {
			if (!make_operand(out, env->isa->target, &slot[i], r, i))
				return false;
			b.at++;
		}
	return b.at == b.nargs && (!k->rules || operand_rules_hold(&b));
}

__attribute__((noinline)) static bool
make_at_once(const struct known_signature *k, const struct isa *isa, const struct signature_reading *r, struct assembled *out)
{
	const struct slot *slot = &isa_slots[k->form->slots];
	struct breach breach;

	for (unsigned i = 0; i < k->form->nslots; i++)
		if (!make_operand(out, isa->target, &slot[i], r, i))
			return false;
	return !k->rules || check_words(isa, &out->insn, k->rules, &breach);
}

bool
signature_cache_make(const struct signature_cache *q, const struct match_env *env, const struct statement *st, struct assembled *out)
{
	struct signature_reading r;
	unsigned i = 0;

	if (!q->known[0].form || !signature_read(env, st->operands, &r))
		return false;
	while (i < KNOWN_SIGNATURES && !signature_same(&q->known[i].signature, &r.signature))
		i++;
	if (i == KNOWN_SIGNATURES || !q->known[i].form)
		return false;
	assembled_begin(out, q->known[i].form);
	return q->known[i].whole ? make_at_once(&q->known[i], env->isa, &r, out) :
		make_by_parts(&q->known[i], env, st, &r, out);
}
