#include "common/analysis/wait/between.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static int
compare(const void *va, const void *vb)
{
	const struct between_site *a = va, *b = vb;

	if (a->to != b->to)
		return a->to < b->to ? -1 : 1;
	if (a->from != b->from)
		return a->from < b->from ? -1 : 1;
	return a->block < b->block ? -1 : a->block > b->block;
}

static bool
leaves(const struct graph_edge *e)
{
	return e->reason == EDGE_LEAVES && e->at != GRAPH_NONE && !e->symbol.n;
}

/* Sets b->owner for the dwords at which blocks begin, if any function has tail calls. */
static void
find_owners(struct between *b)
{
	const struct flow *flow = b->flow;
	bool any = false;

	for (size_t i = 0; i < flow->nfunctions && !any; i++)
		for (uint32_t k = 0; k < b->bodies[i].g->nedges && !any; k++)
			any = leaves(&b->bodies[i].g->edges[k]);
	if (!any)
		return;
	b->owner = array_make(flow->code->size / 4 + 1, sizeof b->owner[0]);
	for (size_t i = flow->nfunctions; i-- > 0;)
		for (uint32_t k = 0; k < b->bodies[i].g->nblocks; k++)
			if (b->bodies[i].g->blocks[k].count)
				b->owner[b->bodies[i].g->blocks[k].at / 4] = (uint32_t)i + 1;
}

bool
between_leads_to(const struct between *b, const struct graph_edge *e, uint32_t *function, uint32_t *block)
{
	uint32_t owner = leaves(e) && b->owner ? b->owner[e->at / 4] : 0;

	if (!owner)
		return false;
	*function = owner - 1;
	*block = graph_block_at(b->bodies[owner - 1].g, e->at);
	return *block != GRAPH_NONE;
}

/* Adds the call sites in one function. Sets *unknown if the function calls unknown code. */
static void
add_sites(struct between *b, uint32_t from, size_t *cap, bool *unknown)
{
	const struct graph *g = b->bodies[from].g;

	for (uint32_t i = 0; i < g->ncalls; i++) {
		*unknown |= g->calls[i].to == GRAPH_NONE && !g->calls[i].symbol.n && g->insns[g->calls[i].insn].flow == CONTROL_call_indirect;
		if (g->calls[i].to != GRAPH_NONE)
			*APPEND(b->sites, b->nsites, *cap) = (struct between_site){g->calls[i].to, from, graph_block_of(g, g->calls[i].insn)};
	}
	uint32_t to, block;
	for (uint32_t i = 0; i < g->nedges; i++)
		if (between_leads_to(b, &g->edges[i], &to, &block))
			*APPEND(b->sites, b->nsites, *cap) = (struct between_site){to, from, g->edges[i].from};
}

/* Records that functions whose addresses are stored in memory may be called from anywhere. */
static void
open_pointed(struct between *b)
{
	const struct graph_code *code = b->flow->code;

	for (size_t i = 0; i < code->npointers; i++) {
		uint32_t function = graph_function_at(b->flow, code->pointers[i].to);

		if (function != GRAPH_NONE)
			b->bodies[function].closed = false;
	}
}

static void
link(struct between *b, uint32_t function)
{
	struct body *body = &b->bodies[function];

	if (!body->in)
		body->in = array_make(body->g->nblocks, sizeof body->in[0]);
}

void
between_open(struct between *b, const struct flow *flow, call_visit *visit, void *context)
{
	bool unknown = false;
	size_t cap = 0;

	*b = (struct between){.flow = flow, .bodies = array_make(flow->nfunctions, sizeof b->bodies[0])};
	call_solve_open(&b->calls, (uint32_t)flow->nfunctions, visit, context);
	call_solve_link(&b->calls, flow->call_order);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		b->bodies[i].g = graph_whole(&flow->functions[i]);
	find_owners(b);
	for (size_t i = 0; i < flow->nfunctions; i++)
		add_sites(b, (uint32_t)i, &cap, &unknown);
	if (b->nsites)
		qsort(b->sites, b->nsites, sizeof b->sites[0], compare);
	for (size_t i = 0; i < b->nsites; i++) {
		const struct graph_function *f = &flow->functions[b->sites[i].to];

		link(b, b->sites[i].from);
		link(b, b->sites[i].to);
		if (i && b->sites[i - 1].to == b->sites[i].to)
			continue;
		b->bodies[b->sites[i].to].closed = !unknown && f->kind != ENTRY_KERNEL && !f->shared;
	}
	open_pointed(b);
}

void
between_close(struct between *b)
{
	for (size_t i = 0; i < b->flow->nfunctions; i++) {
		struct body *body = &b->bodies[i];

		for (uint32_t n = 0; body->in && n < body->g->nblocks; n++)
			alloc_free(body->in[n].v);
		alloc_free(body->in);
		alloc_free(body->out.v);
		alloc_free(body->first);
	}
	call_solve_close(&b->calls);
	alloc_free(b->bodies);
	alloc_free(b->sites);
	alloc_free(b->owner);
}

void
body_store(struct body_state *state, const struct flights *now, size_t pruned)
{
	if (state->n != now->n) {
		alloc_free(state->v);
		state->v = now->n ? alloc_array(now->n, sizeof state->v[0]) : NULL;
	}
	if (now->n)
		memcpy(state->v, now->v, now->n * sizeof state->v[0]);
	state->n = (uint32_t)now->n;
	state->pruned = (uint32_t)pruned;
}

/* Adds the registers that an instruction certainly uses. Returns whether there are any that it did not have yet. */
static bool
add_uses(const struct graph *g, const struct graph_insn *i, struct set *reads, struct set *writes)
{
	struct set r = {0}, w = {0};

	for (const struct graph_use *u = &g->uses[i->use]; u < &g->uses[i[1].use]; u++) {
		if (u->what & (USE_INDEXED | USE_PERHAPS))
			continue;
		if (u->what & USE_READS)
			set_add(&r, u->unit, u->more + 1u);
		if (u->what & USE_WRITES)
			set_add(&w, u->unit, u->more + 1u);
	}
	bool any = set_join(reads, &r);
	return set_join(writes, &w) || any;
}

/* Returns whether a wait waits for a lower value of a counter than all waits before it, and updates these values. */
static bool
lowers(const struct graph_code *code, const struct graph_insn *i, uint8_t least[COUNTER_COUNT])
{
	struct insn insn;
	bool any = false;

	graph_decode(code, i, &insn);
	uint8_t most[COUNTER_COUNT];
	insn_waits(code->isa, &insn, most);
	for (unsigned c = 0; c < COUNTER_COUNT; c++) {
		any |= most[c] < least[c];
		least[c] = most[c] < least[c] ? most[c] : least[c];
	}
	return any;
}

uint32_t
between_first(struct between *b, uint32_t function, const uint32_t **insns)
{
	struct body *body = &b->bodies[function];
	const struct graph *g = b->flow->functions[function].graph;
	const struct graph_block *block = g->nblocks ? &g->blocks[g->entry] : NULL;
	struct set reads = {0}, writes = {0};
	size_t n = 0, cap = 0;

	*insns = body->first;
	if (body->first_known || !block)
		return body->nfirst;
	body->first_known = true;
	uint8_t least[COUNTER_COUNT];
	memset(least, INSN_ANY, sizeof least);
	for (uint32_t i = block->first; i < block->first + block->count; i++) {
		bool concerns = g->insns[i].flags & HAS_WAIT && lowers(b->flow->code, &g->insns[i], least);

		if (add_uses(g, &g->insns[i], &reads, &writes) || concerns)
			*APPEND(body->first, n, cap) = i;
		if (g->insns[i].flags & HAS_EVENT)
			break;
	}
	body->nfirst = (uint32_t)n;
	*insns = body->first;
	return body->nfirst;
}

void
between_wake(struct between *b, uint32_t function, uint32_t block)
{
	solve_wake(&b->bodies[function].solve, block);
	call_solve_wake(&b->calls, function);
}

static bool
is_before(const void *element, const void *key)
{
	return ((const struct between_site *)element)->to < *(const uint32_t *)key;
}

size_t
between_sites(const struct between *b, uint32_t function, const struct between_site **sites)
{
	size_t first = array_before(b->sites, b->nsites, sizeof b->sites[0], &function, is_before), n = 0;

	*sites = b->sites + first;
	while (first + n < b->nsites && b->sites[first + n].to == function)
		n++;
	return n;
}
