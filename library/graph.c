/* Converts control-flow graphs to the structs of amdgcn/graph.h. Instructions are decoded when they are requested. */
#include "library/inside.h"

#include <stdio.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define SAME(theirs, ours) _Static_assert((int)AMDGCN_##theirs == (int)EDGE_##ours, "the header has the edges")
SAME(FALLS_THROUGH, FALLS);
SAME(TAKEN, TAKEN);
SAME(NOT_TAKEN, NOT_TAKEN);
SAME(JUMPS, JUMPS);
SAME(FORKS, FORKS);
SAME(JOINS, JOINS);
SAME(RETURNS, RETURNS);
SAME(ENDS, ENDS);
SAME(LEAVES, LEAVES);
SAME(UNKNOWN, UNKNOWN);
SAME(NOT_CODE, NOT_CODE);
SAME(STARTS, STARTS);
_Static_assert((int)AMDGCN_STARTS + 1 == (int)EDGE_REASONS, "the header has all edges");

struct function_graph {
	struct amdgcn_graph graph; /* must be the first member: the caller has a pointer to it */
	const struct graph *inside;
	/* The arrays of graph, without const. */
	uint64_t *addresses;
	struct amdgcn_block *blocks;
	struct amdgcn_edge *edges;
	struct amdgcn_loop *loops;
	struct amdgcn_lanes *lanes;
	struct amdgcn_call *calls;
};

static void
put_blocks(struct function_graph *to, const struct graph *g, uint64_t base)
{
	to->blocks = array_make(g->nblocks, sizeof to->blocks[0]);
	for (uint32_t i = 0; i < g->nblocks; i++) {
		const struct graph_block *b = &g->blocks[i];

		to->blocks[i] = (struct amdgcn_block){base + b->at, base + b->end, b->first, b->count, b->edge, b->nedges, b->pred,
			b->npreds, b->idom == i ? AMDGCN_NONE : inside_index(b->idom), inside_index(b->loop), b->region};
	}
}

static void
put_edges(struct function_graph *to, const struct graph *g, const struct code_section *s)
{
	to->edges = array_make(g->nedges, sizeof to->edges[0]);
	for (uint32_t i = 0; i < g->nedges; i++) {
		const struct graph_edge *e = &g->edges[i];

		to->edges[i] = (struct amdgcn_edge){(enum amdgcn_edge_kind)e->reason, inside_index(e->from), inside_index(e->to),
			e->reason == EDGE_LEAVES ? inside_index(graph_function_at(s->flow, e->at)) : AMDGCN_NONE, e->at != GRAPH_NONE,
			e->at != GRAPH_NONE ? s->code.address + e->at : 0, inside_symbol(e->symbol),
			insn_effect_name(LIST_CONDITION, e->condition)};
	}
}

static void
put_loops(struct function_graph *to, const struct graph *g)
{
	to->loops = array_make(g->nloops, sizeof to->loops[0]);
	for (uint32_t i = 0; i < g->nloops; i++) {
		const struct graph_loop *l = &g->loops[i];

		to->loops[i] = (struct amdgcn_loop){inside_index(l->header), inside_index(l->parent), l->depth, l->nblocks, l->irreducible};
	}
}

static void
put_lanes(struct function_graph *to, const struct graph *g)
{
	to->lanes = array_make(g->nregions, sizeof to->lanes[0]);
	for (uint32_t i = 0; i < g->nregions; i++) {
		const struct graph_region *r = &g->regions[i];

		to->lanes[i] = (struct amdgcn_lanes){r->parent, inside_index(r->minus), inside_index(r->insn), inside_index(r->block)};
	}
}

static void
put_calls(struct function_graph *to, const struct graph *g)
{
	to->calls = array_make(g->ncalls, sizeof to->calls[0]);
	for (uint32_t i = 0; i < g->ncalls; i++)
		to->calls[i] = (struct amdgcn_call){g->calls[i].insn, inside_index(g->calls[i].to), inside_symbol(g->calls[i].symbol)};
}

static struct function_graph *
make_graph(const struct amdgcn_function *f, const struct graph *g)
{
	const struct code_section *s = inside_section(f->code);
	struct function_graph *to = array_make(1, sizeof *to);
	size_t nincomplete, incomplete = inside_missed(s, f->index, &nincomplete);

	to->inside = g;
	to->addresses = array_make(g->ninsns, sizeof to->addresses[0]);
	for (uint32_t i = 0; i < g->ninsns; i++)
		to->addresses[i] = s->code.address + g->insns[i].at;
	put_blocks(to, g, s->code.address);
	put_edges(to, g, s);
	put_loops(to, g);
	put_lanes(to, g);
	put_calls(to, g);
	to->graph = (struct amdgcn_graph){f, to->addresses, g->ninsns, to->blocks, g->nblocks, to->edges, g->nedges, g->preds, g->npreds,
		to->loops, g->nloops, to->lanes, g->nregions, to->calls, g->ncalls, inside_index(g->entry), !nincomplete,
		&s->functions.incomplete[incomplete], nincomplete};
	return to;
}

static void
open_graph(void *user)
{
	const struct amdgcn_function *f = user;
	struct code_section *s = inside_section(f->code);
	struct function_parts *parts = &s->parts[f->index];

	if (!parts->graph)
		parts->graph = make_graph(f, s->flow->functions[f->index].graph);
}

static void
open_whole_graph(void *user)
{
	const struct amdgcn_function *f = user;
	struct code_section *s = inside_section(f->code);
	struct function_parts *parts = &s->parts[f->index];

	if (!s->flow->functions[f->index].whole)
		open_graph(user);
	else if (!parts->whole)
		parts->whole = make_graph(f, s->flow->functions[f->index].whole);
}

const struct amdgcn_graph *
amdgcn_graph(const struct amdgcn_function *f)
{
	struct code_section *s = inside_section(f->code);

	return inside_run(s->object, open_graph, (void *)(uintptr_t)f) ? &s->parts[f->index].graph->graph : NULL;
}

const struct amdgcn_graph *
amdgcn_whole_graph(const struct amdgcn_function *f)
{
	struct code_section *s = inside_section(f->code);
	const struct function_parts *parts = &s->parts[f->index];

	if (!inside_run(s->object, open_whole_graph, (void *)(uintptr_t)f))
		return NULL;
	return parts->whole ? &parts->whole->graph : &parts->graph->graph;
}

void
inside_close_graph(struct function_parts *parts)
{
	struct function_graph *both[] = {parts->graph, parts->whole};

	for (unsigned i = 0; i < sizeof both / sizeof both[0]; i++)
		if (both[i]) {
			alloc_free(both[i]->addresses);
			alloc_free(both[i]->blocks);
			alloc_free(both[i]->edges);
			alloc_free(both[i]->loops);
			alloc_free(both[i]->lanes);
			alloc_free(both[i]->calls);
			alloc_free(both[i]);
		}
}

static const struct graph *
inside_graph(const struct amdgcn_graph *graph)
{
	return ((const struct function_graph *)(const void *)graph)->inside;
}

unsigned
amdgcn_instruction_at(const struct amdgcn_code *code, uint64_t address, struct amdgcn_instruction *out)
{
	const struct code_section *s = inside_section(code);
	const struct graph_code *c = &s->object->analysis->object.codes[s->number];
	struct inside_insn *decoded = (void *)out;
	struct insn *insn = &decoded->insn;

	decoded->gpr_idx = GPR_IDX_NONE;
	return address - code->address < c->size && graph_decode_at(c, address - code->address, insn) ? insn->size : 0;
}

unsigned
amdgcn_graph_instruction(const struct amdgcn_graph *graph, size_t i, struct amdgcn_instruction *out)
{
	const struct code_section *s = inside_section(graph->function->code);
	const struct graph_insn *insn = &inside_graph(graph)->insns[i];

	struct inside_insn *decoded = (void *)out;

	graph_decode(s->flow->code, insn, &decoded->insn);
	decoded->gpr_idx = insn->gpr_idx;
	return insn->size;
}

static void
open_sched(void *user)
{
	struct code_section *s = user;

	if (!s->has_sched)
		s->sched = sched_open(s->flow);
	s->has_sched = true;
}

unsigned
amdgcn_dependency_modes(const struct amdgcn_graph *graph, size_t i)
{
	const struct amdgcn_function *f = graph->function;
	struct code_section *s = inside_section(f->code);

	if (!inside_run(s->object, open_sched, s))
		return 0;
	const uint8_t *modes = sched_modes(s->sched, (uint32_t)f->index);
	if (!modes)
		return SCHED_USUAL;
	const struct graph_insn *insn = graph_insn_at(graph_whole(&s->flow->functions[f->index]), inside_graph(graph)->insns[i].at);
	return insn ? modes[insn - graph_whole(&s->flow->functions[f->index])->insns] : 0;
}

unsigned
amdgcn_expert_waits(const struct amdgcn_graph *graph, size_t i, const char *names[AMDGCN_EXPERT_COUNTERS])
{
	const struct code_section *s = inside_section(graph->function->code);
	const struct graph_insn *insn = &inside_graph(graph)->insns[i];
	unsigned n = 0;
	struct insn decoded;

	graph_decode(s->flow->code, insn, &decoded);
	struct insn_operand op[INSN_OPERANDS];
	unsigned waits = sched_waits(s->flow->code->isa, &decoded, op, insn_operands(s->flow->code->isa, &decoded, insn->gpr_idx, op));
	for (unsigned c = 0; c < COUNTER_COUNT && n < AMDGCN_EXPERT_COUNTERS; c++)
		if (waits >> c & 1)
			names[n++] = insn_effect_name(LIST_COUNTER, c);
	return n;
}

/* Returns the target block of a branch, or GRAPH_NONE. Uses the edges of the graph, because a relocation, not the
 * encoding, may determine the target. */
static uint32_t
branch_block(const struct graph *g, uint32_t insn)
{
	uint32_t block = graph_block_of(g, insn);

	for (uint32_t i = 0; insn == g->blocks[block].first + g->blocks[block].count - 1 && i < g->blocks[block].nedges; i++) {
		const struct graph_edge *e = &g->edges[g->blocks[block].edge + i];

		if (e->reason == EDGE_TAKEN || e->reason == EDGE_JUMPS || e->reason == EDGE_FORKS)
			return e->to;
	}
	return GRAPH_NONE;
}

size_t
inside_insn_text(const struct graph_code *code, const struct graph *g, uint32_t insn, char *text)
{
	const struct graph_insn *i = &g->insns[insn];
	struct insn decoded;

	graph_decode(code, i, &decoded);
	size_t n = insn_print_indexed(code->isa, &decoded, i->gpr_idx, text);
	uint64_t to;
	uint32_t block = insn_branch_target(&decoded, i->at, &to) ? branch_block(g, insn) : GRAPH_NONE;
	if (block != GRAPH_NONE) {
		while (n && text[n - 1] != ' ') /* the branch distance is the last operand */
			n--;
		n += (size_t)snprintf(text + n, AMDGCN_TEXT - n, "bb%u", block);
	}
	return n;
}

size_t
amdgcn_graph_text(const struct amdgcn_graph *graph, size_t i, char text[AMDGCN_TEXT])
{
	return inside_insn_text(inside_section(graph->function->code)->flow->code, inside_graph(graph), (uint32_t)i, text);
}

int
amdgcn_find_instruction(const struct amdgcn_graph *graph, uint64_t address)
{
	size_t i = array_below(graph->addresses, graph->ninstructions, sizeof graph->addresses[0], address);

	return i < graph->ninstructions && graph->addresses[i] == address ? (int)i : AMDGCN_NONE;
}

int
amdgcn_find_block(const struct amdgcn_graph *graph, size_t instruction)
{
	return inside_index(graph_block_of(inside_graph(graph), (uint32_t)instruction));
}

const char *
amdgcn_edge_name(enum amdgcn_edge_kind kind)
{
	return graph_reason_name(kind);
}
