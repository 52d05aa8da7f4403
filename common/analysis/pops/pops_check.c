/* Runs two analyses. A forward analysis to a fixpoint finds the stages that waves may be in at each instruction. Then the branches
 * that guard the waiting loop are checked. */
#include "common/analysis/pops/pops_check.h"

#include <string.h>

#include "common/analysis/graph/solve.h"
#include "common/analysis/value/linear_tree.h"
#include "common/analysis/pops/section_access.h"
#include "common/analysis/pops/entry_wait.h"
#include "common/analysis/pops/pops.h"
#include "common/analysis/pops/instruction.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Progress of a wave. GFX11 and later have no packer: there, the wait (IS_WAIT) leads to INSIDE. */
enum stage {
	NOWHERE,   /* the wave has no packer yet */
	INSIDE,    /* the wave has a packer and has not left the section */
	AFTER,     /* the wave has left the section */
	STAGES
};

enum { NOT_PENDING = UINT8_MAX };

/* The state at a location, joined over all paths to it. */
struct stage_state {
	uint8_t stages[2];     /* 1 << stage; [0]: paths without an export, [1]: paths with one */
	/* For each counter, the last memory access since the packer was set, if it may be pending. later: minimum number of later
	 * operations on the counter; access: the instruction. */
	uint8_t later[COUNTER_COUNT];
	uint16_t any_order;    /* 1 << COUNTER_…: the access completes out of order, so only a wait for 0 covers it */
	uint32_t access[COUNTER_COUNT];
};

struct stage_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	bool is_called;        /* code in the section calls the function, so waves do not start in it */
	struct findings *out;
	bool reports;
};

static struct finding *
report_rule(struct stage_search *s, unsigned rule, uint32_t insn)
{
	return s->reports ? findings_add(s->out, &pops_rules[rule], s->function, s->g->insns[insn].at) : NULL;
}

static unsigned
all_stages(const struct stage_state *st)
{
	return st->stages[0] | st->stages[1];
}

/* Makes the state unknown, so that no violations are reported for it. */
static void
forget(struct stage_state *st)
{
	st->stages[0] = st->stages[1] = 0;
	memset(st->later, NOT_PENDING, sizeof st->later);
}

/* Replaces the stages in the mask `from` with the stage `to`, on all paths. */
static void
replace_stages(struct stage_state *st, unsigned from, enum stage to)
{
	for (unsigned k = 0; k < 2; k++)
		if (st->stages[k] & from)
			st->stages[k] = (uint8_t)((st->stages[k] & ~from) | 1u << to);
}

static void
count_access(struct stage_state *st, const struct pops_step *p, uint32_t insn)
{
	const struct insn_effects *e = p->e;
	bool ordered = step_is_ordered(p) && all_stages(st) & 1 << INSIDE;

	for (unsigned c = 0; c < COUNTER_COUNT; c++) {
		if (!(e->counters & 1 << c))
			continue;
		if (ordered) {
			st->later[c] = 0;
			st->access[c] = insn;
			st->any_order = (uint16_t)((st->any_order & ~(1u << c)) | (unsigned)!e->in_order << c);
		} else if (st->later[c] < NOT_PENDING - 1) {
			st->later[c]++;
		}
	}
}

static void
wait(struct stage_state *st, const struct isa *isa, const struct insn *insn)
{
	uint8_t most[COUNTER_COUNT];

	insn_waits(isa, insn, most);
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		if (most[c] != INSN_ANY && most[c] <= (st->any_order >> c & 1 ? 0 : st->later[c]))
			st->later[c] = NOT_PENDING;
}

/* Returns whether control can reach an instruction after `insn` that waits for the counter. */
static bool
waits_later(const struct stage_search *s, uint32_t insn, unsigned counter)
{
	const struct graph *g = s->g;
	uint32_t *todo = array_make(g->nblocks, sizeof *todo), block = graph_block_of(g, insn), from = insn + 1, n = 0;
	bool found = false, *seen = array_make(g->nblocks, sizeof *seen);

	for (;;) {
		const struct graph_block *b = &g->blocks[block];

		for (uint32_t i = from; i < b->first + b->count && !found; i++) {
			struct insn decoded;

			graph_decode(s->flow->code, &g->insns[i], &decoded);
			uint8_t most[COUNTER_COUNT];
			insn_waits(s->flow->code->isa, &decoded, most);
			found = most[counter] != INSN_ANY;
		}
		for (uint32_t k = b->edge; k < b->edge + b->nedges; k++)
			if (g->edges[k].to != GRAPH_NONE && !seen[g->edges[k].to]) {
				seen[g->edges[k].to] = true;
				todo[n++] = g->edges[k].to;
			}
		if (found || !n)
			break;
		block = todo[--n];
		from = g->blocks[block].first;
	}
	alloc_free(todo);
	alloc_free(seen);
	return found;
}

/* Reports a memory access that may be pending when the section is left. Where the last export leaves it, a store of other data can only
 * be issued after the section if it is issued after the export; if the shader waits for the store later, that may be meant. */
static void
report_pending(struct stage_search *s, uint32_t access, uint32_t insn, unsigned counter)
{
	if (!s->reports)
		return;
	struct pops_step p;
	step_read(s->flow->code, s->g, access, &p);
	report_rule(s, pops_of(s->flow->code->isa) & POPS_BY_ANY_EVENT && !(p.e->memory & ~(1u << MEMORY_store)) &&
		waits_later(s, insn, counter) ? RULE_memory_later : RULE_memory, access);
}

static void
leave(struct stage_search *s, struct stage_state *st, uint32_t insn)
{
	report_rule(s, RULE_leaves, insn);
	if (all_stages(st) & 1 << AFTER)
		report_rule(s, RULE_left_twice, insn);
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		if (st->later[c] != NOT_PENDING) {
			report_pending(s, st->access[c], insn, c);
			st->later[c] = NOT_PENDING;
		}
	replace_stages(st, 1 << NOWHERE | 1 << INSIDE, AFTER);
}

/* Checks that a wave may end in the stages of st. */
static void
end(struct stage_search *s, struct stage_state *st, uint32_t insn)
{
	if (all_stages(st) & 1 << INSIDE)
		report_rule(s, RULE_not_left, insn);
	if (st->stages[0] & (1 << INSIDE | 1 << AFTER))
		report_rule(s, RULE_no_export, insn);
}

static void
report_packer(struct stage_search *s, const struct pops_step *p, uint32_t insn)
{
	struct finding *f = report_rule(s, RULE_packer, insn);

	for (unsigned i = 0; f && i < p->nops; i++)
		if (p->op[i].slot >= 0) {
			f->file = p->op[i].file;
			f->first = p->op[i].first;
			f->count = p->op[i].count;
		}
}

static void
step_stages(struct stage_search *s, struct stage_state *st, const struct pops_step *p, uint32_t insn)
{
	switch (p->what) {
	case IS_PACKER:
		report_packer(s, p, insn);
		if (all_stages(st) & 1 << AFTER)
			report_rule(s, RULE_wait_after, insn);
		replace_stages(st, 1 << NOWHERE | 1 << AFTER, INSIDE);
		break;
	case IS_POLL:
		report_rule(s, RULE_enters, insn);
		if (all_stages(st) & 1 << NOWHERE)
			report_rule(s, RULE_no_packer, insn);
		if (all_stages(st) & 1 << AFTER)
			report_rule(s, RULE_wait_after, insn);
		break;
	case IS_WAIT:
		report_rule(s, RULE_enters, insn);
		if (all_stages(st) & 1 << AFTER)
			report_rule(s, RULE_wait_after, insn);
		replace_stages(st, 1 << NOWHERE | 1 << AFTER, INSIDE);
		break;
	case IS_LEAVE:
		leave(s, st, insn);
		break;
	case IS_END:
		memset(st->later, NOT_PENDING, sizeof st->later);
		leave(s, st, insn);
		break;
	case IS_NO_WAIT:
		report_rule(s, RULE_event, insn);
		break;
	case IS_OTHER:
		break;
	}
	count_access(st, p, insn);
	wait(st, s->flow->code->isa, &p->insn);
	if (p->e->event == EVENT_export) {
		st->stages[1] |= st->stages[0];
		st->stages[0] = 0;
	}
	if (p->e->flow == CONTROL_end)
		end(s, st, insn);
	if (p->e->flow == CONTROL_call || p->e->flow == CONTROL_call_indirect) /* the callee may do anything */
		forget(st);
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct stage_search *s = context;

	(void)block;
	for (uint32_t i = first; i < end; i++) {
		struct pops_step p;

		step_read(s->flow->code, s->g, i, &p);
		step_stages(s, now, &p, i);
	}
}

static bool
join(void *context, const void *now, const struct graph_edge *e, void *state, bool first)
{
	const struct stage_state *from = now;
	struct stage_state *to = state, old = *to;

	(void)context;
	(void)e;
	if (first) {
		*to = *from;
		return true;
	}
	for (unsigned k = 0; k < 2; k++)
		to->stages[k] |= from->stages[k];
	to->any_order |= from->any_order;
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		if (from->later[c] < to->later[c]) {
			to->later[c] = from->later[c];
			to->access[c] = from->access[c];
		}
	return memcmp(old.stages, to->stages, sizeof old.stages) || memcmp(old.later, to->later, sizeof old.later) ||
		old.any_order != to->any_order;
}

static const struct solve_rules rules = {.transfer = transfer, .join = join};

static void
follow_paths(struct stage_search *s)
{
	struct stage_state *start;
	struct solve solve;

	solve_open(&solve, &rules, s->g, sizeof *start, NULL, s);
	start = solve_state(&solve, s->g->entry);
	forget(start);
	start->stages[0] = s->is_called ? 0 : 1 << NOWHERE;
	solve_wake(&solve, s->g->entry);
	solve_run(&solve);
	s->reports = true;
	solve_visit_all(&solve);
	solve_close(&solve);
}

enum { MOST_JUDGED = 256 }; /* limit of the reads of the exiting wave's ID that are checked per function; each check traverses
                             * dominators */

/* Counts, for each block, the blocks that it dominates and that have an edge out of the function. The caller frees the array. */
static uint32_t *
count_exits(const struct graph *g)
{
	uint32_t *exits = array_make(g->nblocks, sizeof *exits);

	for (uint32_t k = g->norder; k-- > 0;) { /* in reverse order, so that a block is counted before its dominators */
		const struct graph_block *b = &g->blocks[g->order[k]];
		bool leaves = false;

		for (uint32_t i = b->edge; i < b->edge + b->nedges; i++)
			leaves |= g->edges[i].to == GRAPH_NONE;
		exits[g->order[k]] += leaves;
		if (g->order[k] != g->entry)
			exits[b->idom] += exits[g->order[k]];
	}
	return exits;
}

/* A comparison of a register that has one value, with constants. */
struct tested {
	const struct isa *isa;
	const struct insn *insn;
	uint32_t value;
};

static struct linear
tested_value(void *context, unsigned slot)
{
	const struct tested *t = context;

	if (slot == 0)
		return linear_constant(t->value);
	uint32_t k[2];
	return insn_constant(t->isa, t->insn, slot, k) ? linear_constant(k[0]) : linear_unknown();
}

/* Returns what an instruction makes of scc if its first operand has this value, or -1 if it is unknown. */
static int
scc_for(const struct isa *isa, const struct insn *insn, const struct meaning_node *tree, uint32_t value)
{
	struct tested t = {isa, insn, value};
	struct linear_inputs in = {.operand = tested_value, .insn = insn, .context = &t};
	struct linear_compare c;
	bool is;

	return linear_compare_of_tree(tree, &in, &c) && linear_compare_known(&c, &is) ? is : -1;
}

/* Returns the value of scc after an instruction that tests a register whose bit 31 is 0 and whose other bits are unknown but not
 * all 0. Returns -1 if scc is unknown. Sets *other_bit if the instruction tests a single bit other than bit 31. */
static int
scc_without_overlap(const struct isa *isa, const struct insn *insn, bool *other_bit)
{
	const struct meaning_node *tree = meaning_result(insn, TREE_IMPLIED + IMPLIED_scc);
	bool is_ordered = meaning_is_order(tree);
	/* a test of one bit: what tests several bits has a destination as its first operand, not the register */
	bool tests_bits = tree && !is_ordered && meaning_child(tree, 0)->kind != NODE_operand && meaning_child(tree, 1)->kind == NODE_number;
	int all = scc_for(isa, insn, tree, INT32_MAX), without = 0;

	if (all < 0 || !(is_ordered || tests_bits))
		return -1;
	if (is_ordered) /* the results for the least and the greatest value decide about those between them */
		return scc_for(isa, insn, tree, 1) == all ? all : -1;
	for (unsigned bit = 0; bit < 31; bit++)
		without += scc_for(isa, insn, tree, INT32_MAX ^ 1u << bit) != all;
	*other_bit = without == 1;
	return without ? -1 : all;
}

/* Finds the last instruction of a block that writes scc. Returns false if no instruction of the block writes scc. */
static bool
last_test(const struct stage_search *s, const struct graph_block *b, struct pops_step *p)
{
	const struct graph_code *code = s->flow->code;

	for (uint32_t i = b->first + b->count; i-- > b->first;) {
		graph_decode(code, &s->g->insns[i], &p->insn);
		p->e = insn_effects(code->isa, &p->insn);
		if (p->e->writes & 1 << IMPLIED_scc)
			return true;
	}
	return false;
}

/* Checks a branch that guards the wait. Returns 1 if it is correct, 0 if it is wrong, or -1 if it has an unknown form. */
static int
judge_guard(struct stage_search *s, uint32_t block, const struct graph_edge *in)
{
	const struct graph_block *b = &s->g->blocks[block];
	uint32_t insn = b->first + b->count - 1;
	bool other_bit = false, needs = in->reason == EDGE_TAKEN ? in->condition == CONDITION_scc1 : in->condition == CONDITION_scc0;
	struct pops_step p;

	if ((in->condition != CONDITION_scc0 && in->condition != CONDITION_scc1) || !last_test(s, b, &p))
		return -1;
	int scc = scc_without_overlap(s->flow->code->isa, &p.insn, &other_bit);
	if (scc < 0 && !other_bit)
		return -1;
	if (other_bit)
		report_rule(s, RULE_wrong_bit, insn);
	else if (scc == (int)needs)
		report_rule(s, RULE_waits_wrongly, insn);
	return !other_bit && scc != (int)needs;
}

/* Checks the branches at the ends of the blocks that dominate the loop; these branches decide whether control enters the
 * loop. If one branch is correct, the other branches do not matter. */
static void
judge_guards(struct stage_search *s, uint32_t header)
{
	const struct graph *g = s->g;
	size_t before = s->out->n;
	bool unknown = false, right = false, *dominates = array_make(g->nblocks, sizeof *dominates);

	for (uint32_t b = header;; b = g->blocks[b].idom) {
		dominates[b] = true;
		if (g->blocks[b].idom == b)
			break;
	}
	for (uint32_t b = header; g->blocks[b].idom != b && g->blocks[b].idom != GRAPH_NONE;) {
		b = g->blocks[b].idom;
		for (uint32_t k = 0; k < g->blocks[b].nedges && g->blocks[b].nedges == 2; k++) {
			const struct graph_edge *e = &g->edges[g->blocks[b].edge + k];
			int verdict = e->to != GRAPH_NONE && dominates[e->to] ? judge_guard(s, b, e) : 0;

			right |= verdict == 1;
			unknown |= verdict < 0;
		}
	}
	if (right || unknown)
		s->out->n = before;
	alloc_free(dominates);
}

/* Checks the branches that guard the loop around one read of the exiting wave's ID. exits is the result of count_exits(). */
static void
check_poll(struct stage_search *s, uint32_t block, uint32_t insn, const uint32_t *exits, unsigned *judged)
{
	const struct graph *g = s->g;
	uint32_t loop = g->blocks[block].loop;

	if (loop == GRAPH_NONE)
		return; /* entry_wait.c reports a read that is not in a loop */
	if (exits[g->loops[loop].header] == exits[g->entry])
		report_rule(s, RULE_always_waits, insn);
	else if ((*judged)++ < MOST_JUDGED)
		judge_guards(s, g->loops[loop].header);
	else
		incompletes_add(&s->out->missed, INCOMPLETE_polls, s->function, g->insns[insn].at, 1);
}

static void
check_polls(struct stage_search *s)
{
	const struct graph *g = s->g;
	unsigned unit = insn_unit(FILE_pops_exiting_wave_id, 0);
	uint32_t *exits = count_exits(g);
	unsigned judged = 0;

	for (uint32_t b = 0; b < g->nblocks; b++)
		for (uint32_t i = g->blocks[b].first; i < g->blocks[b].first + g->blocks[b].count; i++)
			for (uint32_t k = g->insns[i].use; k < g->insns[i + 1].use; k++)
				if (g->uses[k].unit == unit && g->blocks[b].idom != GRAPH_NONE)
					check_poll(s, b, i, exits, &judged);
	alloc_free(exits);
}

static bool
is_concerned(const struct graph_code *code, const struct graph *g)
{
	for (uint32_t i = 0; i < g->ninsns; i++) {
		struct pops_step p;

		graph_decode(code, &g->insns[i], &p.insn);
		p.e = insn_effects(code->isa, &p.insn);
		p.nops = 0;
		if (p.e->operation >= OPERATION_set_hwreg && step_what(code->isa, &p) != IS_OTHER)
			return true;
	}
	return set_has(&g->named, insn_unit(FILE_pops_exiting_wave_id, 0));
}

static bool
has_step(const struct stage_search *s, enum what what)
{
	for (uint32_t i = 0; i < s->g->ninsns; i++) {
		struct pops_step p;

		step_read(s->flow->code, s->g, i, &p);
		if (p.what == what)
			return true;
	}
	return false;
}

/* Reports the instructions that leave the section if the function sets the packer but never waits, unless a caller or callee may
 * wait. */
static void
check_no_wait(struct stage_search *s)
{
	if (s->is_called || s->g->ncalls ||
			set_has(&s->g->named, insn_unit(FILE_pops_exiting_wave_id, 0)) || !has_step(s, IS_PACKER))
		return;
	for (uint32_t i = 0; i < s->g->ninsns; i++) {
		struct pops_step p;

		step_read(s->flow->code, s->g, i, &p);
		if (p.what == IS_LEAVE || p.what == IS_END)
			report_rule(s, RULE_no_wait, i);
	}
}

/* Reports waits that no path takes, in a function whose symbol has a type. Unreached code after a mere label may be other code. */
static void
check_unreached(struct stage_search *s)
{
	const struct graph_function *f = &s->flow->functions[s->function];
	const struct graph *whole = f->kind == ENTRY_LABEL ? s->g : graph_whole(f);

	for (uint32_t i = 0; whole != s->g && i < whole->ninsns; i++) {
		if (graph_insn_at(s->g, whole->insns[i].at))
			continue;
		struct pops_step p;
		step_read(s->flow->code, whole, i, &p);
		if (p.what == IS_POLL || p.what == IS_WAIT)
			findings_add(s->out, &pops_rules[RULE_wait_unreached], s->function, whole->insns[i].at);
	}
}

/* Checks that the wave waits; then checks its memory accesses and the wait itself. If entry_wait_check() proves by running the
 * code that the guard is correct, removes the findings of check_polls(), which only considers the structure of the code. */
static void
check_waiting(struct stage_search *s)
{
	check_unreached(s);
	check_no_wait(s);
	access_check(s->flow, s->function, s->is_called, s->out);
	size_t before = s->out->n;
	check_polls(s);
	size_t npolls = s->out->n - before;
	if (s->is_called || entry_wait_check(s->flow, s->function, npolls, s->out) != ENTRY_WAIT_RIGHT)
		return;
	s->out->n -= npolls;
	memmove(s->out->v + before, s->out->v + before + npolls, (s->out->n - before) * sizeof s->out->v[0]);
}

void
pops_check(const struct flow *flow, struct findings *out)
{
	if (!pops_of(flow->code->isa))
		return;
	bool *called = graph_find_called(flow, false);
	for (size_t i = 0; i < flow->nfunctions; i++) {
		struct stage_search s = {.flow = flow, .g = flow->functions[i].graph, .function = (uint32_t)i, .is_called = called[i],
			.out = out};

		if (s.g->entry == GRAPH_NONE || !is_concerned(flow->code, s.g))
			continue;
		if (s.g->has_unknown) {
			incompletes_add(&out->missed, INCOMPLETE_left_out, (uint32_t)i, flow->functions[i].at, s.g->ninsns);
			continue;
		}
		follow_paths(&s);
		check_waiting(&s);
	}
	alloc_free(called);
	findings_sort(out);
}

void
pops_check_ordered(const struct flow *flow, uint32_t function, struct findings *out)
{
	struct stage_search s = {.flow = flow, .g = flow->functions[function].graph, .function = function, .out = out, .reports = true};

	if (s.g->has_unknown || s.g->ncalls || has_step(&s, IS_POLL) || has_step(&s, IS_WAIT))
		return;
	for (uint32_t i = 0; i < s.g->ninsns; i++) {
		struct pops_step p;

		step_read(flow->code, s.g, i, &p);
		if (step_is_ordered(&p)) {
			report_rule(&s, RULE_never_waits, i);
			return;
		}
	}
}

bool
pops_finding_enters(const struct finding *f)
{
	return f->kind == &pops_rules[RULE_enters];
}
