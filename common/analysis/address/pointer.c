#include "common/analysis/address/pointer.h"

#include "common/isa/tables.h"
#include "common/meaning/tree.h"

enum { APERTURE_BITS = 16 }; /* bits per aperture in HW_REG_SH_MEM_BASES: first private memory, then LDS */

enum pointer
pointer_join(enum pointer a, enum pointer b)
{
	if (a == b || b == POINTER_NOTHING)
		return a;
	if (a == POINTER_NOTHING)
		return b;
	return (a == POINTER_KERNARG && b == POINTER_GLOBAL) || (a == POINTER_GLOBAL && b == POINTER_KERNARG) ? POINTER_GLOBAL :
		POINTER_UNKNOWN;
}

static enum pointer
of_hwreg(const struct pointer_step *p)
{
	struct insn_hwreg hw = insn_hwreg(p->isa, p->insn);

	if (!isa_has_register(p->isa, CODE_SRC_SHARED_BASE) || hw.id != VALUE_HWREG_HW_REG_SH_MEM_BASES || hw.bits != APERTURE_BITS)
		return POINTER_UNKNOWN;
	return hw.first == APERTURE_BITS ? POINTER_LDS : hw.first ? POINTER_UNKNOWN : POINTER_PRIVATE;
}

/* Returns the kind of pointer in the result of a memory operation. On processors without aperture registers, a 32-bit argument may
 * be an aperture. */
static enum pointer
of_memory(const struct pointer_step *p)
{
	bool kernarg = false, registers = isa_has_register(p->isa, CODE_SRC_SHARED_BASE);
	unsigned dwords = 0;

	for (unsigned i = 0; i < p->n; i++) {
		kernarg |= p->op[i].access & ACCESS_read && p->op[i].access & ACCESS_address && p->of[i] == POINTER_KERNARG;
		dwords += p->op[i].access & ACCESS_write ? p->op[i].count : 0;
	}
	return kernarg && insn_effects(p->isa, p->insn)->memory == 1 << MEMORY_load && (registers || dwords > 1) ? POINTER_GLOBAL :
		POINTER_UNKNOWN;
}

static enum pointer
of_source(const struct pointer_step *p, unsigned slot)
{
	const struct insn_operand *o = insn_operand_at(p->op, p->n, slot);

	if (o)
		return (enum pointer)p->of[o - p->op];
	switch (insn_source(p->insn, slot)) {
	case CODE_SRC_SHARED_BASE: return POINTER_LDS;
	case CODE_SRC_PRIVATE_BASE: return POINTER_PRIVATE;
	default: return POINTER_NOTHING;
	}
}

/* Returns the kind of pointer in an instruction's result. The result of arithmetic is a pointer if one source is a pointer; the
 * other sources are offsets, which may be unknown. The result of a select or a dual instruction may be any of its sources. */
enum pointer
pointer_result(const struct pointer_step *p)
{
	const struct insn_effects *e = insn_effects(p->isa, p->insn);
	bool selects = meaning_selects(p->insn), adds = !selects && !p->dual, unknown = false;
	unsigned sources = selects ? 2 : INSN_SLOTS;
	enum pointer all = POINTER_NOTHING;

	if (e->memory)
		return of_memory(p);
	if (e->operation == OPERATION_pc)
		return POINTER_GLOBAL;
	if (e->operation == OPERATION_get_hwreg)
		return of_hwreg(p);
	for (unsigned slot = p->first; slot < p->end && slot - p->first < sources; slot++) {
		enum pointer one = of_source(p, slot);

		unknown |= one == POINTER_UNKNOWN;
		if (one == POINTER_UNKNOWN && adds)
			continue;
		all = pointer_join(all, one);
		if (all == POINTER_UNKNOWN)
			return POINTER_UNKNOWN;
	}
	return all == POINTER_NOTHING && unknown ? POINTER_UNKNOWN : all;
}

static bool
reads_aperture(const struct insn *insn, const struct isa *isa)
{
	for (unsigned slot = 0; slot < INSN_SLOTS; slot++)
		if (insn_source(insn, slot) == CODE_SRC_SHARED_BASE)
			return true;
	return insn_effects(isa, insn)->operation == OPERATION_get_hwreg && insn_hwreg(isa, insn).id == VALUE_HWREG_HW_REG_SH_MEM_BASES;
}

bool
pointer_reaches_lds(const struct flow *flow)
{
	const struct isa *isa = flow->code->isa;

	if (!isa_has_register(isa, CODE_SRC_SHARED_BASE))
		return true;
	for (size_t f = 0; f < flow->nfunctions; f++) {
		const struct graph *g = graph_whole(&flow->functions[f]);

		for (uint32_t i = 0; i < g->ninsns; i++) {
			struct insn insn;

			graph_decode(flow->code, &g->insns[i], &insn);
			if (reads_aperture(&insn, isa))
				return true;
		}
	}
	return false;
}
