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
		unsigned how = slot[i].how;

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
		seen[nseen++] = (struct scalar){CODE_VCC, lane_mask_dwords(b->env->isa)};
		used++;
	}
	if (form->reads_m0) {
		seen[nseen++] = (struct scalar){m0_code(b->env->isa), 1};
		used++;
	}
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned how = slot[i].how, code;

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
			lane_mask_dwords(b->env->isa) : operand_dwords(b->env->isa, b->insn, &slot[i])};
		class = reg_class(b->env->isa, code, s.dwords);
		if (!(class & (ACCEPT_S | ACCEPT_M | ACCEPT_E | ACCEPT_H | ACCEPT_X | ACCEPT_L)) ||
			(class == ACCEPT_M && isa_optypes[slot[i].type].m0_free))
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

	bool none = b->env->isa->features & 1ull << FEATURE_NO_LDS_DIRECT;

	for (unsigned i = 0; (none || form->no_lds) && i < form->nslots; i++)
		if (slot[i].accepts & ACCEPT_D &&
			reg_class(b->env->isa, operand_code(b->insn, &slot[i]), 1) == ACCEPT_D)
			return build_miss(b, 10, slot_loc(b, i), none ? "lds_direct is not supported on %s" :
				"lds_direct cannot be used with %s",
				none ? b->env->isa->target->name : isa_strings + form->name);
	return true;
}

/* Where tuples of vector registers begin with an even one. */
static bool
check_even_tuples(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	if (!(b->env->isa->features & 1ull << FEATURE_EVEN_VGPRS))
		return true;
	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned code = slot[i].how == HOW_REG ? operand_code(b->insn, &slot[i]) : 0;

		if (code < CODE_VGPR || !(code & 1))
			continue;
		if (slot->accepts & ACCEPT_2)
			return build_miss(b, 10, slot_loc(b, i), "vgpr must be even aligned on %s",
				b->env->isa->target->name);
		/* an image's address can have several sizes; only the text says which it has */
		if (operand_dwords(b->env->isa, b->insn, &slot[i]) > 1 || (i < b->nargs && b->args[i].dwords > 1 &&
			b->args[i].code == code))
			return build_miss(b, 10, b->start,
				"invalid register class: VGPR tuples must be 64-bit aligned on %s",
				b->env->isa->target->name);
	}
	return true;
}

/* Operands may share the bit that says that they are accumulation registers. */
static bool
check_shared_bits(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	for (unsigned i = 0; i < form->nslots && i < b->nargs; i++)
		if (slot[i].accepts & ACCEPT_A && b->args[i].kind == ARG_REG &&
			operand_code(b->insn, &slot[i]) != b->args[i].code)
			return build_miss(b, 10, slot_loc(b, i), "invalid register class: data and destination of "
				"%s must all be VGPRs or all AGPRs", isa_strings + form->name);
	return true;
}

/* The first matrix instructions take no constant to be added, and move no SGPR. */
static bool
check_early_matrices(struct build *b)
{
	const struct form *form = b->insn->form;
	unsigned last = form->nslots - 1u, code;

	if (!form->matrix || !(b->env->isa->features & 1ull << FEATURE_EARLY_MATRICES))
		return true;
	code = operand_code(b->insn, &isa_slots[form->slots + last]);
	if (code >= CODE_VGPR || (reg_class(b->env->isa, code, 1) == ACCEPT_I) != (form->nslots > 2))
		return true;
	return build_miss(b, 10, slot_loc(b, last), form->nslots > 2 ?
		"inline constants are not allowed for this operand of %s" :
		"source operand of %s must be either a VGPR or an inline constant", isa_strings + form->name);
}

/* Matrices of more than four registers: the one that is added must be the result's or apart from it. */
static bool
check_matrix_overlap(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	unsigned dwords, d, s;

	if (!form->matrix || form->nslots < 4)
		return true;
	dwords = operand_dwords(b->env->isa, b->insn, slot);
	d = operand_code(b->insn, slot);
	s = operand_code(b->insn, &slot[3]);
	if (dwords <= 4 || s < CODE_VGPR || s == d || s >= d + dwords || d >= s + dwords)
		return true;
	return build_miss(b, 10, slot_loc(b, 3), "source 2 operand of %s must not partially overlap with dst",
		isa_strings + form->name);
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

/* The register of a source of one half of a dual instruction, -1 if it is none; *at is where it was written. */
static int
dual_source(const struct build *b, bool second, int source, unsigned *at)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	bool in_second = false;
	unsigned code, dst = 0;

	for (unsigned i = 0; i < form->nslots; i++) {
		unsigned how = slot[i].how;

		if (how == HOW_DUAL) {
			in_second = true;
			dst = i + 1;
		}
		if (in_second != second || slot[i].source != source || how != HOW_REG)
			continue;
		*at = i;
		code = operand_code(b->insn, &slot[i]);
		return code >= CODE_VGPR ? (int)(code - CODE_VGPR) : -1;
	}
	if (source != 2 || !(form->accumulates & (second ? 2 : 1)))
		return -1;
	*at = second ? dst : 0;
	return b->args[*at].code - CODE_VGPR;
}

/* Both halves read their registers at once, each source from another bank. */
static bool
check_dual_banks(struct build *b)
{
	static const struct {
		uint8_t mask;
		const char *text;
	} banks[] = {
		{3, "src0 operands must use different VGPR banks in %s"},
		{3, "src1 operands must use different VGPR banks in %s"},
		{1, "src2 operands must use different VGPR banks in %s"},
	};

	for (int i = 0; b->insn->form->second && i < 3; i++) {
		unsigned at[2] = {0, 0};
		int x = dual_source(b, false, i, &at[0]), y = dual_source(b, true, i, &at[1]);

		if (x >= 0 && y >= 0 && !((x ^ y) & banks[i].mask))
			return build_miss(b, 10, slot_loc(b, at[1]), banks[i].text, isa_strings + b->insn->form->name);
	}
	return true;
}

/* With DPP, source 1 must be a VGPR where the processor does not allow more. */
static bool
check_dpp_source(struct build *b)
{
	const struct form *form = b->insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	if (b->env->isa->features & 1ull << FEATURE_DPP_SCALAR ||
		(!field_exists(b->insn, FIELD_DPP_CTRL) && !field_exists(b->insn, FIELD_DPP8)))
		return true;
	for (unsigned i = 0; i < form->nslots; i++)
		if (slot[i].source == 1 && slot[i].how == HOW_REG &&
			operand_code(b->insn, &slot[i]) < CODE_VGPR)
			return build_miss(b, 10, slot_loc(b, i), "source 1 of %s with DPP must be a VGPR on this GPU",
				isa_strings + form->name);
	return true;
}

bool
check_build(struct build *b)
{
	b->at = b->nargs;
	return check_dual_banks(b) && check_dpp_source(b) && check_constant_bus(b) && check_lds_direct(b) &&
		check_image_dmask(b) && check_sdwa_accumulation(b) &&
		check_msaa(b) && check_even_tuples(b) && check_shared_bits(b) && check_early_matrices(b) && check_matrix_overlap(b);
}
