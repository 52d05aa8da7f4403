/* Queries on control-flow graphs. */
#include "common/analysis/graph/functions.h"

#include "common/base/memory/array.h"

bool
graph_decode_at(const struct graph_code *code, uint64_t at, struct insn *out)
{
	struct insn_flaw flaw;

	return insn_read(code->isa, code->bytes + at, code->size - at, out, &flaw) != INSN_NOTHING;
}

void
graph_decode(const struct graph_code *code, const struct graph_insn *i, struct insn *out)
{
	if (i->form)
		insn_restore(code->isa, code->bytes + i->at, i->form, i->size, i->literal, out);
	else
		graph_decode_at(code, i->at, out);
}

unsigned
graph_half_of(const struct insn_operand *op)
{
	enum { LOW_BYTES = 3, HIGH_BYTES = 12 };

	if (op->access & ACCESS_read && op->access & ACCESS_write)
		return 0; /* `bytes` are those that are written */
	return !(op->bytes & HIGH_BYTES) ? USE_LOW : !(op->bytes & LOW_BYTES) ? USE_HIGH : 0;
}

static unsigned
use_flags(const struct insn_operand *op)
{
	unsigned what = (op->access & ACCESS_read ? USE_READS : 0) | (op->access & ACCESS_index ? USE_INDEXED : 0) |
		(op->access & ACCESS_may ? USE_PERHAPS : 0) | graph_half_of(op);

	if (!(op->access & ACCESS_write))
		return what;
	if (op->bytes == 15 && !(op->access & (ACCESS_keep | ACCESS_index | ACCESS_may)))
		what |= USE_REPLACES;
	return what | USE_WRITES;
}

struct graph_use
graph_use_of(const struct insn_operand *op)
{
	return (struct graph_use){(uint16_t)insn_unit(op->file, op->first), (uint8_t)(op->count - 1), (uint8_t)use_flags(op)};
}

const struct graph_insn *
graph_branch_of(const struct graph *g, const struct graph_edge *e)
{
	const struct graph_block *b = &g->blocks[e->from];

	return !b->count || e->reason == EDGE_FALLS ? NULL : &g->insns[b->first + b->count - 1];
}

uint32_t
graph_block_at(const struct graph *g, uint64_t at)
{
	size_t i = at > UINT32_MAX ? g->nblocks :
		array_below32(g->blocks, g->nblocks, sizeof g->blocks[0], offsetof(struct graph_block, at), (uint32_t)at);

	return i < g->nblocks && g->blocks[i].at == at ? (uint32_t)i : GRAPH_NONE;
}

uint32_t
graph_function_at(const struct flow *flow, uint64_t at)
{
	size_t i = array_below(flow->functions, flow->nfunctions, sizeof flow->functions[0], at);

	return i < flow->nfunctions && flow->functions[i].at == at ? (uint32_t)i : GRAPH_NONE;
}

bool *
graph_find_called(const struct flow *flow, bool jumps)
{
	bool *called = array_make(flow->nfunctions, sizeof *called);

	for (size_t i = 0; i < flow->nfunctions; i++) {
		const struct graph *g = graph_whole(&flow->functions[i]);

		for (uint32_t k = 0; k < g->ncalls; k++)
			if (g->calls[k].to != GRAPH_NONE)
				called[g->calls[k].to] = true;
		for (uint32_t k = 0; jumps && k < g->nedges; k++)
			if (graph_edge_function(flow, &g->edges[k]) != GRAPH_NONE)
				called[graph_edge_function(flow, &g->edges[k])] = true;
	}
	return called;
}

uint32_t
graph_first_block(const struct graph_function *f)
{
	return graph_block_at(f->graph, f->at);
}

uint32_t
graph_block_of(const struct graph *g, uint32_t insn)
{
	return (uint32_t)array_below32(g->blocks, g->nblocks, sizeof g->blocks[0], offsetof(struct graph_block, first), insn + 1) - 1;
}

const struct graph_insn *
graph_insn_at(const struct graph *g, uint64_t at)
{
	size_t i = at > UINT32_MAX ? g->ninsns :
		array_below32(g->insns, g->ninsns, sizeof g->insns[0], offsetof(struct graph_insn, at), (uint32_t)at);

	return i < g->ninsns && g->insns[i].at == at ? &g->insns[i] : NULL;
}

unsigned
graph_use_units(const struct graph_use *u)
{
	unsigned number;

	return u->what & USE_INDEXED ? insn_unit(insn_unit_file(u->unit, &number) + 1, 0) - u->unit : u->more + 1u;
}

const struct graph_call *
graph_call_of(const struct graph *g, uint32_t insn)
{
	size_t i = array_below32(g->calls, g->ncalls, sizeof g->calls[0], offsetof(struct graph_call, insn), insn);

	return i < g->ncalls && g->calls[i].insn == insn ? &g->calls[i] : NULL;
}

uint32_t
graph_calls_of(const struct graph *g, uint32_t insn, const struct graph_call **calls)
{
	uint32_t n = 0;

	*calls = graph_call_of(g, insn);
	while (*calls && *calls + n < g->calls + g->ncalls && (*calls)[n].insn == insn)
		n++;
	return n;
}

bool
graph_region_within(const struct graph *g, uint32_t a, uint32_t b)
{
	while (a != b && a)
		a = g->regions[a].parent;
	return a == b;
}

uint32_t
graph_region_around(const struct graph *g, uint32_t a, uint32_t b)
{
	while (!graph_region_within(g, b, a))
		a = g->regions[a].parent;
	return a;
}

uint32_t
graph_region_at(const struct graph *g, uint32_t insn)
{
	const struct graph_block *b = &g->blocks[graph_block_of(g, insn)];
	size_t exec = array_below32(g->exec_insns, g->nexecs, sizeof g->exec_insns[0], 0, insn);

	return exec && g->exec_insns[exec - 1] >= b->first ? g->exec_regions[exec - 1] : b->region;
}

bool
graph_edge_is_empty(const struct graph_edge *e)
{
	return (e->reason == EDGE_TAKEN && e->condition == CONDITION_execz) ||
		(e->reason == EDGE_NOT_TAKEN && e->condition == CONDITION_execnz);
}

bool
graph_keeps_lanes(const struct graph_code *code, const struct insn *insn)
{
	const struct insn_effects *e = insn_effects(code->isa, insn);

	return e->reads & 1 << IMPLIED_exec && !(e->properties & 1 << PROPERTY_crosses);
}

const char *
graph_reason_name(unsigned reason)
{
	static const char *const names[EDGE_REASONS] = {
		[EDGE_FALLS] = "falls through", [EDGE_TAKEN] = "taken", [EDGE_NOT_TAKEN] = "not taken", [EDGE_JUMPS] = "jumps",
		[EDGE_FORKS] = "forks", [EDGE_JOINS] = "joins", [EDGE_RETURNS] = "returns", [EDGE_ENDS] = "ends",
		[EDGE_LEAVES] = "leaves", [EDGE_UNKNOWN] = "unknown", [EDGE_NOT_CODE] = "not code",
		[EDGE_STARTS] = "starts",
	};

	return names[reason];
}

const char *
graph_kind_name(enum graph_kind kind)
{
	return kind == ENTRY_KERNEL ? "kernel" : kind == ENTRY_FUNCTION ? "function" : "code";
}
