#include "common/sim/affine.h"

#include <stdlib.h>
#include <string.h>

#include "common/analysis/address/group.h"
#include "common/analysis/address/lds_access.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"

enum { ALL_BANKS = 1024 }; /* bytes: a multiple of what the banks of each processor hold in a row */

struct finding_addresses {
	struct sim_addresses *out;
	const struct flow *flow;
	const struct graph *g;
	const struct work_group *group;
};

/* Returns the address of a lane of the first wave, without the terms that are the same in all lanes. */
static uint64_t
address_of(const struct work_group *group, const struct linear *sum, unsigned lane)
{
	uint32_t address = (uint32_t)sum->constant, rest = lane;

	for (unsigned id = 0; id < 3; rest /= group->size[id++])
		for (unsigned i = 0, value = rest % group->size[id]; value >> i; i++)
			if (value >> i & 1)
				address += (uint32_t)sum->bit[id * LINEAR_ID + i];
	return address;
}

/* Returns whether the distances between the lanes' addresses are known. */
static bool
is_known(const struct linear *sum, bool lds)
{
	return !linear_is_unknown(sum) && (!sum->count || (lds && sum->step % ALL_BANKS == 0));
}

static void
put_access(struct finding_addresses *f, uint32_t at, bool lds, const struct race_access *a)
{
	struct sim_addresses *out = f->out;
	uint32_t items = f->group->size[0] * f->group->size[1] * f->group->size[2];
	unsigned lanes = f->flow->code->isa->wave32 ? 32 : 64;

	if (!a->bytes || !is_known(&a->address, lds))
		return;
	struct sim_address *s = APPEND(out->v, out->n, out->cap);
	*s = (struct sim_address){.at = at, .access = {.lds = lds, .store = a->stores, .atomic = a->atomic}};
	for (unsigned lane = 0; lane < lanes && lane < items; lane++)
		for (unsigned k = 0; k < a->nparts; k++, s->access.n++)
			*APPEND(out->parts, out->nparts, out->parts_cap) = (struct access_part){
				(uint32_t)address_of(f->group, &a->address, lane) + (uint32_t)a->offset[k], (uint8_t)lane, (uint8_t)a->bytes};
}

/* Sets *out to the offset within a buffer's resource that a VGPR holds, or to 0. Returns false if the instruction has an index, whose stride is
 * in the resource, or another address. */
static bool
buffer_offset(const struct finding_addresses *f, const struct follow *follow, const struct graph_insn *i, const struct insn *insn,
	struct linear *out)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(f->flow->code->isa, insn, i->gpr_idx, op);

	if (field_get(insn, FIELD_IDXEN))
		return false;
	*out = linear_constant(0);
	for (unsigned k = 0; k < n; k++)
		if (op[k].file == FILE_vgpr && op[k].access & ACCESS_address) {
			if (op[k].count != 1 || op[k].access & ACCESS_index)
				return false;
			*out = follow_vector(follow, op[k].first);
		}
	return true;
}

/* Looks at an instruction of vector memory. */
static void
visit_memory(struct finding_addresses *f, const struct follow *follow, const struct graph_insn *i, const struct insn *insn,
	const struct insn_effects *e)
{
	struct race_access a = lds_access_unknown(e);

	if (e->space == SPACE_buffer ? buffer_offset(f, follow, i, insn, &a.address) :
		e->space == SPACE_global && follow_address(follow, i, insn, false, &a.address))
		put_access(f, i->at, false, &a);
}

static void
visit(struct follow *follow, void *user, uint32_t number, const struct insn *insn)
{
	struct finding_addresses *f = user;
	const struct isa *isa = f->flow->code->isa;
	const struct insn_effects *e = insn_effects(isa, insn);
	const struct graph_insn *i = &f->g->insns[number];

	if (e->memory & 1 << MEMORY_dma)
		return;
	struct race_access a;
	if (e->issue == ISSUE_vmem || e->issue == ISSUE_flat)
		visit_memory(f, follow, i, insn, e);
	else if (!(e->properties >> PROPERTY_transposes & 1) && lds_access_is(f->flow->code, e, false) &&
		lds_access_find(follow, f->group, f->flow, i, insn, &a))
		put_access(f, i->at, true, &a);
}

void
sim_addresses_find(struct sim_addresses *s, const struct flow *flow, uint32_t function)
{
	const struct graph_function *f = &flow->functions[function];
	struct work_group group;
	struct finding_addresses find = {s, flow, f->graph, &group};
	size_t first = 0;

	memset(s, 0, sizeof *s);
	if (!work_group_find(flow, f, false, &group) || !group.exact)
		return;
	struct follow *follow = follow_open(flow, f, &group);
	follow_visit(follow, visit, &find);
	follow_close(follow);
	for (size_t i = 0; i < s->n; first += s->v[i++].access.n) /* the parts have not moved since the last was added */
		s->v[i].access.v = s->parts + first;
	if (s->n)
		qsort(s->v, s->n, sizeof *s->v, array_compare32);
}

void
sim_addresses_free(struct sim_addresses *s)
{
	alloc_free(s->v);
	alloc_free(s->parts);
}
