/* An instruction does not show whether it must be in the ordered section: a section may read constants, and a shader may write
 * memory whose accesses need no order. Therefore the check relies on the accesses of the section itself. If the section both loads
 * and stores some memory, the loads must come from L2, the stores must go to L2, and code outside of the section must not access
 * this memory. */
#include "common/analysis/pops/section_access.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/pops/pops.h"
#include "common/analysis/pops/instruction.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/isa/fields.h"
#include "common/isa/tables.h"

#define M POPS_BY_MODE
#define P POPS_BY_PACKER
#define E POPS_BY_EVENT
#define R POPS_BY_READY

static const struct {
	uint8_t on, access, field, least;
} coherent[] = {
#define POPS_COHERENT(on, access, field, least) {on, MEMORY_##access, FIELD_##field, least},
#include "common/analysis/pops/pops.def"
};

enum { BEFORE = 1, INSIDE = 2, AFTER = 4 }; /* positions of an access relative to the section, on any path */

enum { SLOTS = 6, RUNS = 6, MOST = 512 };

/* Registers that hold part of an address. held: hash of the instructions that wrote them; where several definitions join, the
 * joining block replaces the instruction. */
struct register_run {
	uint16_t unit, count;
	uint64_t held;
};

struct access {
	uint32_t insn;
	uint8_t stages;
	bool leads;          /* control can reach a wait for the section after the access */
	bool loads, changes; /* the access reads or changes memory; both are set for an atomic */
	bool coherent;
	bool marked;         /* coherent by modifiers; not set for atomics */
	struct register_run run[RUNS];
	uint64_t constants;  /* hash of the constant operands */
	int64_t first;
	uint32_t bytes;      /* 0: unknown */
};

struct block_state {
	uint8_t stages;
	uint32_t held[INSN_UNITS];
};

struct access_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	struct findings *out;
	bool *leads;          /* indexed by block: control can reach a wait for the section in the block or after it */
	struct access *v;
	size_t n, cap;
	bool invalidates, leaves, unknown, records;
};

static void
report_access(struct access_search *s, unsigned rule, const struct access *a)
{
	findings_add(s->out, &pops_rules[rule], s->function, s->g->insns[a->insn].at);
}

static uint64_t
hash(uint64_t h, uint64_t v)
{
	return (h ^ v) * 0x9e3779b97f4a7c15u + (h >> 29);
}

/* Returns whether an access, MEMORY_load or MEMORY_store, has all modifiers that make such an access coherent. Sets *marked to
 * whether it has any modifier that makes loads or stores coherent. */
static bool
is_coherent(const struct isa *isa, const struct pops_step *p, unsigned access, bool *marked)
{
	bool all = true;

	*marked = false;
	for (size_t i = 0; i < sizeof coherent / sizeof *coherent; i++) {
		if (!(coherent[i].on & pops_of(isa)) || !field_exists(&p->insn, coherent[i].field))
			continue;
		bool has = field_get(&p->insn, coherent[i].field) >= coherent[i].least;
		*marked |= has;
		all &= has || coherent[i].access != access;
	}
	return all;
}

static void
describe(const struct isa *isa, const struct pops_step *p, const struct block_state *st, struct access *a)
{
	unsigned nruns = 0, atomic = p->e->memory & 1u << MEMORY_atomic;

	a->stages = st->stages;
	a->loads = atomic || p->e->memory & 1u << MEMORY_load;
	a->changes = atomic || p->e->memory & 1u << MEMORY_store;
	a->coherent = is_coherent(isa, p, a->changes ? MEMORY_store : MEMORY_load, &a->marked) || atomic;
	a->marked &= !atomic && a->coherent;
	a->first = insn_offset(isa, &p->insn);
	a->bytes = p->e->bytes;
	for (unsigned i = 0; i < p->nops && nruns < RUNS; i++) {
		const struct insn_operand *o = &p->op[i];
		struct register_run *r = &a->run[nruns];

		if (!(o->access & ACCESS_address) || o->slot < 0)
			continue;
		*r = (struct register_run){.unit = (uint16_t)insn_unit(o->file, o->first), .count = o->count};
		for (unsigned u = 0; u < o->count; u++)
			r->held = hash(r->held, st->held[r->unit + u]);
		nruns++;
	}
	uint32_t k[2];
	for (unsigned slot = 0; slot < SLOTS; slot++)
		if (insn_constant(isa, &p->insn, slot, k))
			a->constants = hash(hash(a->constants, slot), k[0]);
}

static bool
same_registers(const struct access *a, const struct access *b)
{
	return a->constants == b->constants && memcmp(a->run, b->run, sizeof a->run) == 0;
}

static bool
same_memory(const struct access *a, const struct access *b)
{
	return same_registers(a, b) && (!a->bytes || !b->bytes || (a->first < b->first + b->bytes && b->first < a->first + a->bytes));
}

static void
take_stage(struct access_search *s, const struct pops_step *p, struct block_state *st)
{
	switch (p->what) {
	case IS_POLL: case IS_WAIT:
		st->stages = INSIDE;
		break;
	case IS_LEAVE: case IS_END:
		s->leaves = true;
		st->stages = AFTER;
		break;
	default:
		break;
	}
	if (p->e->flow == CONTROL_call || p->e->flow == CONTROL_call_indirect)
		s->unknown = true;
	if (p->e->memory & 1u << MEMORY_invalidate && st->stages & INSIDE)
		s->invalidates = true;
}

static void
step_access(struct access_search *s, uint32_t insn, uint32_t block, struct block_state *st)
{
	struct pops_step p;

	step_read(s->flow->code, s->g, insn, &p);
	if (s->records && step_is_ordered(&p) && s->n == MOST)
		s->unknown = true;
	else if (s->records && step_is_ordered(&p)) {
		struct access a = {.insn = insn, .leads = s->leads[block]};

		describe(s->flow->code->isa, &p, st, &a);
		*APPEND(s->v, s->n, s->cap) = a;
	}
	take_stage(s, &p, st);
	for (uint32_t k = s->g->insns[insn].use; k < s->g->insns[insn + 1].use; k++)
		for (unsigned i = 0; s->g->uses[k].what & USE_WRITES && i <= s->g->uses[k].more; i++)
			st->held[s->g->uses[k].unit + i] = insn + 1;
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	for (uint32_t i = first; i < end; i++)
		step_access(context, i, block, now);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const struct block_state *from = now;
	struct block_state *to = state;
	uint32_t meet = 1u << 31 | e->to;
	bool changed = from->stages & ~to->stages;

	(void)context;
	if (first) {
		*to = *from;
		return true;
	}
	to->stages |= from->stages;
	for (unsigned u = 0; u < INSN_UNITS; u++)
		if (to->held[u] != from->held[u] && to->held[u] != meet) {
			to->held[u] = meet;
			changed = true;
		}
	return changed;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

static void
follow_paths(struct access_search *s)
{
	struct block_state *start;
	struct solve solve;

	solve_open(&solve, &rules, s->g, sizeof *start, NULL, s);
	start = solve_state(&solve, s->g->entry);
	start->stages = BEFORE;
	solve_wake(&solve, s->g->entry);
	solve_run(&solve);
	s->records = true;
	solve_visit_all(&solve);
	solve_close(&solve);
}

/* Computes s->leads. Returns whether the function contains a wait for a section. */
static bool
find_waits(struct access_search *s)
{
	const struct graph *g = s->g;
	bool any = false;

	for (uint32_t b = 0; b < g->nblocks; b++)
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++) {
			struct pops_step p;

			step_read(s->flow->code, g, i, &p);
			s->leads[b] |= p.what == IS_POLL || p.what == IS_WAIT;
			any |= s->leads[b];
		}
	if (any)
		solve_reach(g, true, NULL, NULL, s->leads);
	return any;
}

static bool
is_inside(const struct access *a)
{
	return a->stages & INSIDE && !(a->stages & AFTER);
}

static bool
is_outside(const struct access *a)
{
	return (a->stages == BEFORE && a->leads) || a->stages == AFTER;
}

/* The kinds of accesses in the section: accesses to the same memory as a given access, and accesses to any memory. */
struct role {
	bool loads, changes, orders; /* orders: some access changes the memory or loads it coherently */
	bool loads_coherently;       /* the section has coherent loads with the same address registers */
	bool stored_before, stored_coherently_after;
	bool any, any_coherent, any_change;
};

static struct role
find_role(const struct access_search *s, const struct access *a)
{
	struct role r = {.loads = false};

	for (size_t i = 0; i < s->n; i++) {
		const struct access *b = &s->v[i];

		if (b == a || !is_inside(b))
			continue;
		r.any = true;
		r.any_coherent |= b->coherent;
		r.any_change |= b->changes;
		r.loads_coherently |= b->loads && b->coherent && same_registers(a, b);
		if (!same_memory(a, b))
			continue;
		r.loads |= b->loads;
		r.changes |= b->changes;
		r.orders |= b->changes || b->coherent;
		r.stored_before |= b->changes && b->insn < a->insn;
		r.stored_coherently_after |= b->changes && b->coherent && b->insn > a->insn;
	}
	return r;
}

static void
check_inside(struct access_search *s, const struct access *a)
{
	struct role r = find_role(s, a);

	if (a->coherent)
		return;
	if (a->changes) {
		if (!r.stored_coherently_after && (r.loads || !r.any_coherent))
			report_access(s, RULE_store_cached, a);
		return;
	}
	if (s->invalidates || r.loads_coherently || r.stored_before)
		return;
	if (r.changes || (!r.any_coherent && !r.any_change))
		report_access(s, RULE_load_cached, a);
}

static void
check_outside(struct access_search *s, const struct access *a)
{
	struct role r = find_role(s, a);

	if (!r.any) {
		if (a->marked)
			report_access(s, RULE_all_outside, a);
	} else if (a->changes) {
		if (r.orders)
			report_access(s, RULE_store_outside, a);
	} else if (r.changes && (a->stages == AFTER || !r.loads)) {
		report_access(s, RULE_load_outside, a);
	}
}

void
access_check(const struct flow *flow, uint32_t function, bool is_called, struct findings *out)
{
	struct access_search s = {.flow = flow, .g = flow->functions[function].graph, .function = function, .out = out};

	if (is_called)
		return;
	s.leads = array_make(s.g->nblocks, sizeof *s.leads);
	if (find_waits(&s)) {
		follow_paths(&s);
		if (s.leaves && s.unknown && s.n)
			incompletes_add(&out->missed, INCOMPLETE_accesses, function, s.g->blocks[s.g->entry].at, 1);
		for (size_t i = 0; i < s.n && s.leaves && !s.unknown; i++) {
			if (is_inside(&s.v[i]))
				check_inside(&s, &s.v[i]);
			else if (is_outside(&s.v[i]))
				check_outside(&s, &s.v[i]);
		}
	}
	alloc_free(s.leads);
	alloc_free(s.v);
}
