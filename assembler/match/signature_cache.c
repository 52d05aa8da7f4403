/* Most statements resemble an earlier one: "v_add_f32_e32 v7, v3, v12" has the form of "v_add_f32_e32 v1, v2, v3". The signature
 * of a statement determines the form. It has an item for each operand: vector or scalar registers, with their number and whether
 * a tuple begins at an odd register; a particular special register; an integer that is an inline constant in every operand with
 * constants; or another kind. It also has an item for each modifier. Each mnemonic caches its last signatures with their forms.
 * For a statement with a cached signature, only the cached form is tried.
 *
 * A signature is cached only if every form that was tried earlier rejects all statements with this signature. A form does so if
 * it does not support the modifiers, if it requires other modifiers, or if the item of an operand suffices to reject the operand
 * (m->by_signature). All second halves of dual instructions have the same item. For them it suffices that statements with the
 * same second half are rejected, because the cached form compares the name.
 *
 * If an item determines an operand, which is then registers or a small integer, and the operand's field has one part, the
 * operand is stored by a mask and a rotation of its encoding. The matcher's own functions parse all other operands and the
 * values of modifiers.
 *
 * Rules over several operands are checked for each statement, except for rules that the signature determines. If the cached form
 * does not accept the statement, the matcher tries all forms, and reports the error. */
#include "assembler/match/signature_cache.h"

#include "assembler/match/operand/syntax.h"
#include "assembler/match/operand_rules.h"
#include "common/isa/operand_rules.h"

/* Sets k->mod to the form's rows for the modifiers. Returns false if the modifiers must be set in an order other than the written
 * order. */
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

/* Returns whether the form satisfies the constant bus limit, even if `scalars` operands are scalar registers or
 * literals. */
static bool
keeps_bus(const struct form *form, const struct target *target, unsigned scalars)
{
	return form->scalars + scalars <= (form->one_scalar ? 1u : target->constant_bus);
}

/* Returns the rules that the signature does not determine. A signature that determines all registers also determines
 * the rules about even registers, halves, accumulation registers and special registers. It determines the constant bus
 * limit if the statement has few scalar registers and literals. */
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

/* The kinds of registers whose highest number is recorded. */
enum { KNOWN_SGPR, KNOWN_VGPR, KNOWN_AGPR, KNOWN_OTHER, KNOWN_KINDS };

static unsigned
kind_of_item(unsigned item)
{
	return item < ITEM_VECTOR || item >= ITEM_SPECIAL ? KNOWN_OTHER :
		item >= ITEM_SCALAR ? KNOWN_SGPR : item >= ITEM_ACCUM ? KNOWN_AGPR : KNOWN_VGPR;
}

/* Finds the operands whose encoding only has to be stored in a field of one part. Sets k->word to the encoding of the instruction
 * without the fields of these operands. */
static void
learn_fields(struct known_signature *k, const struct match *m)
{
	const struct form *form = k->form;

	k->size = form->size;
	for (unsigned i = 0; i < 3; i++)
		k->word[i] = form_word(m->env->isa, form, i);
	for (unsigned i = 0; i < KNOWN_FIELDS; i++)
		k->field[i].counted = KNOWN_OTHER;
	for (unsigned i = 0; i < form->nslots && i < KNOWN_FIELDS; i++) {
		const struct slot *slot = &isa_slots[form->slots + i];
		const struct field *f = &isa_fields[form->fields + slot->field];

		if (!(k->decided >> i & 1) || slot->syntax != SYNTAX_REG || slot->half == HALF_NUMBER || f->mask2 || f->dword > 2)
			continue;
		k->fields |= (uint8_t)(1u << i);
		k->word[f->dword] &= ~(f->mask << f->lsb);
		k->field[i] = (struct known_field){
			.flip = (uint16_t)(operand_stored(slot, m->args[i].code) ^ m->args[i].code),
			.mask = (uint16_t)(f->mask << f->shift), .word = f->dword, .turn = (uint8_t)((f->lsb - f->shift) % 32u),
			.counted = (uint8_t)kind_of_item(signature_item(m->env->isa, &m->args[i])),
		};
	}
	k->whole = !m->nmods && m->nargs == form->nslots && k->fields == (1u << form->nslots) - 1;
}

/* Returns whether the parsers of modifiers, or rules, may read operands that the signature determines. */
static bool
needs_args(const struct known_signature *k, const struct match *m)
{
	if (k->rules >> RULES_OF_WORDS)
		return true;
	for (unsigned i = 0; i < m->nmods; i++)
		if (isa_modifiers[k->mod[i]].place == PLACE_TRUE16)
			return true;
	return false;
}

void
signature_cache_learn(struct signature_cache *q, const struct match *m, const struct assembled *made)
{
	const struct form *form = made->insn.form;
	struct known_signature k = {.form = form};

	if (!m->by_signature || form->rules >> RULE_OLD & 1)
		return;
	struct signature_reading r;
	/* If the counts differ, the matcher has read the name of a modifier as an operand. */
	if (!signature_read(m->env, m->st->operands, &r) || r.nargs != m->nargs || r.nmods != m->nmods || !learn_modifiers(&k, &r))
		return;
	/* If there are as many operands as slots, each slot has one operand. */
	for (unsigned i = 0; i < form->nslots && m->nargs == form->nslots; i++)
		if (signature_decides(m->env->isa, &isa_slots[form->slots + i], &m->args[i]))
			k.decided |= (uint16_t)(1u << i);
	k.rules = (uint16_t)open_rules(m, form, k.decided);
	learn_fields(&k, m);
	k.args = needs_args(&k, m) ? UINT16_MAX : (uint16_t)~k.decided;
	q->signature[q->next] = r.signature;
	q->known[q->next] = k;
	q->next = (q->next + 1) % KNOWN_SIGNATURES;
	q->n += q->n < KNOWN_SIGNATURES;
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

/* Sets the modifiers, and the operands that k->field[] does not describe, and checks the rules. Returns false if the
 * form does not accept the statement. */
__attribute__((noinline)) static bool
make_rest(const struct known_signature *k, const struct match_env *env, const struct statement *st, struct signature_reading *r,
	struct assembled *out)
{
	const struct slot *slot = &isa_slots[k->form->slots];
	struct miss miss;
	struct attempt b = {.env = env, .out = out, .insn = &out->insn, .args = r->arg, .nargs = r->nargs, .end = st->end, .miss = &miss};

	miss.rank = 0;
	miss.loc.pos = 0;
	miss.text = NULL;
	signature_resolve(r, k->args);
	for (unsigned i = 0; i < r->nmods; i++)
		if (!modifier_parse(&b, &isa_modifiers[k->mod[i]], r->mod[i].node, r->mod[i].word->clears))
			return false;
	for (unsigned i = 0; i < k->form->nslots; i++)
		if (!(k->decided >> i & 1)) {
			if (!operand_take(&b, &slot[i]))
				return false;
		} else {
			if (!(k->fields >> i & 1) && !make_operand(out, env->isa->target, &slot[i], r, i))
				return false;
			b.at++;
		}
	struct breach breach;
	return b.at == b.nargs && (k->rules >> RULES_OF_WORDS ? operand_rules_hold(&b) :
		check_words(env->isa, &out->insn, k->rules, &breach));
}

/* Sets the operands that k->field[] describes. If it describes any, r has exactly one operand for each slot of the form. */
static inline void
make_fields(const struct known_signature *k, const struct signature_reading *r, struct assembled *out)
{
	unsigned n = r->nargs < KNOWN_FIELDS ? r->nargs : KNOWN_FIELDS, last[KNOWN_KINDS] = {0};

	for (unsigned i = 0; i < n; i++) {
		const struct known_field *f = &k->field[i];
		unsigned code = r->code[i], bits = (code ^ f->flip) & f->mask, end = code % 256 + r->node[i]->dwords;

		out->insn.word[f->word] |= bits << f->turn | bits >> (-f->turn & 31);
		last[f->counted] = end > last[f->counted] ? end : last[f->counted];
	}
	out->sgprs = (uint16_t)last[KNOWN_SGPR];
	out->vgprs = (uint16_t)last[KNOWN_VGPR];
	out->agprs = (uint16_t)last[KNOWN_AGPR];
}

bool
signature_cache_make(const struct signature_cache *q, const struct match_env *env, const struct statement *st, struct assembled *out)
{
	struct signature_reading r;
	unsigned i = 0;

	if (!q->n || !signature_read(env, st->operands, &r))
		return false;
	while (i < q->n && !signature_same(&q->signature[i], &r.signature))
		i++;
	if (i == q->n)
		return false;
	const struct known_signature *k = &q->known[i];
	out->insn = (struct insn){.form = k->form, .size = k->size, .word = {k->word[0], k->word[1], k->word[2]}};
	out->nfixups = 0;
	out->address = 0;
	make_fields(k, &r, out);
	struct breach breach;
	if (k->whole)
		return !k->rules || check_words(env->isa, &out->insn, k->rules, &breach);
	return make_rest(k, env, st, &r, out);
}
