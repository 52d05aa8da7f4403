/* Parser of image addresses of gfx10 and later: a tuple of registers, or a list of registers. */
#include "assembler/match/operand/syntax.h"
#include "common/isa/operand/nsa.h"
#include "common/isa/operand/operand.h"

static void
set_listed(struct insn *insn, unsigned i, unsigned number)
{
	if (nsa_fields(insn)) {
		field_set(insn, FIELD_VADDR1 + i - 1, number);
		return;
	}
	uint32_t *word = &insn->word[insn->form->size / 4 + (i - 1) / 4];
	unsigned bit = (i - 1) % 4 * 8;

	*word = (*word & ~(UINT32_C(0xff) << bit)) | (uint32_t)number << bit;
}

static bool
wrong_count(struct attempt *b)
{
	return build_miss(b, 5, b->args[b->at].node->loc, "image address size does not match dim and a16 of %s",
		isa_strings + b->insn->form->name);
}

static bool
parse_list(struct attempt *b, const struct slot *slot, const struct node *list)
{
	const struct isa *isa = b->env->isa;
	uint8_t widths[NSA_LISTED];
	unsigned n = 0, want = nsa_widths(b->insn, widths);
	struct arg a;

	for (const struct node *e = list->arg; e; e = e->next, n++) {
		arg_resolve(b->env, e, &a);
		if (a.kind == ARG_BAD)
			return build_miss(b, 15, a.why_loc, a.why, isa->target->name);
		if (a.kind != ARG_REG || a.half || !(reg_class(isa, a.code, a.dwords) & ACCEPT_V))
			return build_miss(b, 4, e->loc, "expected a VGPR in %s", isa_strings + b->insn->form->name);
		if (n >= want)
			return wrong_count(b);
		if (a.dwords != widths[n])
			return build_miss(b, 4, e->loc, widths[n] == 1 ? "expected a single 32-bit register in %s" :
				"the register has the wrong size for this part of the address of %s",
				isa_strings + b->insn->form->name);
		build_use_register(b, a.code, a.dwords);
		if (n)
			set_listed(b->insn, n, a.code - CODE_VGPR);
		else
			field_set(b->insn, slot->field, a.code ^ slot->stored);
	}
	if (n != want)
		return wrong_count(b);
	if (!nsa_fields(b->insn)) {
		field_set(b->insn, FIELD_NSA, nsa_dwords_after(n));
		b->insn->size = (uint8_t)(b->insn->form->size + nsa_dwords_after(n) * 4);
	}
	b->at++;
	return true;
}

/* Returns whether a tuple of `have` registers can hold an address of `want` registers. */
static bool
tuple_holds(unsigned have, unsigned want)
{
	if (want > NSA_EXACT)
		return have == NSA_TUPLE;
	return have == want || (have == 8 && want > 4 && want < 8); /* older assemblers required a tuple of 8 */
}

bool
nsa_parse(struct attempt *b, const struct slot *slot)
{
	const struct arg *a = build_next(b);
	struct arg only;

	if (a && a->node->kind == NODE_LIST && a->node->arg && !a->node->arg->next) { /* [v[1:3]] is a tuple, too */
		arg_resolve(b->env, a->node->arg, &only);
		a = &only;
	} else if (a && a->node->kind == NODE_LIST)
		return parse_list(b, slot, a->node);
	if (!a || a->kind != ARG_REG || a->half || !(reg_class(b->env->isa, a->code, a->dwords) & ACCEPT_V))
		return build_miss_next(b, 1, "expected address registers");
	if (!tuple_holds(a->dwords, nsa_dwords(b->insn)))
		return wrong_count(b);
	if (nsa_fields(b->insn) && a->dwords > 1)
		return build_miss(b, 5, a->node->loc, "address registers are listed one by one in %s: [v1, v2]",
			isa_strings + b->insn->form->name);
	build_use_register(b, a->code, a->dwords);
	field_set(b->insn, slot->field, operand_stored(slot, a->code));
	b->at++;
	return true;
}
