#include "common/run/prepared.h"

#include "common/analysis/memory/fence.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/meaning/tree.h"
#include "common/run/independent.h"
#include "common/run/meeting.h"
#include "common/run/touch.h"

void
run_code_open(struct run_code *c, const struct isa *isa, const uint8_t *bytes, uint64_t address, uint64_t size)
{
	*c = (struct run_code){.isa = isa, .bytes = bytes, .address = address, .size = size, .lanes = isa->wave32 ? 32 : 64};
	c->at = alloc_zeroed(size / 4 + 1, sizeof(struct run_insn *));
}

void
run_code_close(struct run_code *c)
{
	for (uint64_t i = 0; c->at && i <= c->size / 4; i++) {
		for (unsigned k = 0; c->at[i] && c->at[i]->paths && k < c->npaths; k++)
			alloc_free(c->at[i]->paths[k].v);
		if (c->at[i]) {
			alloc_free(c->at[i]->paths);
			run_touch_free(c->at[i]->touch);
		}
		alloc_free(c->at[i]);
	}
	alloc_free(c->at);
	c->at = NULL;
}

static bool
writes_file(const struct run_insn *i, unsigned file)
{
	for (unsigned k = 0; k < i->nops; k++)
		if (i->op[k].access & ACCESS_write && i->op[k].file == file)
			return true;
	return false;
}

/* Returns whether an instruction changes no register and no memory: a wait, a hint. */
static bool
is_passed(const struct run_insn *i)
{
	for (unsigned k = 0; k < i->nops; k++)
		if (i->op[k].access & ACCESS_write)
			return false;
	return i->effects->flow == CONTROL_next && !(i->effects->memory & (1 << MEMORY_load | 1 << MEMORY_store | 1 << MEMORY_atomic));
}

/* Finds which bits of operands count: of registers, those that are read. */
static void
find_compared(struct run_insn *i)
{
	for (unsigned k = 0; k < INSN_SLOTS; k++)
		i->compared[k] = UINT32_MAX;
	for (unsigned k = 0; k < i->nops; k++)
		if (i->op[k].slot >= 0 && i->op[k].access & ACCESS_read && (i->op[k].bytes & 15) != 15)
			i->compared[i->op[k].slot] = __builtin_popcount(i->op[k].bytes & 15) > 1 ? UINT16_MAX : UINT8_MAX;
}

static unsigned
how_of(const struct isa *isa, unsigned lanes, struct run_insn *i)
{
	switch (i->effects->operation) {
	case OPERATION_barrier: return RUN_MEETS;
	case OPERATION_barrier_signal: return RUN_SIGNALS;
	case OPERATION_barrier_wait: return RUN_WAITS;
	case OPERATION_barrier_init: return RUN_INITS;
	case OPERATION_barrier_join: return RUN_JOINS;
	case OPERATION_barrier_leave: return RUN_LEAVES;
	case OPERATION_alloc_vgpr: return RUN_REQUESTS;
	}
	if (i->effects->flow == CONTROL_end)
		return RUN_ENDS;
	if (i->effects->flow == CONTROL_trap || i->effects->flow == CONTROL_abort)
		return RUN_TRAPS;
	if (meaning_prepare(isa, &i->insn, lanes, &i->step))
		return RUN_COMPUTES;
	return is_passed(i) ? RUN_PASSES : RUN_CANNOT;
}

/* Finds which barrier an instruction names: an operand, or none of s_barrier. */
static void
find_barrier(const struct isa *isa, struct run_insn *i)
{
	i->barrier = RUN_BARRIER_GROUP;
	for (unsigned k = 0; k < i->nops; k++)
		i->barrier_in_m0 |= i->op[k].file == FILE_m0 && !i->op[k].slot;
	uint32_t number[2];
	if (insn_constant(isa, &i->insn, 0, number))
		i->barrier = (int8_t)number[0];
}

/* Returns whether an instruction orders what comes after it with the write whose value it reads. */
static bool
acquires(const struct isa *isa, const struct run_insn *i)
{
	uint8_t spaces;
	unsigned operation = fence_operation_of(i->effects, &spaces);

	if (operation == FENCE_LOAD)
		return fence_policies_of(&i->insn, fence_policies(isa, operation)) != 0;
	if (operation == FENCE_ALONE)
		return i->effects->issue == ISSUE_smem;
	return operation == FENCE_RETURNS;
}

const struct insn_operand *
run_code_operands(const struct isa *isa, const struct run_insn *i, unsigned gpr_idx, struct insn_operand *space, unsigned *n)
{
	*n = gpr_idx ? insn_operands(isa, &i->insn, gpr_idx, space) : i->nops;
	return gpr_idx ? space : i->op;
}

unsigned
run_code_beyond(const struct run_code *c, const struct run_insn *i, unsigned gpr_idx)
{
	struct insn_operand space[INSN_OPERANDS];
	unsigned n;
	const struct insn_operand *op = run_code_operands(c->isa, i, gpr_idx, space, &n);

	for (unsigned k = 0; k < n; k++) {
		unsigned limit = c->limit[op[k].file], end = op[k].first + op[k].count;

		if (limit && end > limit && !(op[k].access & (ACCESS_may | ACCESS_index)))
			return insn_unit(op[k].file, op[k].first < limit ? limit : op[k].first);
	}
	return INSN_UNITS;
}

struct run_insn *
run_code_decode(struct run_code *c, uint64_t pc)
{
	uint64_t offset = pc - c->address, left = c->size - offset;
	struct run_insn *i = alloc_zeroed(1, sizeof *i);
	size_t first = array_below(c->hazards, c->nhazards, sizeof c->hazards[0], pc);

	if (!insn_decode(c->isa, c->bytes + offset, left > INSN_BYTES ? INSN_BYTES : left, &i->insn)) {
		alloc_free(i);
		return NULL;
	}
	i->effects = insn_effects(c->isa, &i->insn);
	i->nops = (uint8_t)insn_operands(c->isa, &i->insn, 0, i->op);
	i->how = (uint8_t)how_of(c->isa, c->lanes, i);
	if (run_apart_depends(c->isa, &i->insn)) {
		c->depends = true;
		i->how = c->apart ? RUN_CANNOT : i->how;
	}
	const struct meaning_program *program = i->how == RUN_COMPUTES ? i->step.program : NULL;
	i->how = program && program->memory ? RUN_ACCESSES : i->how;
	i->is_vector = program && program->vector;
	i->branches = program && program->jumps;
	i->atomic = i->how == RUN_ACCESSES && i->effects->memory & 1 << MEMORY_atomic;
	i->acquires = i->how == RUN_ACCESSES && acquires(c->isa, i);
	i->beyond = run_code_beyond(c, i, 0) != INSN_UNITS;
	i->writes_exec = writes_file(i, FILE_exec);
	i->compares = program && !program->memory && (i->effects->operation == OPERATION_compare || (writes_file(i, FILE_scc) &&
		!writes_file(i, FILE_sgpr) && !writes_file(i, FILE_vcc) && !writes_file(i, FILE_exec)));
	i->hazards = c->hazards + first;
	while (first + i->nhazards < c->nhazards && c->hazards[first + i->nhazards].pc == pc)
		i->nhazards++;
	if (i->effects->issue == ISSUE_barrier)
		find_barrier(c->isa, i);
	if (i->compares)
		find_compared(i);
	c->at[offset / 4] = i;
	return i;
}
