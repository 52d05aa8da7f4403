/* Rules over several operands of an instruction that has been built. */
#include "common/isa/operand.h"
#include "common/isa/register.h"

/* Where an operand was written; slots and args correspond one to one until the args end. */
static struct loc
slot_loc(const struct build *b, unsigned slot)
{
	return slot < b->nargs ? b->args[slot].node->loc : b->end;
}

static unsigned
m0_code(const struct isa *isa)
{
	unsigned code = 0, dwords;

	reg_of_word(isa, isa_word(STR("m0")), &code, &dwords);
	return code;
}

struct scalar {
	unsigned code, dwords;
};

/* The last source that is no vector register: where the one too many is seen. */
static struct loc
last_scalar_loc(const struct build *b)
{
	const struct slot *slot = &isa_slots[b->insn->form->slots];
	struct loc loc = b->end;

	for (unsigned i = 0; i < b->insn->form->nslots; i++) {
		unsigned how = isa_opkinds[slot[i].kind].how;

		if ((how == HOW_REG && slot[i].source >= 0 && operand_code(b->insn, &slot[i]) < CODE_VGPR) ||
			how == HOW_KLIT)
			loc = slot_loc(b, i);
	}
	return loc;
}

/* VALU instructions read a limited number of different scalar values: SGPRs, vcc, m0, a literal. */
static bool
check_constant_bus(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	unsigned limit = form->one_scalar ? 1 : b->env->isa->target->constant_bus, used = 0;
	struct scalar seen[6], s;
	unsigned nseen = 0, class;

	if (!form->constant_bus)
		return true;
	if (form->reads_vcc) {
		seen[nseen++] = (struct scalar){CODE_VCC, b->env->isa->wave32 ? 1 : 2};
		used++;
	}
	if (form->reads_m0) {
		seen[nseen++] = (struct scalar){m0_code(b->env->isa), 1};
		used++;
	}
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned how = isa_opkinds[slot[i].kind].how, code;

		if (slot[i].source < 0 && how != HOW_KLIT)
			continue;
		if (how == HOW_VCC || how == HOW_VCC_OPT)
			code = CODE_VCC;
		else if (how == HOW_KLIT)
			code = CODE_LITERAL;
		else if (how == HOW_REG)
			code = operand_code(b->insn, &slot[i]);
		else
			continue;
		s = (struct scalar){code, code == CODE_LITERAL ? 1 : how == HOW_VCC || how == HOW_VCC_OPT ?
			(b->env->isa->wave32 ? 1 : 2) : operand_dwords(b->env->isa, b->insn, &slot[i])};
		class = reg_class(b->env->isa, code, s.dwords);
		if (!(class & (ACCEPT_S | ACCEPT_M | ACCEPT_E | ACCEPT_H | ACCEPT_X | ACCEPT_L)))
			continue;
		if (class == ACCEPT_X) /* one register for either width */
			s.dwords = 0;
		for (unsigned k = 0; k < nseen; k++)
			if (seen[k].code == s.code && seen[k].dwords == s.dwords)
				goto next;
		seen[nseen++] = s;
		if (++used > limit)
			return build_miss(b, 10, last_scalar_loc(b), limit == 1 ?
				"invalid operand (violates constant bus restrictions): %s can read only one "
				"scalar value" :
				"invalid operand (violates constant bus restrictions): %s can read only two "
				"scalar values", isa_strings + form->name);
next:;
	}
	return true;
}

static bool
check_lds_direct(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	for (unsigned i = 0; form->no_lds && i < form->nslots; i++)
		if (isa_opkinds[slot[i].kind].accepts & ACCEPT_D &&
			reg_class(b->env->isa, operand_code(b->insn, &slot[i]), 1) == ACCEPT_D)
			return build_miss(b, 10, slot_loc(b, i), "lds_direct cannot be used with %s",
				isa_strings + form->name);
	return true;
}

/* An atomic image operation works on one or two registers, or twice that with a compare value; a gather
 * reads one component. */
static bool
check_image_dmask(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	uint32_t dmask;

	if (!form->nslots || (slot->kind != OPKIND_IATOMIC && slot->kind != OPKIND_IGATHER))
		return true;
	dmask = field_get(b->insn, FIELD_DMASK);
	if (slot->kind == OPKIND_IATOMIC ? dmask == 1 || dmask == 3 || dmask == 15 :
		dmask && !(dmask & (dmask - 1)))
		return true;
	return build_miss(b, 10, b->args[0].node->loc, slot->kind == OPKIND_IATOMIC ?
		"invalid atomic image dmask in %s" :
		"invalid image_gather dmask in %s: only one bit must be set", isa_strings + form->name);
}

/* Samples of one pixel are there in images of these dimensions only. */
static bool
check_msaa(struct build *b)
{
	enum { DIM_2D_MSAA = 6 };

	if (!(b->insn->form->args & ARGS_M) || !field_exists(b->insn, FIELD_DIM) ||
		field_get(b->insn, FIELD_DIM) >= DIM_2D_MSAA)
		return true;
	return build_miss(b, 10, b->end, "invalid dim for %s: must be MSAA type",
		isa_strings + b->insn->form->name);
}

/* An accumulating instruction reads its destination, so it writes all of it. */
static bool
check_sdwa_accumulation(struct build *b)
{
	const struct insn *insn = b->insn;
	enum { SEL_DWORD = 6 };

	if (!insn->form->accumulates || !field_exists(insn, FIELD_DST_SEL) ||
		field_get(insn, FIELD_DST_SEL) == SEL_DWORD)
		return true;
	return build_miss(b, 10, b->end, "dst_sel of %s must be DWORD", isa_strings + insn->form->name);
}

bool
check_build(struct build *b)
{
	b->at = b->nargs;
	return check_constant_bus(b) && check_lds_direct(b) && check_image_dmask(b) && check_sdwa_accumulation(b) &&
		check_msaa(b);
}
