#include "common/analysis/hazard/event.h"

#include "common/isa/fields.h"

void
event_decode(struct event_insn *p, const struct graph_code *code, const struct graph *g, uint32_t insn)
{
	if (p->number == insn)
		return;
	p->number = insn;
	p->has_operands = false;
	graph_decode(code, &g->insns[insn], &p->insn);
}

static bool
field_fits(const struct event_insn *p, const struct hazard_pick *pick, int slot)
{
	unsigned field = slot < 0 ? FIELD_NONE : isa_slots[p->insn.form->slots + slot].field;
	bool there = false;

	if (pick->field[0] == FIELD_NONE)
		return !pick->named || slot >= 0;
	for (unsigned i = 0; i < sizeof pick->field && pick->field[i] != FIELD_NONE; i++)
		there |= pick->field[i] == field;
	return pick->except ? slot >= 0 && !there : there;
}

static unsigned
pick_hwreg(const struct isa *isa, const struct insn *insn, const struct hazard_pick *pick, struct event_run *run)
{
	*run = (struct event_run){HAZARD_HWREG, true, false, 0, 1};
	if (pick->constant > 0) {
		run->first = (uint16_t)(pick->constant - 1);
		return 1;
	}
	struct insn_hwreg hw = insn_hwreg(isa, insn);
	run->first = (uint16_t)(hw.id * 32 + (pick->constant ? 0 : hw.first));
	run->count = pick->constant ? 32 : hw.bits;
	return 1;
}

/* Stores runs with all registers of the given classes. Returns the number of runs. */
static unsigned
pick_files(uint32_t files, struct event_run *run)
{
	unsigned n = 0;

	for (unsigned file = 0; file < FILE_COUNT; file++)
		if (files >> file & 1)
			run[n++] = (struct event_run){(uint8_t)file, false, true, 0,
				(uint16_t)(insn_unit(file + 1, 0) - insn_unit(file, 0))};
	return n;
}

unsigned
event_registers(struct event_insn *p, const struct graph_code *code, const struct graph *g, unsigned event,
	struct event_run *run)
{
	const struct hazard_pick *pick = &isa_hazard_events[event].pick;
	unsigned n = 0;

	if (!pick->files) {
		*run = (struct event_run){0};
		return 1;
	}
	if (pick->files >> HAZARD_HWREG & 1)
		return pick_hwreg(code->isa, &p->insn, pick, run);
	if (!pick->access)
		return pick_files(pick->files, run);
	if (!p->has_operands) {
		p->n = insn_operands(code->isa, &p->insn, g->insns[p->number].gpr_idx, p->op);
		p->has_operands = true;
	}
	for (unsigned i = 0; i < p->n; i++) {
		const struct insn_operand *op = &p->op[i];

		if (pick->files >> op->file & 1 && op->access & pick->access && op->count > pick->more &&
				!(op->access & (ACCESS_index | ACCESS_may)) && field_fits(p, pick, op->slot))
			run[n++] = (struct event_run){op->file, op->access & pick->access & ACCESS_write, false, op->first, op->count};
	}
	return n;
}

bool
event_related(const struct event_run *a, const struct event_run *b, unsigned relation)
{
	unsigned first = b->first, end = b->first + b->count;

	if (relation == HAZARD_NO_RELATION)
		return true;
	if (relation == HAZARD_PAIR) {
		first &= ~1u;
		end = (end + 1) & ~1u;
	}
	bool shares = a->file == b->file && a->first < end && first < (unsigned)a->first + a->count;
	if (relation == HAZARD_SAME || relation == HAZARD_PART)
		return shares && (a->first == b->first && a->count == b->count) == (relation == HAZARD_SAME);
	return shares;
}
