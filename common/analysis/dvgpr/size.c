/* A forward analysis to a fixpoint. The state is a set of sizes for each value of a condition, so it only grows. Functions are visited again
 * while the sizes with which they are called, or with which their callees return, grow. */
#include "common/analysis/dvgpr/size.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "common/analysis/dvgpr/condition.h"
#include "common/analysis/graph/call_solve.h"
#include "common/analysis/value/scalar.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { NUMBER = 511 }; /* RDNA 4 ISA, 3.3.3.1: bits 8:0 of the operand count */

/* A function. */
struct dvgpr_body {
	struct dvgpr_request *requests; /* sorted by instruction */
	size_t n, cap;
	uint32_t in, out;    /* sets of sizes with which it is called, and with which it returns */
	bool changes;        /* it, or a callee, may change the size */
	struct solve solve;
	bool open;           /* solve_open() was called */
};

struct dvgpr {
	const struct flow *flow;
	unsigned block, most; /* VGPRs in a block; units that a wave can have */
	struct dvgpr_body *bodies;
	struct call_solve calls;
	uint32_t function;   /* the current function */
	dvgpr_visit *visit;  /* NULL: none */
	void *user;
	struct dvgpr_state now;
};

static bool
is_request(const struct graph_code *code, const struct graph_insn *i, struct insn *insn)
{
	graph_decode(code, i, insn);
	return insn_effects(code->isa, insn)->operation == OPERATION_alloc_vgpr;
}

bool
dvgpr_is_used(const struct flow *flow)
{
	for (size_t f = 0; f < flow->nfunctions && target_dvgpr(flow->code->isa->target); f++) {
		const struct graph *g = flow->functions[f].graph;
		struct insn insn;

		for (uint32_t i = 0; i < g->ninsns && set_has(&g->written, insn_unit(FILE_scc, 0)); i++)
			if (is_request(flow->code, &g->insns[i], &insn))
				return true;
	}
	return false;
}

unsigned
dvgpr_known_block(const struct flow *flow)
{
	const struct target_dvgpr *m = target_dvgpr(flow->code->isa->target);
	unsigned block = flow->code->vgpr_block;

	return block == m->small || block == m->large ? block : 0;
}

/* Adds a number for which a request may ask. */
static void
ask(const struct dvgpr *d, struct dvgpr_request *r, uint32_t number)
{
	unsigned blocks = ((number & NUMBER) + d->block - 1) / d->block, units = blocks * d->block / DVGPR_UNIT;

	r->ignores |= number > NUMBER;
	number &= NUMBER;
	r->number = number > r->number ? number : r->number;
	if (units > d->most)
		r->too_many = true;
	else
		r->sizes |= 1u << units;
}

static bool
is_relocated(const struct graph_code *code, const struct graph_insn *i)
{
	size_t n = array_below(code->relocs, code->nrelocs, sizeof code->relocs[0], i->at);

	return n < code->nrelocs && code->relocs[n].at < i->at + i->size;
}

/* Memory of searches for reads of scc, for each block of a graph: seen: the last search that has reached it; due: those to visit. */
struct scc_search {
	uint32_t *seen, *due, number;
};

/* Returns whether nothing reads scc after an instruction before it is written or the wave ends. */
static bool
is_unread(struct scc_search *s, const struct graph *g, uint32_t insn)
{
	uint32_t n = 0, i = insn + 1;
	bool read = false;
	const struct graph_block *b = &g->blocks[graph_block_of(g, insn)];

	s->number++;
	uint32_t end;
	for (;;) {
		bool written = false;

		for (end = b->first + b->count; i < end && !written && !read; i++) {
			for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++) {
				const struct graph_use *u = &g->uses[k];

				if (u->unit > insn_unit(FILE_scc, 0) || u->unit + u->more < insn_unit(FILE_scc, 0))
					continue;
				read |= u->what & USE_READS;
				written |= (u->what & USE_WRITES) != 0;
			}
			read |= graph_call_of(g, i) != NULL;
		}
		for (uint32_t e = b->edge; e < b->edge + b->nedges && !written && !read; e++) {
			const struct graph_edge *edge = &g->edges[e];

			read |= edge->reason == EDGE_LEAVES || edge->reason == EDGE_UNKNOWN || edge->reason == EDGE_NOT_CODE ||
				edge->condition == CONDITION_scc0 || edge->condition == CONDITION_scc1;
			if (edge->to != GRAPH_NONE && s->seen[edge->to] != s->number) {
				s->seen[edge->to] = s->number;
				s->due[n++] = edge->to;
			}
		}
		if (read || !n)
			break;
		b = &g->blocks[s->due[--n]];
		i = b->first;
	}
	return !read;
}

static void
add_request(struct dvgpr *d, uint32_t function, uint32_t block, uint32_t number, const struct insn *insn, struct scalar_values *values,
	struct scc_search *search)
{
	const struct graph *g = d->flow->functions[function].graph;
	struct dvgpr_body *b = &d->bodies[function];
	struct dvgpr_request *r = APPEND(b->requests, b->n, b->cap);

	*r = (struct dvgpr_request){.insn = number, .unread = is_unread(search, g, number)};
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(d->flow->code->isa, insn, 0, op);
	const struct insn_operand *source = insn_operand_at(op, n, 0);
	uint32_t value[SCALAR_CONSTANTS];
	n = source ? scalar_constants_at(values, block, number, insn_unit(source->file, source->first), value) :
		is_relocated(d->flow->code, &g->insns[number]) ? 0 : insn_constant(d->flow->code->isa, insn, 0, value);
	n = source ? n : n != 0;
	for (unsigned i = 0; i < n; i++)
		ask(d, r, value[i]);
	r->known = n != 0;
}

static void
find_requests(struct dvgpr *d, uint32_t function)
{
	const struct graph *g = d->flow->functions[function].graph;
	struct scc_search search = {array_make(g->nblocks, sizeof(uint32_t)), array_make(g->nblocks, sizeof(uint32_t)), 0};
	struct scalar_values *values = NULL;
	struct insn insn;

	for (uint32_t b = 0; b < g->nblocks && set_has(&g->written, insn_unit(FILE_scc, 0)); b++)
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++) {
			if (!is_request(d->flow->code, &g->insns[i], &insn))
				continue;
			values = values ? values : scalar_values_open(d->flow, function, NULL);
			add_request(d, function, b, i, &insn, values, &search);
		}
	scalar_values_close(values);
	alloc_free(search.seen);
	alloc_free(search.due);
}

static void
lose(struct dvgpr_state *st, unsigned first, unsigned end)
{
	for (unsigned v = first * DVGPR_UNIT; v < end * DVGPR_UNIT; v++)
		st->lost[v / 64] |= 1ull << v % 64;
}

/* Sets the sizes that are possible after a request. */
static void
take_request(const struct dvgpr *d, const struct dvgpr_request *r, struct dvgpr_state *st)
{
	uint32_t before = dvgpr_sizes(st), failed = before & (DVGPR_DOUBT | DVGPR_ANY), succeeded = 0, highest = 0;

	for (unsigned s = 0; s < DVGPR_SIZES; s++) {
		if (!(before >> s & 1))
			continue;
		highest = s;
		for (unsigned n = 0; n < DVGPR_SIZES; n++)
			if (r->sizes >> n & 1) {
				succeeded |= 1u << n;
				failed |= n > s ? 1u << s : 0;
			}
		failed |= r->too_many || !r->known ? 1u << s : 0;
	}
	succeeded |= before & DVGPR_ANY ? r->sizes : 0;
	succeeded |= r->known ? 0 : (uint32_t)DVGPR_ANY;
	for (unsigned n = 0; n < highest; n++)
		if (r->sizes >> n & 1) {
			lose(st, n * DVGPR_UNIT < d->block ? d->block / DVGPR_UNIT : n, highest);
			break;
		}
	condition_set(st, r->unread && succeeded ? 0 : failed, succeeded);
}

/* Joins sizes into those with which a function is called. If there are new ones, the function is visited again. */
static void
call(struct dvgpr *d, uint32_t to, uint32_t sizes)
{
	struct dvgpr_body *b = &d->bodies[to];

	if (d->visit || d->flow->functions[to].start.blocks)
		return;
	if (sizes & ~b->in)
		call_solve_wake(&d->calls, to);
	b->in |= sizes;
}

/* Returns the sizes after a call or jump to a function, with which that returns. If it is called with several sizes, it is not known which of
 * those with which it returns belong to this call. */
static uint32_t
sizes_after(struct dvgpr *d, uint32_t to, uint32_t before)
{
	const struct dvgpr_body *callee = &d->bodies[to];

	call(d, to, before);
	if (!callee->changes)
		return before;
	d->bodies[d->function].changes = true;
	return callee->out | (callee->in & (callee->in - 1) ? (uint32_t)DVGPR_DOUBT : 0);
}

/* Applies a call to the state: the callee may change the size, and write all registers. */
static void
run_call(struct dvgpr *d, const struct graph *g, uint32_t insn, struct dvgpr_state *st)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(g, insn, &calls), after = 0;

	for (uint32_t i = 0; i < n; i++)
		after |= calls[i].to == GRAPH_NONE ? (uint32_t)DVGPR_ANY : sizes_after(d, calls[i].to, dvgpr_sizes(st));
	after = n ? after : (uint32_t)DVGPR_ANY;
	d->bodies[d->function].changes |= (after & DVGPR_ANY) != 0;
	condition_set(st, after, after);
	memset(st->lost, 0, sizeof st->lost);
}

/* Handles the edges that leave the function at a block's end. Returns the sizes with which it returns there. */
static uint32_t
run_exits(struct dvgpr *d, const struct graph *g, const struct graph_block *b, const struct dvgpr_state *st)
{
	uint32_t out = 0;

	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		const struct graph_edge *e = &g->edges[i];
		uint32_t to = graph_edge_function(d->flow, e);

		if (e->reason == EDGE_RETURNS)
			out |= dvgpr_sizes(st);
		if (to == GRAPH_NONE)
			continue;
		out |= sizes_after(d, to, dvgpr_sizes(st));
	}
	return out;
}

/* Applies an instruction that is neither a request nor a call. */
static void
pass(const struct graph_code *code, const struct graph_insn *i, struct dvgpr_state *st)
{
	struct insn insn;

	graph_decode(code, i, &insn);
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = insn_operands(code->isa, &insn, i->gpr_idx, op);
	condition_pass(st, code->isa, &insn, op, n);
	for (unsigned k = 0; k < n; k++) {
		unsigned first = op[k].first, end = op[k].access & ACCESS_index ? DVGPR_VGPRS : first + op[k].count;

		for (unsigned v = first; op[k].file == FILE_vgpr && op[k].access & ACCESS_write && v < end && v < DVGPR_VGPRS; v++)
			st->lost[v / 64] &= ~(1ull << v % 64);
	}
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct dvgpr *d = context;
	const struct graph *g = d->flow->functions[d->function].graph;
	const struct graph_block *b = &g->blocks[block];
	struct dvgpr_body *body = &d->bodies[d->function];
	struct dvgpr_state *st = now;
	size_t next = array_below32(body->requests, body->n, sizeof body->requests[0], offsetof(struct dvgpr_request, insn), first);

	for (uint32_t i = first; i < end; i++) {
		if (d->visit)
			d->visit(d->user, i, st);
		if (next < body->n && body->requests[next].insn == i)
			take_request(d, &body->requests[next++], st);
		else if (g->insns[i].flow == CONTROL_call || g->insns[i].flow == CONTROL_call_indirect)
			run_call(d, g, i, st);
		else
			pass(d->flow->code, &g->insns[i], st);
	}
	if (end == b->first + b->count)
		body->out |= run_exits(d, g, b, st);
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	struct dvgpr_state st = *(const struct dvgpr_state *)now;

	(void)context;
	if (!condition_edge(&st, e))
		return false;
	return condition_join(state, &st) || first;
}

static void
print(const void *context, const void *now, struct buf *out)
{
	uint32_t sizes = dvgpr_sizes(now);

	(void)context;
	buf_printf(out, "VGPRs:");
	for (unsigned n = 0; n < DVGPR_SIZES; n++)
		if (sizes >> n & 1)
			buf_printf(out, " %u", n * DVGPR_UNIT);
	buf_printf(out, "%s%s", sizes & DVGPR_ANY ? " any" : "", sizes & DVGPR_DOUBT ? ", not all of them certainly" : "");
}

static const struct solve_rules rules = {.transfer = transfer, .join = join, .print = print};

/* Finds the sizes in a function. Returns whether the sizes with which it returns have grown. */
static bool
run_function(void *context, uint32_t function)
{
	struct dvgpr *d = context;
	struct dvgpr_body *b = &d->bodies[function];
	const struct graph *g = d->flow->functions[function].graph;
	uint32_t out = b->out;
	bool changes = b->changes;

	if (!b->in || g->entry == GRAPH_NONE)
		return false;
	d->function = function;
	if (!b->open)
		solve_open(&b->solve, &rules, g, sizeof(struct dvgpr_state), &d->now, d);
	b->open = true;
	struct dvgpr_state begin;
	dvgpr_start(b->in, &begin);
	condition_join(solve_state(&b->solve, g->entry), &begin);
	solve_wake(&b->solve, g->entry);
	solve_again(&b->solve); /* callees may return with more sizes than before */
	solve_run(&b->solve);
	return b->out != out || b->changes != changes;
}

/* Finds the functions that may change the size, callees first. Cycles of calls are left to run_function(). */
static void
find_changes(struct dvgpr *d)
{
	for (size_t k = 0; k < d->flow->nfunctions; k++) {
		uint32_t i = d->flow->call_order[k];
		const struct graph *g = d->flow->functions[i].graph;
		bool changes = d->bodies[i].n != 0;

		for (uint32_t n = 0; n < g->ncalls; n++)
			changes |= g->calls[n].to == GRAPH_NONE || d->bodies[g->calls[n].to].changes;
		uint32_t to;
		for (uint32_t n = 0; n < g->nedges; n++)
			changes |= (to = graph_edge_function(d->flow, &g->edges[n])) != GRAPH_NONE && d->bodies[to].changes;
		d->bodies[i].changes = changes;
	}
}

/* Sets the sizes with which functions are entered from outside. */
static void
open_functions(struct dvgpr *d)
{
	const struct flow *flow = d->flow;
	bool *called = graph_find_called(flow, true);

	for (uint32_t i = 0; i < flow->nfunctions; i++) {
		const struct graph_function *f = &flow->functions[i];
		bool starts = f->start.dynamic == DYNAMIC_ON || (f->kind == ENTRY_KERNEL && f->start.dynamic == DYNAMIC_UNSAID);
		unsigned blocks = starts ? 1 : f->start.blocks;

		if (blocks)
			d->bodies[i].in = 1u << blocks * d->block / DVGPR_UNIT;
		else if (f->kind == ENTRY_KERNEL || f->shared || !called[i])
			d->bodies[i].in = DVGPR_ANY;
	}
	for (size_t i = 0; i < flow->code->npointers; i++) {
		uint32_t to = graph_function_at(flow, flow->code->pointers[i].to);

		if (to != GRAPH_NONE && !d->bodies[to].in)
			d->bodies[to].in = DVGPR_ANY;
	}
	alloc_free(called);
}

struct dvgpr *
dvgpr_open(const struct flow *flow, unsigned block)
{
	const struct target_dvgpr *m = target_dvgpr(flow->code->isa->target);
	struct dvgpr *d = array_make(1, sizeof *d);

	d->flow = flow;
	d->block = block;
	d->most = m->blocks * block / DVGPR_UNIT;
	d->bodies = array_make(flow->nfunctions, sizeof d->bodies[0]);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		find_requests(d, i);
	find_changes(d);
	open_functions(d);
	call_solve_fixpoint(&d->calls, flow, run_function, d);
	return d;
}

void
dvgpr_close(struct dvgpr *d)
{
	for (uint32_t i = 0; i < d->flow->nfunctions; i++) {
		if (d->bodies[i].open)
			solve_close(&d->bodies[i].solve);
		alloc_free(d->bodies[i].requests);
	}
	alloc_free(d->bodies);
	alloc_free(d);
}

unsigned
dvgpr_block(const struct dvgpr *d)
{
	return d->block;
}

unsigned
dvgpr_most(const struct dvgpr *d)
{
	return d->most * DVGPR_UNIT;
}

uint32_t
dvgpr_entered(const struct dvgpr *d, uint32_t function)
{
	return d->bodies[function].in;
}

void
dvgpr_start(uint32_t sizes, struct dvgpr_state *st)
{
	memset(st, 0, sizeof *st);
	condition_set(st, sizes, sizes);
}

const struct dvgpr_request *
dvgpr_requests(const struct dvgpr *d, uint32_t function, size_t *n)
{
	*n = d->bodies[function].n;
	return d->bodies[function].requests;
}

void
dvgpr_visit_all(struct dvgpr *d, uint32_t function, dvgpr_visit *visit, void *user)
{
	if (!d->bodies[function].open)
		return;
	d->function = function;
	d->visit = visit;
	d->user = user;
	solve_visit_all(&d->bodies[function].solve);
	d->visit = NULL;
}

bool
dvgpr_after(const struct dvgpr *d, const struct dvgpr_request *r, unsigned before, bool success, struct dvgpr_state *st)
{
	dvgpr_start(1u << before, st);
	take_request(d, r, st);
	memset(st->lost, 0, sizeof st->lost);
	st->sizes[!success] = 0;
	return st->sizes[success] != 0;
}

void
dvgpr_pass(const struct dvgpr *d, uint32_t function, uint32_t first, uint32_t end, struct dvgpr_state *st)
{
	const struct graph *g = d->flow->functions[function].graph;

	for (uint32_t i = first; i < end; i++)
		pass(d->flow->code, &g->insns[i], st);
}

bool
dvgpr_edge(const struct dvgpr *d, const struct graph_edge *e, struct dvgpr_state *st)
{
	(void)d;
	return condition_edge(st, e);
}

void
dvgpr_show(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	const struct target_dvgpr *m = target_dvgpr(flow->code->isa->target);

	if (!dvgpr_is_used(flow))
		return;
	struct dvgpr *d = dvgpr_open(flow, dvgpr_known_block(flow) ? dvgpr_known_block(flow) : m->small);
	d->function = function;
	if (d->bodies[function].open)
		solve_print(&d->bodies[function].solve, line, user);
	dvgpr_close(d);
}
