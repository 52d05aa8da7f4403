#include "common/analysis/live/defect.h"

#include "common/analysis/graph/solve.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/live/defect.def"
#define FINDINGS_TABLE defect_rules
#include "common/analysis/finding/rules.h"
#include "common/meaning/tree.h"

struct defect_search {
	const struct flow *flow;
	const struct graph_function *f;
	uint32_t number;
	struct findings *out;
	bool reports;
};

static void
report_defect(struct defect_search *s, unsigned kind, uint64_t at)
{
	findings_add(s->out, &kinds[kind], s->number, at);
}

static void
report_registers(struct defect_search *s, unsigned kind, uint64_t at, const struct insn_operand *op)
{
	struct finding *f = findings_add(s->out, &kinds[kind], s->number, at);

	f->file = op->file;
	f->first = op->first;
	f->count = op->count;
	if (kind == RULE_disabled_id) {
		const char id[] = {s->f->start.next_id, 0};

		f->access = id;
		finding_set_text(s->out, f, NULL);
		f->access = NULL;
	}
}

/* Determines the registers that may be set when the kernel starts: SGPRs and VGPRs according to the descriptor, and all special
 * registers except condition codes. */
static void
begin(const struct graph_start *start, struct set *written)
{
	static const uint8_t empty[] = {FILE_sgpr, FILE_vgpr, FILE_agpr, FILE_vcc, FILE_scc};

	*written = (struct set){{0}};
	set_add(written, 0, INSN_UNITS);
	for (unsigned i = 0; i < sizeof empty; i++)
		set_remove(written, insn_unit(empty[i], 0), insn_unit(empty[i] + 1u, 0) - insn_unit(empty[i], 0));
	set_add(written, insn_unit(FILE_sgpr, 0), start->sgprs);
	if (start->perhaps >= 0)
		set_remove(written, insn_unit(FILE_sgpr, (unsigned)start->perhaps), 1);
	set_add(written, insn_unit(FILE_vgpr, 0), start->vgprs);
}

/* Returns whether any register of an operand may be set. True for an operand without registers. */
static bool
any_written(const struct set *written, const struct insn_operand *op)
{
	for (unsigned i = 0; i < op->count; i++)
		if (set_has(written, insn_unit(op->file, op->first + i)))
			return true;
	return !op->count;
}

static bool
is_scalar_address(const struct insn_operand *op)
{
	return op->access & ACCESS_address && op->file == FILE_sgpr && op->count == 2;
}

/* Returns whether an operand is possibly initialized. If an address is in a pair of SGPRs, both must be initialized. For all
 * other operands, one initialized register is sufficient, because compilers leave some dwords of buffer and image resources
 * unset; the SGPR start->perhaps counts as initialized in an addition, with which compilers set up scratch memory. */
static bool
any_address(const struct graph_start *start, const struct set *written, const struct insn *insn, const struct insn_operand *op)
{
	const struct meaning_node *sum = meaning_result(insn, 0);
	bool covers = sum && sum->kind == NODE_add && op->file == FILE_sgpr && start->perhaps >= op->first && start->perhaps < op->first + op->count;

	if (!is_scalar_address(op))
		return covers || any_written(written, op);
	return set_has(written, insn_unit(FILE_sgpr, op->first)) && set_has(written, insn_unit(FILE_sgpr, op->first + 1u));
}

struct register_step {
	struct insn insn;
	const struct insn_effects *e;
	struct insn_operand op[INSN_OPERANDS];
	unsigned n;
};

/* Returns whether the instruction reads the value of an operand that is certainly not initialized. */
static bool
reads_nothing(const struct graph_start *start, const struct register_step *p, unsigned k, const struct set *written)
{
	const struct insn_operand *op = &p->op[k];

	return op->access & ACCESS_read && !(op->access & (ACCESS_index | ACCESS_may | ACCESS_write)) &&
		!any_address(start, written, &p->insn, op) && !insn_operand_repeated(p->op, p->n, k);
}

/* Returns whether an instruction only copies the operand: any operand of a move, or one of the first two sources of a copy, a
 * select or a lane write. */
static bool
passes_on(const struct register_step *p, const struct insn_operand *op)
{
	if (p->e->properties & 1 << PROPERTY_moves)
		return true;
	return (op->slot == 1 || op->slot == 2) &&
		(p->e->operation == OPERATION_to_lane || meaning_copies(&p->insn) || meaning_selects(&p->insn));
}

/* Adds the registers that the instruction writes. A register to which an unset register is copied counts as unset. */
static void
add_writes(const struct graph_start *start, const struct register_step *p, struct set *written)
{
	for (unsigned k = 0; k < p->n && meaning_copies(&p->insn); k++)
		if (p->op[k].slot > 0 && reads_nothing(start, p, k, written))
			return;
	for (unsigned k = 0; k < p->n; k++) {
		const struct insn_operand *op = &p->op[k];

		if (!(op->access & ACCESS_write))
			continue;
		set_add(written, insn_unit(op->file, op->first), op->count);
		if (op->access & ACCESS_index)
			set_add(written, insn_unit(op->file, 0), insn_unit(op->file + 1u, 0) - insn_unit(op->file, 0));
	}
}

/* Returns whether the operand is the data of a store that may access a stack. Compilers store whole arrays even if only parts of
 * them are set. */
static bool
is_spilled(const struct register_step *p, unsigned k)
{
	return p->op[k].access & ACCESS_data && (p->e->space == SPACE_scratch || p->e->space == SPACE_buffer);
}

static unsigned
unwritten_kind(const struct defect_search *s, const struct register_step *p, unsigned k)
{
	const struct graph_start *start = &s->f->start;
	const struct insn_operand *op = &p->op[k];

	if (is_spilled(p, k))
		return RULE_stored;
	if (is_scalar_address(op) && op->first == start->kernarg_at)
		return RULE_no_kernarg;
	if (op->file == FILE_sgpr && op->first == start->id_at && start->next_id)
		return RULE_disabled_id;
	return op->file == FILE_sgpr && op->first >= start->sgprs && op->first < start->sgprs + start->ids_elsewhere ?
		RULE_unwritten_id : RULE_unwritten;
}

/* Adds the registers that instructions write. Copies and selects are not reported, because compilers copy unset registers in order to set
 * parts of them, and select among array elements that are not all set. */
static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct defect_search *s = context;
	const struct graph_code *code = s->flow->code;
	const struct graph *g = s->f->graph;
	struct set *written = now;

	(void)block;
	for (uint32_t i = first; i < end; i++) {
		struct register_step p;

		graph_decode(code, &g->insns[i], &p.insn);
		p.e = insn_effects(code->isa, &p.insn);
		p.n = insn_operands(code->isa, &p.insn, g->insns[i].gpr_idx, p.op);
		for (unsigned k = 0; s->reports && k < p.n; k++)
			if (reads_nothing(&s->f->start, &p, k, written) && !passes_on(&p, &p.op[k])) {
				report_registers(s, unwritten_kind(s, &p, k), g->insns[i].at, &p.op[k]);
				set_add(written, insn_unit(p.op[k].file, p.op[k].first), p.op[k].count); /* report each register once */
			}
		add_writes(&s->f->start, &p, written);
		if (graph_call_of(g, i)) /* the callee may set any register */
			set_add(written, 0, INSN_UNITS);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	(void)context;
	(void)e;
	return set_join(state, now) || first;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

static void
find_unwritten(struct defect_search *s)
{
	const struct graph *g = s->f->graph;
	struct solve solve;

	solve_open(&solve, &rules, g, sizeof(struct set), NULL, s);
	begin(&s->f->start, solve_state(&solve, g->entry));
	solve_wake(&solve, g->entry);
	solve_run(&solve);
	s->reports = true;
	solve_visit_all(&solve);
	solve_close(&solve);
}

static bool
does_more(const struct insn_effects *e)
{
	return e->flow != CONTROL_next || e->issue == ISSUE_wait || e->issue == ISSUE_message || e->issue == ISSUE_barrier ||
		e->memory & ~(1u << MEMORY_load);
}

static void
find_unused(struct defect_search *s, const struct live *live)
{
	const struct graph *g = s->f->graph;
	struct set *before = NULL;
	uint32_t room = 0;

	for (uint32_t b = 0; b < g->nblocks; b++) {
		const struct graph_block *block = &g->blocks[b];

		if (block->count > room) {
			alloc_free(before);
			before = alloc_array(room = block->count, sizeof *before);
		}
		live_in_block(live, b, before, NULL);
		/* the last instruction is not checked: the registers live after it depend on the following blocks */
		for (uint32_t i = 0; i + 1 < block->count; i++) {
			const struct insn_operand *first = NULL;
			struct insn insn;
			bool used = false;

			graph_decode(s->flow->code, &g->insns[block->first + i], &insn);
			if (does_more(insn_effects(s->flow->code->isa, &insn)))
				continue;
			struct insn_operand op[INSN_OPERANDS];
			unsigned n = insn_operands(s->flow->code->isa, &insn, g->insns[block->first + i].gpr_idx, op);
			for (unsigned k = 0; k < n; k++) {
				if (!(op[k].access & ACCESS_write))
					continue;
				if (!first && op[k].slot >= 0)
					first = &op[k];
				used |= op[k].access & ACCESS_index || op[k].file == FILE_mode || op[k].file == FILE_gpr_idx ||
					op[k].file == FILE_exec || any_written(&before[i + 1], &op[k]);
			}
			if (first && !used)
				report_registers(s, RULE_unused, g->insns[block->first + i].at, first);
		}
	}
	alloc_free(before);
}

/* Returns whether the function has an exit, such as a return or a program end. If so, a path that falls through the function's
 * end may never be executed: compilers end code in this way if they know that the end is unreachable. */
static bool
has_exit(const struct graph *g)
{
	for (uint32_t i = 0; i < g->nedges; i++)
		if (g->edges[i].to == GRAPH_NONE && g->edges[i].reason != EDGE_NOT_CODE)
			return true;
	return false;
}

/* Returns the block's last instruction that is not padding, or NULL. */
static const struct graph_insn *
last_of(const struct defect_search *s, const struct graph_block *b)
{
	for (uint32_t i = b->first + b->count; i-- > b->first;) {
		const struct graph_insn *insn = &s->f->graph->insns[i];
		struct insn decoded;

		graph_decode(s->flow->code, insn, &decoded);
		if (!(insn_effects(s->flow->code->isa, &decoded)->properties & 1 << PROPERTY_padding))
			return insn;
	}
	return NULL;
}

static void
find_runs_off(struct defect_search *s)
{
	const struct graph *g = s->f->graph;
	unsigned kind = has_exit(g) ? RULE_may_run_off : RULE_runs_off;

	for (uint32_t i = 0; i < g->nedges; i++) {
		const struct graph_block *b = &g->blocks[g->edges[i].from];

		if (g->edges[i].reason != EDGE_NOT_CODE)
			continue;
		const struct graph_insn *last = last_of(s, b);
		/* a call need not return, and a shader may continue in another part */
		if ((last && (last->flow == CONTROL_call || last->flow == CONTROL_call_indirect || last->flow == CONTROL_trap)) ||
				(s->flow->code->in_parts && b->end >= s->flow->code->size))
			continue;
		/* if `last` is NULL, this may be an empty function, which compilers emit for undefined behavior */
		report_defect(s, last ? kind : RULE_may_run_off, last ? last->at : b->at);
	}
	if (!g->nblocks)
		report_defect(s, RULE_runs_off, s->f->at);
}

static void
find_scratch(struct defect_search *s)
{
	const struct graph *g = s->f->graph;
	bool sets_up = set_has(&g->written, insn_unit(FILE_flat_scratch, 0)) || s->f->start.has_flat_scratch;

	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct insn insn;

		graph_decode(s->flow->code, &g->insns[i], &insn);
		const struct insn_effects *e = insn_effects(s->flow->code->isa, &insn);
		if (e->space != SPACE_scratch || !e->memory)
			continue;
		if (!s->f->start.has_scratch)
			report_defect(s, RULE_no_scratch, g->insns[i].at);
		else if (!sets_up && e->reads & 1 << IMPLIED_flat_scratch)
			report_defect(s, RULE_no_flat_scratch, g->insns[i].at);
		else
			continue;
		return;
	}
}

/* Returns whether the function contains the abort of llvm.trap. Compilers emit code after the abort for the lanes that did not
 * reach it, although the abort ends the whole wave. */
static bool
has_abort(const struct graph *g)
{
	for (uint32_t i = 0; i < g->ninsns; i++)
		if (g->insns[i].flow == CONTROL_abort)
			return true;
	return false;
}

static void
find_unreached(struct defect_search *s)
{
	if (has_abort(s->f->graph))
		return;
	for (size_t i = 0; i < s->flow->ngaps; i++) {
		const struct graph_gap *gap = &s->flow->gaps[i];

		if (gap->function == s->number && gap->is_code && !gap->is_padding)
			report_defect(s, RULE_unreached, gap->at);
	}
}

void
defects_find(const struct flow *flow, const struct live *live, struct findings *out)
{
	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct defect_search s = {.flow = flow, .f = &flow->functions[i], .number = (uint32_t)i, .out = out};

		find_runs_off(&s);
		if (s.f->kind == ENTRY_KERNEL && s.f->start.known)
			find_scratch(&s);
		if (s.f->graph->has_unknown) {
			incompletes_add(&out->missed, INCOMPLETE_left_out, s.number, s.f->at, s.f->graph->ninsns);
			continue;
		}
		find_unreached(&s);
		if (s.f->kind == ENTRY_KERNEL && s.f->start.known && s.f->graph->entry != GRAPH_NONE)
			find_unwritten(&s);
		/* only kernels are checked, because the registers in which a function returns results are unknown */
		if (live && s.f->kind == ENTRY_KERNEL)
			find_unused(&s, &live[i]);
	}
	findings_sort(out);
}
