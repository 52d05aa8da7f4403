#include "common/isa/operand_rules.h"

#include "common/isa/operand/operand.h"
#include "common/isa/register.h"

enum { AT_END = 255 }; /* value of breach.slot if the error is after the last operand */

static bool
breach_at(struct breach *breach, unsigned slot, const char *text, const char *what)
{
	*breach = (struct breach){slot, text, what};
	return false;
}

static unsigned
m0_code(const struct isa *isa)
{
	unsigned code = 0, dwords;

	reg_of_word(isa, isa_word(STR("m0")), &code, &dwords);
	return code;
}

struct scalar_operand {
	unsigned code, dwords; /* code: operand encoding of the register; dwords: width of the access, 0: either 1 or 2 */
};

/* Returns the slot at which too many scalar values are reported: the last source that is not a vector register, or AT_END. */
static unsigned
last_scalar(const struct insn *insn)
{
	const struct slot *slot = &isa_slots[insn->form->slots];
	unsigned last = AT_END;

	for (unsigned i = 0; i < insn->form->nslots; i++) {
		unsigned syntax = slot[i].syntax;

		if ((syntax == SYNTAX_REG && slot[i].source >= 0 && operand_code(insn, &slot[i]) < CODE_VGPR) || syntax == SYNTAX_LITERAL)
			last = i;
	}
	return last;
}

/* Sets *s to the scalar value that the operand reads. Returns false if the operand reads no scalar value. */
static bool
read_scalar(const struct isa *isa, const struct insn *insn, const struct slot *slot, struct scalar_operand *s)
{
	if (slot->syntax == SYNTAX_LITERAL)
		*s = (struct scalar_operand){CODE_LITERAL, 1};
	else if (slot->source < 0)
		return false;
	else if (slot->syntax == SYNTAX_VCC || slot->syntax == SYNTAX_VCC_OPT)
		*s = (struct scalar_operand){CODE_VCC, lane_mask_dwords(isa)};
	else if (slot->syntax == SYNTAX_REG)
		*s = (struct scalar_operand){operand_code(insn, slot), 1};
	else
		return false;
	if (s->code >= CODE_VGPR)
		return false;
	if (slot->syntax == SYNTAX_REG && s->code != CODE_LITERAL)
		s->dwords = operand_dwords(isa, insn, slot);
	unsigned class = reg_class(isa, s->code, s->dwords);
	if (class == ACCEPT_X) /* a register that counts as one scalar value, whether one or two dwords are read */
		s->dwords = 0;
	return class & ACCEPT_SCALAR && !(class == ACCEPT_M && isa_optypes[slot->type].m0_free);
}

struct scalars {
	struct scalar_operand value[6];
	unsigned n;
};

/* Adds a value to the set. Returns false if the set already contains the value. */
static bool
add_scalar(struct scalars *all, struct scalar_operand s)
{
	for (unsigned i = 0; i < all->n; i++)
		if (all->value[i].code == s.code && (all->value[i].dwords == s.dwords || !all->value[i].dwords))
			return false;
	all->value[all->n++] = s;
	return true;
}

/* Checks the limit on the number of different scalar values (SGPRs, vcc, m0, a literal) that a VALU instruction may read. */
static bool
constant_bus(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	const struct form *form = insn->form;
	unsigned limit = form->one_scalar ? 1 : isa->target->constant_bus, reads = insn_effects(isa, insn)->reads;
	struct scalars all = {.n = 0};

	if (reads & 1u << IMPLIED_vcc) /* in wave32, vcc_lo is read; it counts as vcc, except in a dual instruction */
		add_scalar(&all, (struct scalar_operand){CODE_VCC, isa->wave32 && !(form->rules & 1u << RULE_BANKS) ? 0 : 2});
	if (reads & 1u << IMPLIED_m0)
		add_scalar(&all, (struct scalar_operand){m0_code(isa), 1});
	struct scalar_operand s;
	for (const struct slot *slot = &isa_slots[form->slots]; slot < &isa_slots[form->slots + form->nslots]; slot++)
		if (read_scalar(isa, insn, slot, &s) && add_scalar(&all, s) && all.n > limit)
			return breach_at(breach, last_scalar(insn), limit == 1 ?
				"invalid operand (violates constant bus restrictions): %s can read only one scalar value" :
				"invalid operand (violates constant bus restrictions): %s can read only two scalar values",
				isa_strings + form->name);
	return true;
}

static bool
lds_among_sources(const struct isa *isa, const struct insn *insn, struct breach *breach, const char *text, const char *what)
{
	const struct slot *slot = &isa_slots[insn->form->slots];

	for (unsigned i = 0; i < insn->form->nslots; i++)
		if (slot[i].accepts & ACCEPT_D && reg_class(isa, operand_code(insn, &slot[i]), 1) == ACCEPT_D)
			return breach_at(breach, i, text, what);
	return true;
}

static bool
lds_direct(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	return lds_among_sources(isa, insn, breach, "lds_direct cannot be used with %s",
		isa_strings + insn->form->name);
}

static bool
no_lds_direct(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	return !target_has(isa->target, FEATURE_NO_LDS_DIRECT) ||
		lds_among_sources(isa, insn, breach, "lds_direct is not supported on %s", isa->target->name);
}

/* Checks rules of the first processors with matrix instructions: the addend of a matrix instruction cannot be an inline constant,
 * and an instruction that moves a source to an accumulation register cannot read an SGPR. */
static bool
early_matrices(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	const struct form *form = insn->form;
	unsigned last = form->nslots - 1u;

	if (!target_has(isa->target, FEATURE_EARLY_MATRICES))
		return true;
	unsigned code = operand_code(insn, &isa_slots[form->slots + last]);
	if (code >= CODE_VGPR || (reg_class(isa, code, 1) == ACCEPT_I) != (form->nslots > 2))
		return true;
	return breach_at(breach, last, form->nslots > 2 ?
		"inline constants are not allowed for this operand of %s" :
		"source operand of %s must be either a VGPR or an inline constant", isa_strings + form->name);
}

/* Checks that in a matrix operation with more than four result registers, the addend and the result are the same
 * registers or do not overlap. */
static bool
matrix_overlap(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	unsigned dwords = operand_dwords(isa, insn, slot);
	unsigned d = operand_code(insn, slot);
	unsigned s = operand_code(insn, &slot[3]);
	if (dwords <= 4 || s < CODE_VGPR || s == d || s >= d + dwords || d >= s + dwords)
		return true;
	return breach_at(breach, 3, "source 2 operand of %s must not partially overlap with dst",
		isa_strings + form->name);
}

/* Checks the dmask of an atomic image operation: it accesses one or two data registers, and twice as many if it has a
 * compare value. */
static bool
atomic_dmask(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	uint32_t dmask = field_get(insn, FIELD_DMASK);

	(void)isa;
	return dmask == 1 || dmask == 3 || dmask == 15 ||
		breach_at(breach, 0, "invalid atomic image dmask in %s", isa_strings + insn->form->name);
}

/* Checks that a gather reads exactly one component. */
static bool
gather_dmask(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	uint32_t dmask = field_get(insn, FIELD_DMASK);

	(void)isa;
	return (dmask && !(dmask & (dmask - 1))) || breach_at(breach, 0,
		"invalid image_gather dmask in %s: only one bit must be set", isa_strings + insn->form->name);
}

/* Checks that the image has a dimension with multiple samples per pixel. */
static bool
msaa(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	(void)isa;
	return isa_dims[field_get(insn, FIELD_DIM)].msaa || breach_at(breach, AT_END, "invalid dim for %s: must be MSAA type", isa_strings + insn->form->name);
}

/* Checks that an accumulating SDWA instruction writes its whole destination register, because it also reads this
 * register. */
static bool
sdwa_accumulation(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	(void)isa;
	return field_get(insn, FIELD_DST_SEL) == VALUE_SDWA_SEL_DWORD || breach_at(breach, AT_END, "dst_sel of %s must be DWORD", isa_strings + insn->form->name);
}

/* An operand of one half of a dual instruction: its VGPRs (dwords 0: none) and the index of its slot. */
struct half_operand {
	unsigned first, dwords;
	unsigned at;
};

static struct half_operand
half_operand(const struct isa *isa, const struct insn *insn, unsigned at)
{
	const struct slot *slot = &isa_slots[insn->form->slots + at];
	unsigned code = slot->syntax == SYNTAX_DUAL_DST ? operand_dual_dst(insn, slot) : operand_code(insn, slot);

	return (struct half_operand){code, code >= CODE_VGPR ? operand_dwords(isa, insn, slot) : 0, at};
}

static unsigned
half_begins(const struct form *form, bool second)
{
	unsigned i = 0;

	while (second && isa_slots[form->slots + i].syntax != SYNTAX_DUAL)
		i++;
	return second ? i + 1 : 0;
}

/* Returns a source of one half. The sources of the second half are numbered from 3 if the second half has modifiers of its own. */
static struct half_operand
half_source(const struct isa *isa, const struct insn *insn, bool second, int source)
{
	enum { SOURCES = 3 };
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots];
	unsigned begin = half_begins(form, second);

	for (unsigned i = begin; i < form->nslots && slot[i].syntax != SYNTAX_DUAL; i++)
		if (slot[i].syntax == SYNTAX_REG && slot[i].source >= 0 && slot[i].source % SOURCES == source)
			return half_operand(isa, insn, i);
	if (source != 2 || !(form->accumulates & (second ? 2 : 1)))
		return (struct half_operand){0};
	return half_operand(isa, insn, begin);
}

static bool
half_banks_meet(struct half_operand x, struct half_operand y, unsigned mask)
{
	for (unsigned i = 0; i < x.dwords; i++)
		for (unsigned k = 0; k < y.dwords; k++)
			if (!(((x.first + i) ^ (y.first + k)) & mask))
				return true;
	return false;
}

/* Checks that corresponding sources of the two halves are in different VGPR banks, because both halves read their
 * registers at the same time. On some processors, both halves may also read the same register. Also checks that the
 * halves do not write the same VGPR. */
static bool
dual_banks(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	static const struct {
		uint8_t mask;
		const char *text;
	} banks[] = {
		{3, "src0 operands must use different VGPR banks in %s"},
		{3, "src1 operands must use different VGPR banks in %s"},
		{1, "src2 operands must use different VGPR banks in %s"},
	};

	enum { MOVES = 5 }; /* number of slots if each half only has a destination and one source, including the slot of SYNTAX_DUAL
	                     * between the halves */
	const struct form *form = insn->form;
	int first = form->nslots == MOVES && target_has(isa->target, FEATURE_DUAL_MOVES) ? 1 : 0;
	bool share = target_has(isa->target, FEATURE_DUAL_SHARE);
	unsigned second = half_begins(form, true);
	bool free_dst = isa_slots[form->slots + second].syntax != SYNTAX_DUAL_DST;
	struct half_operand d = half_operand(isa, insn, 0), yd = half_operand(isa, insn, second);

	if (d.first < yd.first + yd.dwords && yd.first < d.first + d.dwords)
		return breach_at(breach, second, "the halves of %s must not write the same VGPR", isa_strings + form->name);
	for (int i = first; i < 3; i++) {
		struct half_operand x = half_source(isa, insn, false, i), y = half_source(isa, insn, true, i);
		bool same = share && x.first == y.first && x.dwords == y.dwords;

		if (!same && half_banks_meet(x, y, free_dst ? 3 : banks[i].mask))
			return breach_at(breach, y.at, banks[i].text, isa_strings + form->name);
	}
	return true;
}

/* Checks that source 1 of an instruction with DPP is a VGPR, unless the processor allows scalar sources. */
static bool
dpp_source(const struct isa *isa, const struct insn *insn, struct breach *breach)
{
	const struct form *form = insn->form;
	const struct slot *slot = &isa_slots[form->slots];

	if (target_has(isa->target, FEATURE_DPP_SCALAR))
		return true;
	for (unsigned i = 0; i < form->nslots; i++)
		if (slot[i].source == 1 && slot[i].syntax == SYNTAX_REG && operand_code(insn, &slot[i]) < CODE_VGPR)
			return breach_at(breach, i, "source 1 of %s with DPP must be a VGPR on this GPU",
				isa_strings + form->name);
	return true;
}

static bool (*const rules[RULES_OF_WORDS])(const struct isa *isa, const struct insn *insn, struct breach *breach) = {
	[RULE_BANKS] = dual_banks,
	[RULE_DPP] = dpp_source,
	[RULE_BUS] = constant_bus,
	[RULE_LDS] = lds_direct,
	[RULE_SDWA] = sdwa_accumulation,
	[RULE_ATOMIC] = atomic_dmask,
	[RULE_NO_LDS] = no_lds_direct,
	[RULE_GATHER] = gather_dmask,
	[RULE_MSAA] = msaa,
	[RULE_EARLY] = early_matrices,
	[RULE_OVERLAP] = matrix_overlap,
};

bool
check_words(const struct isa *isa, const struct insn *insn, unsigned which, struct breach *breach)
{
	for (; which; which &= which - 1)
		if (!rules[__builtin_ctz(which)](isa, insn, breach))
			return false;
	return true;
}

bool
check_decoded(const struct isa *isa, const struct insn *insn, unsigned which)
{
	struct breach breach;

	return check_words(isa, insn, which, &breach);
}
