#include "common/analysis/address/lds_access.h"

#include <assert.h>

#include "common/analysis/address/group.h"

enum { DMA_STEP = 4, DMA_LONG_STEP = 16 }; /* bytes between the LDS locations to which DMA transfers data for consecutive lanes */

static bool
moves(const struct insn_effects *e)
{
	return e->memory & (1 << MEMORY_load | 1 << MEMORY_store | 1 << MEMORY_atomic);
}

bool
lds_access_is(const struct graph_code *code, const struct insn_effects *e, bool flat)
{
	return (e->space == SPACE_lds && moves(e)) || e->memory & 1 << MEMORY_dma ||
		(flat && e->space == SPACE_flat && moves(e) && !code->tg_split);
}

/* Returns the counter of an event that is decremented when DMA no longer uses LDS, or NULL. */
static const struct insn_count *
dma_count(const struct isa *isa, unsigned event)
{
	const struct insn_count *counts;
	unsigned n = insn_counts(isa, event, false, false, &counts);

	for (unsigned i = 0; i < n; i++)
		if (counts[i].protects == PROTECTED_lds) {
			assert(counts[i].order); /* dma.c counts newer events of the same order */
			return &counts[i];
		}
	return NULL;
}

const struct insn_count *
lds_access_dma(const struct isa *isa, const struct insn_effects *e)
{
	return e->memory & 1 << MEMORY_load ? dma_count(isa, e->event) : NULL;
}

const struct insn_count *
lds_access_dma_read(const struct isa *isa, const struct insn_effects *e)
{
	return e->memory & 1 << MEMORY_dma && e->memory & 1 << MEMORY_store ? dma_count(isa, e->event) : NULL;
}

struct race_access
lds_access_unknown(const struct insn_effects *e)
{
	struct race_access a = {.bytes = e->bytes, .nparts = 1, .address = linear_unknown()};

	if (e->memory & 1 << MEMORY_dma) { /* a DMA load from memory stores to LDS, and a DMA store loads from LDS */
		a.stores = e->memory & 1 << MEMORY_load;
		a.loads = !a.stores;
	} else {
		a.atomic = e->memory & 1 << MEMORY_atomic;
		a.loads = e->memory & 1 << MEMORY_load && !a.atomic;
		a.stores = e->memory & 1 << MEMORY_store && !a.atomic;
	}
	return a;
}

/* Returns the first or, with `last`, the last operand of `count` VGPRs that holds an address, or NULL. */
static const struct insn_operand *
address_operand(const struct insn_operand *op, unsigned n, unsigned count, bool last)
{
	const struct insn_operand *found = NULL;

	for (unsigned k = 0; k < n && (last || !found); k++)
		if (op[k].file == FILE_vgpr && op[k].access & ACCESS_address && op[k].count == count && !(op[k].access & ACCESS_index))
			found = &op[k];
	return found;
}

/* Returns the LDS address that a DMA instruction accesses. If the instruction does not read m0, the address is the value of the
 * VGPR in operand o. Otherwise, the lanes access consecutive dwords, beginning at m0; elements larger than a dword are 16 bytes
 * apart. From LLVM's "AMDGPU DMA Operations". */
static struct linear
dma_address(const struct follow *follow, const struct work_group *group, const struct flow *flow, const struct insn_effects *e,
	const struct insn_operand *o)
{
	struct linear lane = work_group_lane(flow, group), m0 = follow_m0(follow);

	if (!(e->reads & 1 << IMPLIED_m0))
		return o ? follow_vector(follow, o->first) : linear_unknown();
	return linear_add(&m0, &lane, e->bytes <= DMA_STEP ? DMA_STEP : DMA_LONG_STEP);
}

static bool
is_outside(enum pointer p)
{
	return p == POINTER_KERNARG || p == POINTER_GLOBAL || p == POINTER_PRIVATE;
}

/* Sets the address of a flat access. Returns false if the address is certainly not in LDS. */
static bool
find_flat(const struct follow *follow, const struct work_group *group, const struct insn_operand *op, unsigned n,
	struct race_access *a)
{
	const struct insn_operand *o = address_operand(op, n, 2, false);
	enum pointer p = o ? follow_pointer(follow, o->first + 1u) : POINTER_UNKNOWN;

	if (p == POINTER_LDS)
		a->address = follow_vector(follow, o->first);
	return p == POINTER_LDS || (group->flat && !is_outside(p));
}

/* Sets the address of an access of LDS by an LDS instruction. Both parts of an access have the same address, apart from constants. */
static void
find_lds(const struct follow *follow, const struct isa *isa, const struct graph_insn *i, const struct insn *insn,
	const struct insn_operand *o, struct race_access *a)
{
	struct linear second;

	if (!follow_address(follow, i, insn, false, &a->address)) {
		a->address = follow_vector(follow, o->first);
		a->offset[0] = insn_offset(isa, insn);
	} else if (follow_address(follow, i, insn, true, &second)) {
		a->nparts = 2;
		a->offset[1] = (int64_t)second.constant - a->address.constant;
	}
}

bool
lds_access_is_outside(const struct follow *follow, const struct isa *isa, const struct graph_insn *i, const struct insn *insn)
{
	if (insn_effects(isa, insn)->space != SPACE_flat)
		return false;
	struct insn_operand op[INSN_OPERANDS];
	const struct insn_operand *o = address_operand(op, insn_operands(isa, insn, i->gpr_idx, op), 2, false);
	return o && is_outside(follow_pointer(follow, o->first + 1u));
}

bool
lds_access_find(const struct follow *follow, const struct work_group *group, const struct flow *flow, const struct graph_insn *i,
	const struct insn *insn, struct race_access *a)
{
	const struct isa *isa = flow->code->isa;
	const struct insn_effects *e = insn_effects(isa, insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, i->gpr_idx, op);
	/* DMA from memory begins with the address in LDS, DMA to memory with the address in memory, which may have 32 bits, too */
	const struct insn_operand *o = address_operand(op, n, 1, e->memory & 1 << MEMORY_dma && e->memory & 1 << MEMORY_store);

	*a = lds_access_unknown(e);
	if (e->space == SPACE_flat && !(e->memory & 1 << MEMORY_dma)) {
		if (!find_flat(follow, group, op, n, a))
			return false;
	} else if (e->bytes && e->memory & 1 << MEMORY_dma) {
		a->address = dma_address(follow, group, flow, e, o);
	} else if (e->bytes && o) {
		find_lds(follow, isa, i, insn, o, a);
		follow_guards(follow, a);
		return true;
	}
	a->offset[0] = insn_offset(isa, insn);
	follow_guards(follow, a);
	return true;
}
