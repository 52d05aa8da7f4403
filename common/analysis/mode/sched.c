/* A forward analysis to a fixpoint. The state is the set of possible modes, so it can only grow. Functions are visited again while the
 * modes in which they are called, or in which their callees return, grow. */
#include "common/analysis/mode/sched.h"

#include <stddef.h>
#include <stdlib.h>

#include "common/analysis/graph/call_solve.h"
#include "common/analysis/value/scalar.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MODES = 4, MODE_BITS = 2 };

/* An instruction that changes the mode, and the sets of modes after it, one for each mode before it. */
struct setter {
	uint32_t insn;       /* number in the graph */
	uint8_t after[MODES];
};

/* The modes of a function. */
struct moded {
	uint8_t *modes;      /* indexed by instruction: modes in which it can execute */
	uint8_t in, out;     /* modes in which the function is called, and in which it returns */
	struct setter *setters; /* sorted by instruction */
	size_t nsetters, setters_cap;
};

struct sched {
	const struct flow *flow;
	struct moded *moded; /* indexed by function */
	struct scalar_values *values; /* of the function `current`; NULL: none */
	uint32_t current;
	struct call_solve calls;
	uint8_t unknown;     /* modes in which unknown code can enter */
};

/* Returns whether the instruction changes the mode, and the bits that it sets. */
static bool
sets_mode(const struct graph_code *code, const struct graph_insn *i, struct insn *insn, struct insn_hwreg *hw)
{
	graph_decode(code, i, insn);
	if (insn_effects(code->isa, insn)->operation != OPERATION_set_hwreg)
		return false;
	*hw = insn_hwreg(code->isa, insn);
	return hw->id == INSN_HWREG_SCHED_MODE && hw->first < MODE_BITS;
}

/* Reads the value that an instruction of a block moves to the hardware register, if it is known. */
static bool
moved_value(struct sched *s, uint32_t function, uint32_t block, uint32_t number, const struct insn *insn, uint32_t *value)
{
	const struct isa *isa = s->flow->code->isa;
	const struct graph_function *f = &s->flow->functions[function];
	uint32_t constant[2];

	if (insn_constant(isa, insn, 1, constant)) {
		*value = constant[0];
		return true;
	}
	if (graph_whole(f) != f->graph)
		return false;
	if (!s->values || s->current != function) {
		if (s->values)
			scalar_values_close(s->values);
		s->values = scalar_values_open(s->flow, function, NULL);
		s->current = function;
	}
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(isa, insn, 0, op);
	for (unsigned i = 0; i < n; i++)
		if (op[i].access & ACCESS_read && op[i].slot >= 0)
			return scalar_value_at(s->values, block, number, insn_unit(op[i].file, op[i].first), value);
	return false;
}

/* Adds an instruction to those that change the mode, if it is one. */
static void
add_setter(struct sched *s, uint32_t function, uint32_t block, uint32_t number)
{
	const struct graph *g = graph_whole(&s->flow->functions[function]);
	struct moded *m = &s->moded[function];
	struct insn_hwreg hw;
	struct insn insn;

	if (!sets_mode(s->flow->code, &g->insns[number], &insn, &hw))
		return;
	uint32_t value;
	bool known = moved_value(s, function, block, number, &insn, &value);
	unsigned bits = (hw.first ? 2 : hw.bits == 1 ? 1 : 3);
	struct setter *setter = APPEND(m->setters, m->nsetters, m->setters_cap);
	*setter = (struct setter){.insn = number};
	for (unsigned mode = 0; mode < MODES; mode++)
		for (unsigned set = 0; set < MODES; set++)
			if (!(set & ~bits) && (!known || set == (value << hw.first & bits)))
				setter->after[mode] |= (uint8_t)(1u << ((mode & ~bits) | set));
}

static unsigned
modes_after(const struct setter *setter, unsigned before)
{
	unsigned after = 0;

	for (unsigned mode = 0; mode < MODES; mode++)
		after |= before >> mode & 1 ? setter->after[mode] : 0u;
	return after;
}

/* Joins modes into those in which a function is called. If there are new ones, the function is visited again. */
static void
call(struct sched *s, uint32_t to, unsigned modes)
{
	struct moded *m = &s->moded[to];

	if (modes & ~(unsigned)m->in)
		call_solve_wake(&s->calls, to);
	m->in |= (uint8_t)modes;
}

/* Returns the modes after a call. */
static unsigned
run_call(struct sched *s, const struct graph *g, uint32_t insn, unsigned modes)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(g, insn, &calls);
	unsigned after = 0;

	for (uint32_t i = 0; i < n; i++) {
		if (calls[i].to == GRAPH_NONE) {
			after |= modes;
			continue;
		}
		call(s, calls[i].to, modes);
		after |= s->moded[calls[i].to].out;
	}
	return n ? after : modes;
}

/* Handles the edges that leave the function at a block's end. Returns the modes in which it returns there. */
static unsigned
run_exits(struct sched *s, const struct graph *g, const struct graph_block *b, unsigned modes)
{
	unsigned out = 0;

	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		const struct graph_edge *e = &g->edges[i];
		uint32_t to = graph_edge_function(s->flow, e);

		if (e->reason == EDGE_RETURNS)
			out |= modes;
		if (to == GRAPH_NONE)
			continue;
		call(s, to, modes);
		out |= s->moded[to].out;
	}
	return out;
}

struct mode_search {
	struct sched *s;
	const struct graph *g;
	struct moded *m;
};

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	const struct mode_search *f = context;
	const struct graph_block *b = &f->g->blocks[block];
	struct moded *m = f->m;
	uint8_t *modes = now;
	size_t next = array_below32(m->setters, m->nsetters, sizeof m->setters[0], offsetof(struct setter, insn), first);

	for (uint32_t i = first; i < end; i++) {
		m->modes[i] = *modes;
		if (next < m->nsetters && m->setters[next].insn == i)
			*modes = (uint8_t)modes_after(&m->setters[next++], *modes);
		if (f->g->insns[i].flow == CONTROL_call || f->g->insns[i].flow == CONTROL_call_indirect)
			*modes = (uint8_t)run_call(f->s, f->g, i, *modes);
	}
	if (end == b->first + b->count)
		m->out |= (uint8_t)run_exits(f->s, f->g, b, *modes);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const uint8_t *modes = now;
	uint8_t *to = state, old = *to;

	(void)context;
	(void)e;
	*to |= *modes;
	return *to != old || first;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

/* Finds the modes in a function. Returns whether the modes in which it returns have grown. */
static bool
run_function(void *context, uint32_t function)
{
	struct sched *s = context;
	const struct graph *g = graph_whole(&s->flow->functions[function]);
	struct moded *m = &s->moded[function];
	struct mode_search f = {s, g, m};
	struct solve solve;
	unsigned out = m->out;

	solve_open(&solve, &rules, g, sizeof(uint8_t), NULL, &f);
	for (uint32_t n = 0; n < g->nblocks; n++)
		*(uint8_t *)solve_state(&solve, n) = (uint8_t)((n == g->entry ? m->in : 0u) | (g->blocks[n].is_entered ? s->unknown : 0u));
	solve_wake_all(&solve);
	solve_run(&solve);
	solve_close(&solve);
	return m->out != out;
}

static int
by_insn(const void *a, const void *b)
{
	const struct setter *x = a, *y = b;

	return (x->insn > y->insn) - (x->insn < y->insn);
}

/* Finds the instructions that change the mode. Returns the modes that they set. */
static unsigned
find_setters(struct sched *s)
{
	unsigned modes = 0;

	for (uint32_t f = 0; f < s->flow->nfunctions; f++) {
		const struct graph *g = graph_whole(&s->flow->functions[f]);
		struct moded *m = &s->moded[f];

		for (uint32_t n = 0; n < g->nblocks && set_has(&g->written, insn_unit(FILE_mode, 0)); n++)
			for (uint32_t i = g->blocks[n].first; i < g->blocks[n].first + g->blocks[n].count; i++)
				add_setter(s, f, n, i);
		if (m->nsetters)
			qsort(m->setters, m->nsetters, sizeof m->setters[0], by_insn);
		for (size_t i = 0; i < m->nsetters; i++)
			modes |= modes_after(&m->setters[i], SCHED_USUAL);
	}
	return modes;
}

/* Returns whether a function calls or jumps to unknown code. */
static bool
leads_to_unknown(const struct graph *g)
{
	for (uint32_t k = 0; k < g->ncalls; k++)
		if (g->calls[k].to == GRAPH_NONE && !g->calls[k].symbol.n)
			return true;
	for (uint32_t k = 0; k < g->nedges; k++)
		if (g->edges[k].reason == EDGE_UNKNOWN)
			return true;
	return false;
}

static void
open_functions(struct sched *s)
{
	const struct flow *flow = s->flow;
	bool unknown = false, *called = graph_find_called(flow, true);

	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&flow->functions[i]);

		s->moded[i].modes = array_make(g->ninsns, sizeof *s->moded[i].modes);
		unknown |= leads_to_unknown(g);
	}
	for (size_t i = 0; i < flow->code->npointers; i++) {
		uint32_t to = graph_function_at(flow, flow->code->pointers[i].to);

		if (to != GRAPH_NONE)
			s->moded[to].in = s->unknown;
	}
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (flow->functions[i].kind == ENTRY_KERNEL)
			s->moded[i].in = SCHED_USUAL;
		else if (flow->functions[i].shared || unknown || !called[i])
			s->moded[i].in = s->unknown;
	alloc_free(called);
}

struct sched *
sched_open(const struct flow *flow)
{
	if (!insn_counter_most(flow->code->isa, COUNTER_depctr_va_vdst))
		return NULL;
	struct sched *s = array_make(1, sizeof *s);
	s->flow = flow;
	s->moded = array_make(flow->nfunctions, sizeof s->moded[0]);
	unsigned set = find_setters(s);
	if (!(set & ~SCHED_USUAL)) {
		sched_close(s);
		return NULL;
	}
	s->unknown = (uint8_t)(SCHED_USUAL | (set & SCHED_EXPERT));
	open_functions(s);
	call_solve_fixpoint(&s->calls, flow, run_function, s);
	return s;
}

void
sched_close(struct sched *s)
{
	if (!s)
		return;
	for (uint32_t i = 0; i < s->flow->nfunctions; i++) {
		alloc_free(s->moded[i].setters);
		alloc_free(s->moded[i].modes);
	}
	if (s->values)
		scalar_values_close(s->values);
	alloc_free(s->moded);
	alloc_free(s);
}

const uint8_t *
sched_modes(const struct sched *s, uint32_t function)
{
	return s ? s->moded[function].modes : NULL;
}

/* Returns whether an instruction uses VGPRs that an operation protects on its counter, if they are the same registers. */
static bool
may_collide(const struct insn_count *count, const struct insn_operand *op, unsigned n)
{
	bool reads = count->protects == PROTECTED_vgprs, any = false;

	for (unsigned i = 0; i < n; i++)
		any |= op[i].file == FILE_vgpr && op[i].access & (reads ? ACCESS_read | ACCESS_write : ACCESS_write);
	return any;
}

unsigned
sched_waits(const struct isa *isa, const struct insn *insn, const struct insn_operand *op, unsigned n)
{
	unsigned event = insn_effects(isa, insn)->event, waits = 0;

	for (unsigned e = 0; e < EVENT_COUNT; e++) {
		const struct insn_count *counts;
		unsigned ncounts = insn_counts(isa, e, false, true, &counts);

		for (unsigned i = 0; i < ncounts; i++)
			if (counts[i].expert && !(counts[i].held >> event & 1) && may_collide(&counts[i], op, n))
				waits |= 1u << counts[i].counter;
	}
	return waits;
}
