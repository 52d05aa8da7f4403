#include "common/run/pending.h"

#include <string.h>

#include "common/analysis/wait/flight.h"
#include "common/isa/wait_translate.h"

static bool
is_protected(const struct insn_count *count, const struct insn_operand *op)
{
	return flight_protects(count) && !(op->access & (ACCESS_may | ACCESS_index)) && flight_protected(op) >> count->protects & 1;
}

static void
protect(struct run_pendings *all, const struct run_pending *p)
{
	struct insn_operand space[INSN_OPERANDS];
	unsigned n;
	const struct insn_operand *op = run_code_operands(all->isa, p->insn, p->gpr_idx, space, &n);

	for (unsigned c = 0; c < p->ncounts; c++)
		for (unsigned i = 0; i < n && !(p->done >> c & 1); i++)
			if (is_protected(&p->counts[c], &op[i]))
				set_add(&all->registers, insn_unit(op[i].file, op[i].first), op[i].count);
}

static void
settle(struct run_pendings *all)
{
	all->registers = (struct set){{0}};
	for (unsigned i = 0; i < all->n; i++)
		protect(all, &all->v[i]);
}

/* A flat instruction counts on the counters of both global memory and LDS, but only one of them says when it is complete if all its addresses
 * are in one of them, and then in the order of such accesses: LLVM's mayAccessLDSThroughFlat. */
static void
take_space(struct run_pending *p, unsigned spaces)
{
	bool lds = spaces == 1 << SPACE_lds;

	if (p->insn->effects->space != SPACE_flat || (!lds && (!spaces || spaces & 1 << SPACE_lds)))
		return;
	p->in_order = true;
	for (unsigned c = 0; c < p->ncounts; c++) {
		unsigned counter = p->counts[c].counter;
		bool of_lds = counter == COUNTER_lgkmcnt || counter == COUNTER_dscnt;
		bool of_memory = counter == COUNTER_vmcnt || counter == COUNTER_vscnt || counter == COUNTER_loadcnt || counter == COUNTER_storecnt;

		if (lds ? of_memory : of_lds)
			p->done |= (uint8_t)(1u << c);
	}
}

static void
complete(struct run_pending *p, unsigned c)
{
	p->done |= (uint8_t)(1u << c | p->counts[c].ends);
}

/* Removes the operations of which all counts are complete. */
static void
remove_done(struct run_pendings *all)
{
	unsigned n = 0, before = all->n;

	for (unsigned i = 0; i < before; i++)
		if (all->v[i].done != (1u << all->v[i].ncounts) - 1)
			all->v[n++] = all->v[i];
	all->n = n;
	if (n != before)
		settle(all);
}

/* Counts one more operation after those of the same order. As hardware does not issue one while the counter is at its maximum, the oldest
 * ones are complete then (flight.c). */
static void
make_older(struct run_pendings *all, const struct run_pending *than)
{
	for (unsigned i = 0; i < all->n; i++)
		for (unsigned a = 0; a < all->v[i].ncounts; a++)
			for (unsigned b = 0; b < than->ncounts; b++) {
				struct run_pending *p = &all->v[i];
				const struct insn_count *count = &p->counts[a];

				if (count->counter != than->counts[b].counter || count->order != than->counts[b].order)
					continue;
				p->newer[a] += than->counts[b].times;
				if (count->order && !count->expert && p->newer[a] >= insn_counter_most(all->isa, count->counter))
					complete(p, a);
			}
	remove_done(all);
}

void
run_pendings_issue(struct run_pendings *all, const struct isa *isa, struct run_pending p, unsigned spaces)
{
	const struct insn_effects *effects = p.insn->effects;

	all->isa = isa;
	if (effects->event == EVENT_none || !effects->counters)
		return;
	p.ncounts = (uint8_t)insn_counts(isa, effects->event, false, false, &p.counts);
	take_space(&p, spaces);
	make_older(all, &p);
	if (all->n == RUN_MOST_PENDING) {
		all->forgotten = true;
		memmove(all->v, all->v + 1, --all->n * sizeof all->v[0]);
		settle(all);
	}
	all->v[all->n++] = p;
	protect(all, &p);
}

static bool
is_complete(const struct run_pending *p, unsigned c, const uint8_t most[COUNTER_COUNT])
{
	unsigned left = most[p->counts[c].counter];

	return left != INSN_ANY && left <= (p->counts[c].order || p->in_order ? p->newer[c] : 0);
}

void
run_pendings_wait(struct run_pendings *all, const struct isa *isa, const struct run_insn *insn)
{
	uint8_t parts[DEPCTR_COUNT];

	if (insn->effects->operation == OPERATION_wait_alu) {
		insn_depctr(isa, &insn->insn, parts);
		for (unsigned i = 0; i < all->n && parts[DEPCTR_vm_vsrc] == 0; i++)
			all->v[i].issued = true;
	}
	uint8_t most[COUNTER_COUNT];
	insn_waits(isa, &insn->insn, most);
	for (unsigned i = 0; i < all->n; i++)
		for (unsigned c = 0; c < all->v[i].ncounts; c++)
			if (!(all->v[i].done >> c & 1) && is_complete(&all->v[i], c, most))
				complete(&all->v[i], c);
	remove_done(all);
}

/* Returns what an operation writes: RUN_STORED_LDS, RUN_TRANSFERRED or RUN_STORED, else RUN_READ. */
static unsigned
did(const struct insn_effects *e)
{
	if (e->memory & 1u << MEMORY_dma && e->memory & 1 << MEMORY_load)
		return RUN_TRANSFERRED;
	if (!(e->memory & (1 << MEMORY_store | 1 << MEMORY_atomic)))
		return RUN_READ;
	return e->space == SPACE_lds ? RUN_STORED_LDS : RUN_STORED;
}

/* Returns whether an operation writes memory and is not known to be complete. Counters of expert mode say when registers are free. */
static bool
is_written_later(const struct run_pending *p, enum run_did what, uint32_t counters)
{
	bool complete = true;

	for (unsigned c = 0; c < p->ncounts; c++)
		complete &= p->counts[c].expert || p->done >> c & 1 || !(counters >> p->counts[c].counter & 1);
	return !complete && did(p->insn->effects) == what;
}

const struct run_pending *
run_pendings_find(const struct run_pendings *all, uint64_t moment)
{
	for (unsigned i = 0; i < all->n; i++)
		if (all->v[i].moment == moment)
			return &all->v[i];
	return NULL;
}

uint64_t
run_pendings_written(const struct run_pendings *all, enum run_did what, uint32_t counters, bool issued, uint64_t moment)
{
	for (unsigned i = 0; i < all->n; i++)
		if (is_written_later(&all->v[i], what, counters) && !(issued && all->v[i].issued) && all->v[i].moment <= moment)
			moment = all->v[i].moment - 1;
	return moment;
}

/* Returns the first register that both operands have, or INSN_UNITS. */
static unsigned
common_unit(const struct insn_operand *a, const struct insn_operand *b)
{
	unsigned first = a->first > b->first ? a->first : b->first;

	if (a->file != b->file || first >= a->first + a->count || first >= b->first + b->count)
		return INSN_UNITS;
	return insn_unit(a->file, first);
}

/* Returns whether a use must wait for an operation, because of a register of its operand `op`. */
static bool
must_wait(const struct run_pending *p, const struct insn_count *count, const struct insn_operand *op, const struct run_insn *insn,
	const struct insn_operand *use, struct run_clash *clash)
{
	bool writes = count->protects == PROTECTED_written ||
		(count->protects == PROTECTED_vgprs && flight_protected(op) & 1 << PROTECTED_written);
	unsigned what = (use->access & ACCESS_read && writes ? USE_READS : 0u) | (use->access & ACCESS_write ? USE_WRITES : 0u);
	unsigned unit = common_unit(op, use);

	if (!is_protected(count, op) || unit == INSN_UNITS || (!(op->bytes & use->bytes) && count->protects == PROTECTED_written))
		return false;
	what = flight_hinders(count, what, insn->effects->event, false);
	if (!what)
		return false;
	*clash = (struct run_clash){p, unit, what & USE_READS, what & USE_WRITES, writes};
	return true;
}

/* Returns whether a use must wait for an operation, and sets *clash to one reason. found: whether there is one already. */
static bool
clash_with(const struct run_pendings *all, const struct run_pending *p, const struct run_insn *insn, const struct insn_operand *use,
	bool found, struct run_clash *clash)
{
	struct insn_operand space[INSN_OPERANDS];
	unsigned n;
	const struct insn_operand *op = run_code_operands(all->isa, p->insn, p->gpr_idx, space, &n);
	struct run_clash one;

	for (unsigned c = 0; c < p->ncounts; c++)
		for (unsigned k = 0; k < n && !(p->done >> c & 1); k++) {
			if (!must_wait(p, &p->counts[c], &op[k], insn, use, &one) || (found && !one.reads))
				continue;
			*clash = one; /* what is read tells more than what is overwritten */
			found = true;
			if (one.reads)
				return true;
		}
	return found;
}

bool
run_pendings_clash(const struct run_pendings *all, const struct run_insn *insn, uint64_t lanes, unsigned gpr_idx, struct run_clash *clash)
{
	struct insn_operand space[INSN_OPERANDS];
	unsigned n;
	const struct insn_operand *op = run_code_operands(all->isa, insn, gpr_idx, space, &n);
	bool found = false;

	for (unsigned u = 0; u < n; u++) {
		const struct insn_operand *use = &op[u];

		if (use->access & (ACCESS_may | ACCESS_index) || !set_any(&all->registers, insn_unit(use->file, use->first), use->count))
			continue;
		for (unsigned i = 0; i < all->n && !(found && clash->reads); i++)
			if (use->file != FILE_vgpr || all->v[i].lanes & lanes)
				found = clash_with(all, &all->v[i], insn, use, found, clash);
	}
	return found;
}
