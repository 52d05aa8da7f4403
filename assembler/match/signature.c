/* Reads the signature of a statement. Operands and modifiers are separated as by forms_sort(), but without searching the forms: a
 * name that can be a modifier is a modifier. */
#include "assembler/match/signature.h"

#include "common/isa/operand/imm.h"
#include "common/isa/register.h"

static inline unsigned
registers_item(const struct isa *isa, unsigned code, unsigned dwords)
{
	unsigned many = dwords << 1 | (dwords > 1 && code & 1);

	if (code >= CODE_AGPR)
		return ITEM_ACCUM | many;
	if (code >= CODE_VGPR)
		return ITEM_VECTOR | many;
	if (code < isa->target->sgprs)
		return ITEM_SCALAR | many;
	return dwords > 2 ? ITEM_OTHER + ARG_REG : ITEM_SPECIAL + (dwords << 8 | code);
}

unsigned
signature_item(const struct isa *isa, const struct arg *a)
{
	if (a->neg | a->abs | a->sext | a->lit | a->half)
		return ITEM_OTHER + a->kind;
	uint16_t code;
	return a->kind == ARG_REG ? registers_item(isa, a->code, a->dwords) :
		a->kind == ARG_INT && imm_small(a->num, &code) ? ITEM_INTEGER : ITEM_OTHER + a->kind;
}

/* Returns the item of an operand that is neither plain registers nor a small integer, or 0 if it has none. Strings, and names that
 * begin with a digit, have none, because the matcher must report their errors. */
static unsigned
other_item(const struct match_env *env, const struct node *n, struct signature_reading *r)
{
	bool named = n->kind == NODE_NAME || n->kind == NODE_MOD;
	const struct word *w = named ? node_word(n) : NULL;
	struct arg *a = &r->arg[r->nargs];

	if (w && w->modifier >= 0) {
		if (r->nmods == SIGNATURE_MODS)
			return 0;
		r->mod[r->nmods++] = (struct signature_mod){w, n};
		return ITEM_MODIFIER | w->clears << 8 | (unsigned)w->modifier;
	}
	if (n->kind == NODE_MOD || (named && n->text.n && n->text.p[0] >= '0' && n->text.p[0] <= '9'))
		return 0;
	if (named)
		arg_resolve_name(env, n, w, a);
	else
		arg_resolve(env, n, a);
	unsigned item = signature_item(env->isa, a);
	if (a->kind == ARG_BAD || (a->kind == ARG_NAME && !named))
		return 0;
	r->resolved |= 1u << r->nargs;
	r->code[r->nargs] = a->code;
	return item;
}

bool
signature_read(const struct match_env *env, const struct node *operands, struct signature_reading *r)
{
	uint64_t word = 0;
	unsigned count = 0, nargs = 0;

	r->nmods = r->resolved = 0;
	r->signature.word[0] = 0;
	for (const struct node *n = operands; n; n = n->next) {
		if (count == SIGNATURE_ITEMS)
			return false;
		unsigned item;
		if (n->dwords) {
			r->code[nargs] = n->code;
			item = registers_item(env->isa, n->code, n->dwords);
		} else if (n->kind == NODE_INT && imm_small(n->num, &r->code[nargs])) {
			item = ITEM_INTEGER;
		} else if (n->kind == NODE_NAME && n->join == ':') {
			r->code[nargs] = 0;
			item = ITEM_SECOND;
		} else {
			r->nargs = nargs;
			item = other_item(env, n, r);
		}
		word = word << ITEM_BITS | item;
		if (++count == SIGNATURE_ITEMS / 2) {
			r->signature.word[0] = word;
			word = 0;
		}
		if (item >= ITEM_MODIFIER)
			continue;
		if (!item)
			return false;
		r->node[nargs++] = n;
	}
	r->signature.word[1] = word;
	r->nargs = nargs;
	return true;
}

void
signature_resolve(struct signature_reading *r, unsigned which)
{
	for (which &= ((1u << r->nargs) - 1) & ~r->resolved; which; which &= which - 1) {
		unsigned i = (unsigned)__builtin_ctz(which);
		struct arg *a = &r->arg[i];
		const struct node *n = r->node[i];

		arg_begin(a, n);
		a->kind = n->dwords ? ARG_REG : n->kind == NODE_INT ? ARG_INT : ARG_NAME;
		a->code = n->code;
		a->dwords = n->dwords;
		a->num = n->num;
	}
}

bool
signature_decides(const struct isa *isa, const struct slot *slot, const struct arg *a)
{
	unsigned width = isa_opkinds[slot->kind].width;

	switch (slot->syntax) {
	case SYNTAX_DUAL:
		return true;
	case SYNTAX_VCC:
	case SYNTAX_VCC_OPT:
		return signature_item(isa, a) < ITEM_OTHER;
	case SYNTAX_REG:
	case SYNTAX_DUAL_DST:
		/* The signature also has an item for tfe. If a slot accepts both single registers and pairs, single registers must be
		 * even-numbered as well, which the signature item does not record. */
		return signature_item(isa, a) < ITEM_OTHER && (width == WIDTH_NONE || width == WIDTH_BLANK || width == WIDTH_TFE) &&
			(!(slot->accepts & ACCEPT_2) || slot->dwords > 1);
	default:
		return false;
	}
}

bool
signature_fails(const struct isa *isa, const struct slot *slot, const struct arg *a)
{
	if (!a)
		return true;
	if (slot->syntax == SYNTAX_OFF)
		return a->kind == ARG_REG;
	if (slot->syntax == SYNTAX_REG && a->kind != ARG_REG && !(slot->accepts & (ACCEPT_I | ACCEPT_L)))
		return true;
	/* With HALF_NUMBER, a register with a lower number may match; with SYNTAX_DUAL_DST, one of the other parity. */
	return slot->half != HALF_NUMBER && slot->syntax != SYNTAX_DUAL_DST && signature_decides(isa, slot, a);
}
