/* Builds the basic blocks and edges of a function. A block begins at a leader, and ends before the next leader or after an
 * instruction that changes control flow. Calls and traps do not end blocks, as in LLVM's machine code. */
#include "common/analysis/function/build.h"

#include <stdlib.h>

#include "common/analysis/graph/index.h"
#include "common/analysis/value/compute.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

struct build {
	struct reach *r;
	uint32_t function;
	const struct build_jump *jumps;
	size_t njumps;
	struct graph *g;
	size_t insns_cap, uses_cap, blocks_cap, edges_cap, calls_cap, execs_cap;
	size_t ninsns, nuses, nblocks, nedges, ncalls, nexecs; /* size_t variables, as APPEND requires */
	struct set lanes;    /* VGPRs that v_writelane_b32 writes */
};

static size_t
jumps_at(const struct build_jump *jumps, size_t njumps, uint64_t at, const struct build_jump **first)
{
	size_t i = array_below(jumps, njumps, sizeof jumps[0], at), n = 0;

	*first = jumps + i;
	while (i + n < njumps && jumps[i + n].at == at)
		n++;
	return n;
}

static void
edge_to(struct build *b, uint64_t to, unsigned reason, unsigned condition)
{
	const struct graph_code *code = b->r->code;
	struct graph_edge e = {(uint32_t)b->nblocks - 1, GRAPH_NONE, (uint8_t)reason, (uint8_t)condition, GRAPH_NONE, STR("")};

	if (to >= code->size || to % 4) {
		e.reason = EDGE_NOT_CODE;
	} else {
		e.at = (uint32_t)to;
		/* edges with these reasons lead to no block of the function; for all other edges, link_edges() sets the block */
		if (!reach_owns(b->r, b->function, to))
			e.reason = EDGE_LEAVES;
		else if (!(b->r->mark[to / 4] & REACH_INSN))
			e.reason = EDGE_NOT_CODE;
	}
	*APPEND(b->g->edges, b->nedges, b->edges_cap) = e;
}

static void
edge_out(struct build *b, unsigned reason, struct str symbol)
{
	*APPEND(b->g->edges, b->nedges, b->edges_cap) =
		(struct graph_edge){(uint32_t)b->nblocks - 1, GRAPH_NONE, (uint8_t)reason, 0, GRAPH_NONE, symbol};
	b->g->has_unknown |= reason == EDGE_UNKNOWN;
}

/* Adds an edge for each 8-byte offset in a table. The table ends at the first word that is not an offset in the function. */
static void
edges_of_table(struct build *b, uint64_t table)
{
	size_t first = b->nedges;
	uint64_t to;

	for (; reach_pointer(b->r->code, table, &to) && reach_owns(b->r, b->function, to); table += 8) {
		bool there = false;

		for (size_t i = first; i < b->nedges; i++)
			there |= b->g->edges[i].at == to;
		if (there)
			continue;
		if (b->nedges - first == BUILD_MOST_TARGETS) {
			b->g->blocks[b->nblocks - 1].is_cut = true;
			break;
		}
		edge_to(b, to, EDGE_JUMPS, 0);
	}
	if (b->nedges == first)
		edge_out(b, EDGE_UNKNOWN, STR(""));
}

static void
edge_target(struct build *b, const struct build_jump *j)
{
	switch (j->target) {
	case BUILD_HERE: edge_to(b, j->to, EDGE_JUMPS, 0); break;
	case BUILD_TABLE: edges_of_table(b, j->to); break;
	case BUILD_SYMBOL: edge_out(b, EDGE_LEAVES, j->symbol); break;
	case BUILD_RETURN: edge_out(b, EDGE_RETURNS, STR("")); break;
	case BUILD_UNKNOWN: edge_out(b, EDGE_UNKNOWN, STR("")); break;
	}
}

static void
edges_jump(struct build *b, uint64_t at)
{
	const struct build_jump *j;
	size_t n = jumps_at(b->jumps, b->njumps, at, &j);

	for (size_t i = 0; i < n; i++)
		edge_target(b, &j[i]);
	if (!n)
		edge_out(b, EDGE_UNKNOWN, STR(""));
}

static void
put_edges(struct build *b, const struct insn *insn, const struct insn_effects *e, uint64_t at)
{
	uint64_t next = at + insn->size, to = 0;
	struct str symbol = STR("");
	bool direct = reach_target(b->r->code, insn, at, &to, &symbol);
	unsigned reason = e->flow == CONTROL_conditional ? EDGE_TAKEN : e->flow == CONTROL_fork ? EDGE_FORKS : EDGE_JUMPS;

	switch (e->flow) {
	case CONTROL_branch: case CONTROL_conditional: case CONTROL_fork:
		if (!direct)
			edge_out(b, EDGE_UNKNOWN, STR(""));
		else if (symbol.n)
			edge_out(b, EDGE_LEAVES, symbol);
		else
			edge_to(b, to, reason, e->condition);
		if (e->flow != CONTROL_branch)
			edge_to(b, next, e->flow == CONTROL_fork ? EDGE_FALLS : EDGE_NOT_TAKEN, e->condition);
		break;
	case CONTROL_join:
		edge_to(b, next, EDGE_FALLS, 0);
		edge_out(b, EDGE_JOINS, STR(""));
		break;
	case CONTROL_jump_indirect: edges_jump(b, at); break;
	case CONTROL_trap_return: edge_out(b, EDGE_RETURNS, STR("")); break;
	case CONTROL_end: case CONTROL_abort: edge_out(b, EDGE_ENDS, STR("")); break;
	}
}

static void
set_callee(const struct graph_code *code, struct graph_call *c, const struct build_jump *j)
{
	if (j->target == BUILD_SYMBOL)
		c->symbol = j->symbol;
	else if (j->target == BUILD_HERE && j->to < code->size)
		c->to = (uint32_t)j->to;
}

static void
put_call(struct build *b, const struct insn *insn, const struct insn_effects *e, uint64_t at)
{
	struct graph_call c = {.insn = (uint32_t)b->ninsns - 1, .to = GRAPH_NONE, .symbol = STR("")};
	const struct build_jump *j = NULL;
	size_t n = e->flow == CONTROL_call_indirect ? jumps_at(b->jumps, b->njumps, at, &j) : 0;

	for (size_t i = 0; i < n; i++) {
		struct graph_call one = c;

		set_callee(b->r->code, &one, &j[i]);
		*APPEND(b->g->calls, b->ncalls, b->calls_cap) = one;
	}
	if (n)
		return;
	uint64_t to;
	if (e->flow == CONTROL_call && reach_target(b->r->code, insn, at, &to, &c.symbol) && !c.symbol.n && to < b->r->code->size)
		c.to = (uint32_t)to;
	*APPEND(b->g->calls, b->ncalls, b->calls_cap) = c;
}

/* Removes the bits that s_set_vgpr_msb adds to a VGPR's number. */
static unsigned
encoded_unit(unsigned unit)
{
	unsigned number, file = insn_unit_file(unit, &number);

	return file == FILE_vgpr ? insn_unit(file, number % GPR_IDX_UNIT) : unit;
}

static unsigned
flags_of(struct build *b, const struct insn *insn, const struct insn_effects *e, uint64_t at)
{
	struct insn_operand op[INSN_OPERANDS];
	unsigned n = index_operands(b->r->code, insn, at, GPR_IDX_NONE, op), flags = 0;
	bool shape_only = b->r->code->shape_only, has_source = false;

	for (unsigned i = 0; i < n; i++) {
		unsigned first = insn_unit(op[i].file, op[i].first);

		*APPEND(b->g->uses, b->nuses, b->uses_cap) = graph_use_of(&op[i]);
		if (!shape_only && !(op[i].access & ACCESS_may))
			set_add(&b->g->named, first, op[i].count);
		has_source |= op[i].access & ACCESS_read && op[i].file != FILE_scc;
		if (!(op[i].access & ACCESS_write))
			continue;
		set_add(&b->g->written, first, op[i].count);
		switch (op[i].file) {
		case FILE_exec: flags |= HAS_SCALARS | HAS_EXEC; break;
		case FILE_sgpr: case FILE_vcc: case FILE_ttmp: case FILE_scc: case FILE_gpr_idx: flags |= HAS_SCALARS; break;
		case FILE_vgpr:
			if (e->operation == OPERATION_to_lane) {
				set_add(&b->lanes, first, op[i].count);
				flags |= HAS_SCALARS;
			}
		}
	}
	if (e->counters)
		flags |= HAS_EVENT;
	flags |= value_flags(e, meaning_result(insn, 0), has_source);
	switch (e->operation) {
	case OPERATION_wait: case OPERATION_wait_vmcnt: case OPERATION_wait_vscnt: case OPERATION_wait_lgkmcnt:
	case OPERATION_wait_expcnt: case OPERATION_wait_field: case OPERATION_wait_idle:
		flags |= HAS_WAIT;
		break;
	case OPERATION_wait_alu:
		flags |= insn_counter_most(b->r->code->isa, COUNTER_depctr_va_vdst) ? HAS_WAIT : 0;
		break;
	}
	if (e->flow == CONTROL_jump_indirect || e->flow == CONTROL_call_indirect || e->flow == CONTROL_call)
		flags |= HAS_SCALARS | HAS_VALUE;
	return flags;
}

/* Decodes an instruction. Uses the form that reach_from() cached, if there is one. */
static void
decode(const struct reach *r, uint64_t at, struct insn *insn)
{
	const struct form *form = r->form[at / 4];

	if (form)
		insn_restore(r->code->isa, r->code->bytes + at, form, (r->shape[at / 4] & 15) * 4u, r->shape[at / 4] >> 4, insn);
	else
		graph_decode_at(r->code, at, insn);
}

static void
put_block(struct build *b, uint64_t at)
{
	const struct graph_code *code = b->r->code;

	if (!(b->r->mark[at / 4] & REACH_INSN))
		return;
	*APPEND(b->g->blocks, b->nblocks, b->blocks_cap) = (struct graph_block){.at = (uint32_t)at, .first = (uint32_t)b->ninsns,
		.edge = (uint32_t)b->nedges, .idom = GRAPH_NONE, .loop = GRAPH_NONE};
	struct insn insn;
	for (;;) {
		decode(b->r, at, &insn);
		const struct insn_effects *e = insn_effects(code->isa, &insn);
		struct graph_insn *i = APPEND(b->g->insns, b->ninsns, b->insns_cap);
		*i = (struct graph_insn){.at = (uint32_t)at, .use = (uint32_t)b->nuses, .size = insn.size, .flow = e->flow};
		i->flags = (uint8_t)flags_of(b, &insn, e, at);
		i->form = b->r->form[at / 4];
		i->literal = i->form ? insn.literal : 0;
		if (i->flags & HAS_EXEC)
			*APPEND(b->g->exec_insns, b->nexecs, b->execs_cap) = (uint32_t)b->ninsns - 1;
		b->g->has_abort |= e->flow == CONTROL_abort;
		if (e->flow == CONTROL_call || e->flow == CONTROL_call_indirect)
			put_call(b, &insn, e, at);
		bool ends = !insn_goes_on(e->flow);
		if (ends) {
			put_edges(b, &insn, e, at);
			at += insn.size;
			break;
		}
		at += insn.size;
		if (at >= code->size || (b->r->mark[at / 4] & (REACH_INSN | REACH_LEADER)) != REACH_INSN ||
				!reach_owns(b->r, b->function, at)) {
			edge_to(b, at, EDGE_FALLS, 0);
			break;
		}
	}
	struct graph_block *block = &b->g->blocks[b->nblocks - 1];
	block->end = (uint32_t)at;
	block->count = (uint32_t)b->ninsns - block->first;
	block->nedges = (uint32_t)b->nedges - block->edge;
}

static void
mark_lanes(struct build *b)
{
	const struct graph *g = b->g;
	struct insn insn;

	for (uint32_t i = 0; i < g->ninsns; i++)
		for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++) {
			const struct graph_use *u = &g->uses[k];
			bool any = false;

			for (unsigned n = 0; u->what & USE_WRITES && n <= u->more; n++)
				any |= set_has(&b->lanes, encoded_unit(u->unit + n));
			if (!any)
				continue;
			graph_decode(b->r->code, &g->insns[i], &insn);
			if (insn_effects(b->r->code->isa, &insn)->operation != OPERATION_to_lane)
				g->insns[i].flags |= HAS_SCALARS | HAS_LANES;
		}
}

void
build_preds(struct graph *g)
{
	uint32_t at = 0;

	for (uint32_t i = 0; i < g->nedges; i++)
		if (g->edges[i].to != GRAPH_NONE)
			g->blocks[g->edges[i].to].npreds++;
	for (uint32_t i = 0; i < g->nblocks; i++) {
		g->blocks[i].pred = at;
		at += g->blocks[i].npreds;
		g->blocks[i].npreds = 0;
	}
	g->npreds = at;
	g->preds = array_make(at, sizeof g->preds[0]);
	for (uint32_t i = 0; i < g->nedges; i++)
		if (g->edges[i].to != GRAPH_NONE) {
			struct graph_block *to = &g->blocks[g->edges[i].to];

			g->preds[to->pred + to->npreds++] = i;
		}
}

void
build_enter(struct graph *g, uint32_t end, const uint32_t *places, size_t n, bool all)
{
	uint32_t entry = g->nblocks;
	size_t edges_cap = g->nedges, nedges = g->nedges, blocks_cap = entry, nblocks = entry, next = 0;

	*APPEND(g->blocks, nblocks, blocks_cap) = (struct graph_block){.at = end, .end = end, .first = g->ninsns, .edge = g->nedges,
		.idom = GRAPH_NONE, .loop = GRAPH_NONE};
	for (uint32_t i = 0; i < entry; i++) {
		while (next < n && places[next] < g->blocks[i].at)
			next++;
		if (i == g->entry || all || (next < n && places[next] == g->blocks[i].at))
			*APPEND(g->edges, nedges, edges_cap) = (struct graph_edge){entry, i, EDGE_STARTS, 0, g->blocks[i].at, STR("")};
	}
	g->blocks[entry].nedges = (uint32_t)nedges - g->nedges;
	g->nedges = (uint32_t)nedges;
	g->nblocks = entry + 1;
	g->entry = entry;
	alloc_free(g->preds);
	for (uint32_t i = 0; i <= entry; i++)
		g->blocks[i].npreds = 0;
	build_preds(g);
}

static void
link_edges(struct graph *g)
{
	for (uint32_t i = 0; i < g->nedges; i++) {
		struct graph_edge *e = &g->edges[i];

		if (e->at != GRAPH_NONE && e->reason != EDGE_LEAVES && e->reason != EDGE_NOT_CODE)
			e->to = graph_block_at(g, e->at);
	}
}

void
build_leaders(struct reach *r, const struct graph *g)
{
	for (uint32_t i = 0; i < g->nblocks; i++)
		if (g->blocks[i].count)
			*APPEND(r->leaders, r->nleaders, r->leaders_cap) = g->blocks[i].at;
}

struct graph *
build_graph(struct reach *r, uint32_t function, const struct build_jump *jumps, size_t njumps)
{
	struct build b = {.r = r, .function = function, .jumps = jumps, .njumps = njumps};

	b.g = array_make(1, sizeof *b.g);
	if (r->nleaders)
		qsort(r->leaders, r->nleaders, sizeof r->leaders[0], array_compare32);
	for (size_t i = 0; i < r->nleaders; i++)
		put_block(&b, r->leaders[i]);
	b.g->ninsns = (uint32_t)b.ninsns;
	*APPEND(b.g->insns, b.ninsns, b.insns_cap) = (struct graph_insn){.use = (uint32_t)b.nuses};
	b.g->nblocks = (uint32_t)b.nblocks;
	b.g->nedges = (uint32_t)b.nedges;
	b.g->ncalls = (uint32_t)b.ncalls;
	b.g->nexecs = (uint32_t)b.nexecs;
	for (unsigned i = 0; i < SET_WORDS; i++)
		if (b.lanes.word[i]) {
			mark_lanes(&b);
			break;
		}
	link_edges(b.g);
	build_preds(b.g);
	b.g->entry = graph_block_at(b.g, r->flow->functions[function].at);
	return b.g;
}

/* Sets the target of a jump that turned out to be a return or to lead to another section. */
static void
settle_edge(struct graph_edge *e, const struct build_jump *j)
{
	if (j->target != BUILD_SYMBOL && j->target != BUILD_RETURN)
		return;
	e->reason = j->target == BUILD_SYMBOL ? EDGE_LEAVES : EDGE_RETURNS;
	e->symbol = j->symbol;
}

void
build_settle(struct graph *g, const struct graph_code *code, const struct build_jump *jumps, size_t njumps)
{
	const struct build_jump *j;

	for (uint32_t i = 0; i < g->ncalls; i++) {
		struct graph_call *c = &g->calls[i];

		if (g->insns[c->insn].flow == CONTROL_call_indirect && jumps_at(jumps, njumps, g->insns[c->insn].at, &j) == 1)
			set_callee(code, c, j);
	}
	g->has_unknown = false;
	for (uint32_t i = 0; i < g->nedges; i++) {
		const struct graph_block *from = &g->blocks[g->edges[i].from];

		if (g->edges[i].reason != EDGE_UNKNOWN)
			continue;
		if (jumps_at(jumps, njumps, g->insns[from->first + from->count - 1].at, &j) == 1)
			settle_edge(&g->edges[i], j);
		g->has_unknown |= g->edges[i].reason == EDGE_UNKNOWN;
	}
}

void
build_free(struct graph *g)
{
	if (!g)
		return;
	alloc_free(g->insns);
	alloc_free(g->uses);
	alloc_free(g->blocks);
	alloc_free(g->edges);
	alloc_free(g->preds);
	alloc_free(g->calls);
	alloc_free(g->loops);
	alloc_free(g->regions);
	alloc_free(g->exec_insns);
	alloc_free(g->exec_regions);
	alloc_free(g->order);
	alloc_free(g->beyond);
	alloc_free(g);
}
