/* Forward analysis of operations in flight (flight.h) to a fixpoint. Functions that call one another are analyzed together
 * (between.h). After a use without its wait, the analysis assumes that the wait is present, so that each missing wait is reported
 * once.
 *
 * By LLVM's calling convention nothing is in flight when a function begins or a call returns, because callees wait at their entry
 * and before they return. For callees in the same section, this is checked. */
#include "common/analysis/wait/wait.h"

#include <string.h>

#include "common/analysis/address/flat.h"
#include "common/analysis/wait/between.h"
#include "common/analysis/wait/disjoint.h"
#include "common/analysis/wait/flight.h"
#include "common/analysis/wait/prune.h"
#include "common/analysis/wait/wait_report.h"
#include "common/analysis/wait/spare.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

#define FINDINGS "common/analysis/wait/rule.def"
#define FINDINGS_TABLE wait_rules
#include "common/analysis/finding/rules.h"

enum { MOST_LANES = 512 }; /* number of operations in flight above which their lanes are not considered */

enum {
	MARK_WRONG = 1,   /* the block contains a use without a wait */
	MARK_UNSURE = 2,  /* the block contains an instruction that uses unknown registers */
	MARK_MORE = 4,    /* the state at the block's end is an overestimate */
};

struct wait_search {
	const struct flow *flow;
	const struct graph *g;
	uint32_t function;
	struct sched *sched;
	const uint8_t *modes;    /* as in sched_modes(), of the current function */
	struct flight_code code;
	struct spare spare;      /* of the current function */
	struct between between;
	struct body *body;       /* state of the current function */
	struct flights now, before, there; /* now: current state; before: state before a call; there: state in another function, to be
	                                    * joined */
	struct wait_report report;
	struct prune prune;
	size_t pruned;           /* number of operations in `now` when it was last pruned */
	uint32_t event, wait;    /* indices of the next elements of code.events and code.waits */
	uint32_t exec;           /* index in g->exec_insns of the next instruction that changes exec */
	bool wrong;              /* a missing wait was found in the current block */
	bool unsure;             /* a missing wait may have been overlooked in the current block */
	const struct wait_show {
		uint32_t function;
		solve_line *line;
		void *user;
	} *show;                 /* the function whose states are shown; NULL: none */
	const struct waits_question *question; /* NULL: none */
	bool **outside;          /* indexed by function: result of flat_outside_lds(); NULL: not computed */
};

/* For each counter, the strongest wait that is needed before an instruction, and the first rule in rule.def that requires it. */
struct reasons {
	struct {
		const struct flight *flight; /* operation to wait for; NULL: no wait is needed */
		uint8_t need, rule;
		uint16_t first, count;       /* register units concerned */
	} of[COUNTER_COUNT];
	bool any;
};

/* Returns whether the operation is a flat access whose address is certainly not in LDS, and the counter counts only LDS accesses.
 * In C programs, volatile accesses to global data are flat accesses, and LLVM waits only for vmcnt. */
static bool
is_outside_lds(struct wait_search *s, const struct flight *f)
{
	const struct flight_event *e = flight_event(&s->code, f);
	const struct graph_function *function = &s->flow->functions[e->function];
	const struct insn_count *counts;
	unsigned n = insn_counts(s->code.isa, EVENT_vmem_load, false, s->code.sched, &counts);

	if (e->event != EVENT_flat_load || s->flow->code->safe || e->unknown || function->graph != graph_whole(function))
		return false;
	for (unsigned i = 0; i < n; i++)
		if (counts[i].counter == flight_count(&s->code, f)->counter)
			return false;
	if (!s->outside[e->function])
		s->outside[e->function] = flat_outside_lds(s->flow, e->function);
	return s->outside[e->function][e->insn];
}

/* Used as prune.is_exempt. */
static bool
is_exempt(void *context, const struct flight *f)
{
	return is_outside_lds(context, f);
}

static void
prune(struct wait_search *s)
{
	prune_flights(&s->prune, &s->code, &s->now);
	if (s->code.lanes && s->now.n > MOST_LANES) {
		/* operations of different lanes do not cover each other */
		for (size_t i = 0; i < s->now.n; i++)
			flight_lose_lanes(&s->now.v[i]);
		prune_flights(&s->prune, &s->code, &s->now);
	}
	s->pruned = s->now.n;
}

/* Prunes the state if it has more than doubled since it was last pruned, so that pruning takes little time. */
static void
prune_grown(struct wait_search *s)
{
	if (s->now.n > 2 * s->pruned + PRUNE_ABOVE)
		prune(s);
}

/* Returns whether it is not proven that a use must wait for an operation of the vector ALU: the ALU may not have read a register, for
 * which LLVM 23 does not wait (pull request 201619 does, after a failure of hardware); or more newer operations have been issued than
 * the counter can count, for which LLVM waits, but shipped kernels do not. */
static bool
is_unproven(const struct wait_search *s, unsigned rule, const struct flight *f)
{
	const struct insn_count *count = flight_count(&s->code, f);

	return count->held && (rule == RULE_war || rule == RULE_returned_read ||
		f->later >= insn_counter_most(s->code.isa, count->counter));
}

static void
reason(struct wait_search *s, struct reasons *r, unsigned rule, const struct flight *f, unsigned first, unsigned end)
{
	unsigned counter = flight_count(&s->code, f)->counter, need = flight_need(&s->code, f);

	if (is_outside_lds(s, f))
		return;
	if (!s->flow->code->safe && flight_is_unknown(&s->code, f)) {
		if (r->of[counter].flight)
			return;
		rule = RULE_entered;
	} else if (r->of[counter].flight && !s->flow->code->safe &&
			is_unproven(s, rule, f) != is_unproven(s, r->of[counter].rule, r->of[counter].flight)) {
		if (is_unproven(s, rule, f))
			return; /* a finding that is proven is not replaced by one that is not */
	} else if (r->of[counter].flight && r->of[counter].rule != RULE_entered && (r->of[counter].need < need ||
			(r->of[counter].need == need && r->of[counter].rule <= rule))) {
		return;
	}
	r->of[counter].flight = f;
	r->of[counter].need = (uint8_t)need;
	r->of[counter].rule = (uint8_t)rule;
	r->of[counter].first = (uint16_t)first;
	r->of[counter].count = (uint16_t)(end - first);
	r->any = true;
}

/* Returns whether the registers are vector registers. */
static bool
uses_vectors(const struct graph_use *u)
{
	unsigned number, file = insn_unit_file(u->unit, &number);

	return file == FILE_vgpr || file == FILE_agpr;
}

static bool
keeps_lanes(const struct wait_search *s, uint32_t insn)
{
	if (insn == GRAPH_NONE)
		return false;
	struct insn decoded;
	graph_decode(s->flow->code, &s->g->insns[insn], &decoded);
	return graph_keeps_lanes(s->flow->code, &decoded);
}

/* Collects the events for which a use of registers must wait. insn is the instruction with the use, or GRAPH_NONE if the
 * instruction is in another function, which then waits for the counters of expert mode; event is the instruction's EVENT_…. */
static void
collide(struct wait_search *s, struct reasons *r, uint32_t insn, const struct graph_use *u, unsigned units, unsigned event)
{
	bool expert = insn != GRAPH_NONE && s->modes && s->modes[insn] & SCHED_EXPERT;
	bool lanes = s->code.lanes && uses_vectors(u) && keeps_lanes(s, insn);
	unsigned first = u->unit, end = first + units;

	for (size_t i = 0; i < s->now.n; i++) {
		const struct flight *f = &s->now.v[i];
		const struct flight_event *e = flight_event(&s->code, f);
		const struct insn_count *count = flight_count(&s->code, f);
		unsigned what = flight_hinders(count, u->what, event, expert);

		if (lanes && flight_is_apart(f))
			continue;
		if (!what || (what == USE_WRITES && count->protects == PROTECTED_written && spare_repeats(&s->spare, f->event / INSN_COUNTS, insn)))
			continue;
		for (const struct flight_run *run = &s->code.runs[e->run]; run < &s->code.runs[e->run + e->nruns]; run++) {
			unsigned from = run->unit > first ? run->unit : first;
			unsigned to = run->unit + run->more + 1u < end ? run->unit + run->more + 1u : end;

			unsigned hinders = flight_run_hinders(count, run);

			if (!(hinders & what) || flight_misses(&s->code, count, run, u->what, event))
				continue;
			while (count->protects == PROTECTED_operands && from < to && spare_translated(&s->spare, f, insn, from))
				from++;
			if (from < to)
				reason(s, r, count->protects == PROTECTED_operands ? RULE_replayed : hinders == USE_WRITES ? RULE_war :
					what & USE_READS ? RULE_raw : RULE_waw, f, from, to);
		}
	}
}

static void
settle(struct wait_search *s, const struct reasons *r, uint32_t insn)
{
	bool entered = false;

	s->wrong = true;
	struct finding *d;
	uint8_t most[COUNTER_COUNT];
	for (unsigned c = 0; c < COUNTER_COUNT; c++) {
		most[c] = r->of[c].flight ? r->of[c].need : INSN_ANY;
		if (r->of[c].flight && !s->flow->code->safe && is_unproven(s, r->of[c].rule, r->of[c].flight))
			most[c] = INSN_ANY; /* other uses are certain to need a wait */
		if (!r->of[c].flight || !s->report.out || (entered && r->of[c].rule == RULE_entered))
			continue;
		d = wait_report_add(&s->report, &kinds[r->of[c].rule], insn, r->of[c].flight, r->of[c].need, r->of[c].first,
			r->of[c].count);
		d->doubtful |= is_unproven(s, r->of[c].rule, r->of[c].flight) ||
			((r->of[c].rule == RULE_war || r->of[c].rule == RULE_returned_read) &&
				spare_left_out(&s->spare, flight_count(&s->code, r->of[c].flight), s->wait, insn, r->of[c].need));
		d->doubtful |= r->of[c].rule == RULE_replayed; /* only in the replay mode of MODE that compilers set */
		if (r->of[c].rule != RULE_entered)
			continue;
		entered = d->doubtful = true; /* report this finding once, not for each counter; it is not proven, since the operation is
		                               * not in flight on any known path */
	}
	flights_wait(&s->now, &s->code, most);
}

/* Handles an instruction that may use registers in flight, depending on an unknown index or on bits that the encoding leaves
 * open. */
static void
check_unsure(struct wait_search *s, uint32_t insn, const struct graph_use *u, unsigned n, unsigned event)
{
	struct reasons r = {0};
	bool any = false;

	collide(s, &r, insn, u, n, event);
	for (unsigned c = 0; c < COUNTER_COUNT; c++)
		any |= r.of[c].flight && r.of[c].rule != RULE_replayed;
	s->unsure |= any;
	if (any && s->report.out)
		incompletes_add(&s->report.out->missed, INCOMPLETE_registers, s->function, s->g->insns[insn].at, 1);
}

static void
check_uses(struct wait_search *s, uint32_t insn)
{
	const struct graph_insn *i = &s->g->insns[insn];
	const struct graph_use *uses = &s->g->uses[i->use], *end = &s->g->uses[i[1].use];
	unsigned event = flight_event_at(&s->code, s->event, insn);
	bool free = s->code.held >> event & 1 || !s->modes || !(s->modes[insn] & SCHED_EXPERT);
	struct reasons r;
	bool begun = false;

	for (const struct graph_use *u = uses; u < end; u++) {
		bool unsure = u->what & (USE_INDEXED | USE_PERHAPS);
		unsigned n = unsure ? graph_use_units(u) : u->more + 1u;

		if (!set_any(&s->now.results, u->unit, n) && !(u->what & USE_WRITES && set_any(&s->now.sources, u->unit, n)) &&
				(free || !set_any(&s->now.vgprs, u->unit, n)))
			continue;
		if (unsure && !s->flow->code->safe) {
			check_unsure(s, insn, u, n, event);
			continue;
		}
		if (!begun)
			memset(&r, 0, sizeof r);
		begun = true;
		collide(s, &r, insn, u, n, event);
	}
	if (begun && r.any)
		settle(s, &r, insn);
}

/* Checks that results are complete at a return. Callers may use returned registers immediately, and may need other values in
 * registers that the function clobbers. If code of the function is in expert mode, the caller may be, too, and may also write
 * registers that the function's operations read. */
static void
check_return(struct wait_search *s, uint32_t insn)
{
	struct reasons r = {0};
	bool expert = false;

	for (uint32_t i = 0; s->modes && i < s->g->ninsns && !expert; i++)
		expert = s->modes[i] & SCHED_EXPERT;

	for (size_t i = 0; i < s->now.n; i++) {
		const struct flight *f = &s->now.v[i];
		const struct flight_event *e = flight_event(&s->code, f);

		const struct insn_count *count = flight_count(&s->code, f);

		if (f->passed || (count->expert && !expert))
			continue; /* the caller is responsible for operations that were in flight at the call */
		for (const struct flight_run *run = &s->code.runs[e->run]; run < &s->code.runs[e->run + e->nruns]; run++) {
			unsigned hinders = flight_run_hinders(count, run);

			if (hinders & USE_READS)
				reason(s, &r, RULE_returned, f, run->unit, run->unit + run->more + 1u);
			else if (hinders && count->expert)
				reason(s, &r, RULE_returned_read, f, run->unit, run->unit + run->more + 1u);
		}
	}
	if (r.any)
		settle(s, &r, insn);
}

/* Checks the registers that a callee uses up to its first event. Considers the waits that precede these uses in the callee.
 * Assumes that a missing wait is present before the call. */
static void
check_call(struct wait_search *s, uint32_t insn, uint32_t to)
{
	const struct graph *g = s->flow->functions[to].graph;
	const uint32_t *first;
	uint32_t n = between_first(&s->between, to, &first);
	struct reasons r = {0};

	for (uint32_t i = 0; i < n && !r.any && s->now.n; i++) {
		const struct graph_insn *at = &g->insns[first[i]];

		if (at->flags & HAS_WAIT) {
			struct insn decoded;

			graph_decode(s->flow->code, at, &decoded);
			uint8_t most[COUNTER_COUNT];
			insn_waits(s->code.isa, &decoded, most);
			flights_wait(&s->now, &s->code, most);
		}
		for (uint32_t k = at->use; k < at[1].use; k++) {
			const struct graph_use *u = &g->uses[k];

			if (!(u->what & (USE_INDEXED | USE_PERHAPS)))
				collide(s, &r, GRAPH_NONE, u, u->more + 1u, EVENT_none);
		}
	}
	flights_copy(&s->now, &s->before);
	for (unsigned c = 0; c < COUNTER_COUNT && r.any; c++)
		if (r.of[c].rule != RULE_replayed)
			r.of[c].rule = RULE_called;
	if (r.any)
		settle(s, &r, insn);
	flights_copy(&s->before, &s->now);
}

/* Marks the callers of a function for another visit, because its state at returns has changed. */
static void
wake_callers(struct wait_search *s, uint32_t function)
{
	const struct between_site *sites;
	size_t n = between_sites(&s->between, function, &sites);

	for (size_t i = 0; i < n; i++)
		between_wake(&s->between, sites[i].from, sites[i].block);
}

/* Enters a block of a function with the state s->before. Joins the state at the function's returns into s->there. */
static void
visit(struct wait_search *s, uint32_t function, uint32_t block)
{
	struct body *to = &s->between.bodies[function];

	if (!s->report.out && flights_give(&to->in[block], &s->code, &s->before, &to->given_more))
		between_wake(&s->between, function, block);
	if (to->returns)
		flights_take(&s->there, &s->code, &to->out, &to->in[block], &s->before);
}

/* Handles a call. Unknown callees are assumed to follow the convention: they wait for the operations on which they depend, and
 * return with nothing in flight. On the counters of expert mode, nothing is assumed to be in flight at any call: LLVM 23 neither waits
 * there nor in the callee, but changes to mode 0 before the call. */
static void
run_call(struct wait_search *s, uint32_t insn)
{
	const struct graph_call *calls;
	uint32_t n = graph_calls_of(s->g, insn, &calls);

	flights_settled(&s->now, &s->code);
	flights_copy(&s->before, &s->now);
	flights_clear(&s->there);
	uint32_t begin;
	for (uint32_t i = 0; i < n; i++)
		if (calls[i].to != GRAPH_NONE) {
			check_call(s, insn, calls[i].to);
			begin = graph_block_at(s->between.bodies[calls[i].to].g, s->flow->functions[calls[i].to].at);
			if (begin != GRAPH_NONE)
				visit(s, calls[i].to, begin);
		}
	flights_copy(&s->now, &s->there);
}

static void
leave(struct wait_search *s, const struct flights *left)
{
	bool changed = flights_join(&s->body->out, &s->code, left->v, left->n) || !s->body->returns;

	s->body->returns = true;
	if (changed)
		wake_callers(s, s->function);
}

/* Handles edges that leave the function. The callee of a tail call returns to the caller of this function. Operations that are in
 * flight only at an entry of unreached code are removed before a tail call. At calls and returns, none of these operations
 * remain, because these instructions use registers. */
static void
run_exits(struct wait_search *s, const struct graph_block *b)
{
	uint32_t function, block;

	for (uint32_t i = b->edge; i < b->edge + b->nedges && s->body->in && !s->report.out; i++) {
		const struct graph_edge *e = &s->g->edges[i];

		if (e->reason == EDGE_RETURNS)
			leave(s, &s->now);
		if (!between_leads_to(&s->between, e, &function, &block))
			continue;
		flights_copy(&s->before, &s->now);
		if (!s->flow->code->safe)
			flights_known(&s->before, &s->code);
		flights_clear(&s->there);
		visit(s, function, block);
		if (s->between.bodies[function].returns)
			leave(s, &s->there);
	}
}

/* Returns whether control can leave the block for code that may use all registers in flight. */
static bool
returns(const struct wait_search *s, const struct graph_block *b)
{
	for (uint32_t i = b->edge; i < b->edge + b->nedges; i++) {
		unsigned reason = s->g->edges[i].reason;

		if ((reason == EDGE_RETURNS && !s->body->closed) || (s->flow->code->safe && reason == EDGE_UNKNOWN))
			return true;
	}
	return false;
}

/* Records that the check is incomplete if the registers that an operation uses until it completes are unknown. */
static void
check_event(struct wait_search *s, uint32_t insn)
{
	bool unknown = false;

	if (!(s->g->insns[insn].gpr_idx & GPR_IDX_UNKNOWN) || s->flow->code->safe)
		return;
	for (uint32_t k = s->g->insns[insn].use; k < s->g->insns[insn + 1].use; k++)
		unknown |= s->g->uses[k].what & USE_INDEXED;
	s->unsure |= unknown;
	if (unknown && s->report.out)
		incompletes_add(&s->report.out->missed, INCOMPLETE_results, s->function, s->g->insns[insn].at, 1);
}

/* A branch or call, taken or not, waits until the addresses of all operations are translated. Source: LLVM's SIInsertWaitcnts, whose
 * behaviour its issue 213394 shows. */
static void
run_branch(struct wait_search *s)
{
	uint8_t most[COUNTER_COUNT];

	memset(most, INSN_ANY, sizeof most);
	most[COUNTER_xcnt] = 0;
	flights_wait(&s->now, &s->code, most);
}

/* Starts with the state over edges from other functions and, if unknown code may jump to the block, with all operations that this code may
 * have issued. */
static void
enter(void *context, void *now, uint32_t block, const void *state)
{
	struct wait_search *s = context;

	(void)now;
	(void)state;
	s->wrong = s->unsure = false;
	s->pruned = 0;
	flights_clear(&s->now);
	if (s->body->in)
		flights_join(&s->now, &s->code, s->body->in[block].v, s->body->in[block].n);
	if (s->g->blocks[block].is_entered)
		flights_unknown(&s->now, &s->code);
	prune_grown(s);
}

static void
gather(void *context, void *now, const struct graph_edge *e, const void *state)
{
	struct wait_search *s = context;
	const struct body_state *after = state;

	(void)now;
	if (disjoint_changes(&s->code, e)) {
		flights_clear(&s->there);
		flights_join(&s->there, &s->code, after->v, after->n);
		disjoint_edge(&s->there, &s->code, e);
		flights_join(&s->now, &s->code, s->there.v, s->there.n);
	} else {
		flights_join(&s->now, &s->code, after->v, after->n);
	}
	s->pruned = after->pruned > s->pruned ? after->pruned : s->pruned;
	prune_grown(s);
}

static void
transfer(void *context, void *now, uint32_t block, uint32_t first, uint32_t end)
{
	struct wait_search *s = context;
	const struct graph_block *b = &s->g->blocks[block];

	(void)now;
	flight_code_from(&s->code, first, &s->event, &s->wait);
	s->exec = (uint32_t)array_below32(s->g->exec_insns, s->g->nexecs, sizeof s->g->exec_insns[0], 0, first);
	for (uint32_t i = first; i < end; i++) {
		const struct graph_insn *insn = &s->g->insns[i];

		if (insn->flags & HAS_WAIT)
			flights_wait(&s->now, &s->code, s->code.waits[s->wait++].most);
		if (s->now.n)
			check_uses(s, i);
		if (s->now.n && i + 1 == b->first + b->count && returns(s, b))
			check_return(s, i);
		if (flight_event_at(&s->code, s->event, i) != EVENT_none) {
			check_event(s, i);
			flights_issue(&s->now, &s->code, s->event++);
			prune_grown(s);
		}
		if (insn->flags & HAS_EXEC && s->code.lanes)
			disjoint_exec(&s->now, &s->code, i, s->g->exec_regions[s->exec++]);
		if (insn->flow != CONTROL_next && s->now.n)
			run_branch(s);
		if (insn->flow == CONTROL_call || insn->flow == CONTROL_call_indirect)
			run_call(s, i);
	}
	if (end == b->first + b->count)
		run_exits(s, b);
}

/* Joins the current state with an earlier one at the same location, so that the state only grows. Returns whether the earlier one
 * has operations that no operation of the current state covers. */
static bool
keep(struct wait_search *s, const struct body_state *earlier)
{
	prune(s);
	flights_copy(&s->there, &s->now);
	flights_join(&s->now, &s->code, earlier->v, earlier->n);
	prune(s);
	return !flights_same(&s->now, s->there.v, s->there.n);
}

static bool
leave_block(void *context, void *now, uint32_t block, void *state, bool first)
{
	struct wait_search *s = context;
	struct body_state *after = state;
	bool more = s->body->solve.late && keep(s, after), same = !first && flights_same(&s->now, after->v, after->n);

	(void)now;
	(void)block;
	after->marks = (uint8_t)((s->wrong ? MARK_WRONG : 0) | (s->unsure ? MARK_UNSURE : 0) | (more ? MARK_MORE : 0));
	if (!same)
		body_store(after, &s->now, s->pruned);
	return !same;
}

static void
release(void *state)
{
	alloc_free(((struct body_state *)state)->v);
}

static void
print(const void *context, const void *now, struct buf *out)
{
	const struct wait_search *s = context;

	(void)now;
	for (size_t i = 0; i < s->now.n; i++) {
		const struct flight *f = &s->now.v[i];
		const struct flight_event *e = flight_event(&s->code, f);

		buf_printf(out, "%s%s(%u) ", out->n ? ", " : "", insn_effect_name(LIST_COUNTER, flight_count(&s->code, f)->counter),
			flight_need(&s->code, f));
		if (e->unknown)
			buf_printf(out, "%s of unknown code", insn_effect_name(LIST_EVENT, e->event));
		else
			buf_printf(out, "0x%x", s->between.bodies[e->function].g->insns[e->insn].at);
	}
}

static const struct solve_rules rules = {.limit = SOLVE_GROWS, .enter = enter, .transfer = transfer, .gather = gather, .leave = leave_block,
	.release = release, .print = print};

static void
open_function(struct wait_search *s, uint32_t function)
{
	struct body *body = &s->between.bodies[function];

	flight_code_add(&s->code, s->flow->code, body->g, function);
	body->range = s->code.at;
	body->lanes = s->code.lanes;
	solve_open(&body->solve, &rules, body->g, sizeof(struct body_state), &s->now, s);
	solve_wake_all(&body->solve);
}

static void
enter_function(struct wait_search *s, uint32_t function)
{
	s->function = function;
	s->body = &s->between.bodies[function];
	s->g = s->body->g;
	s->modes = sched_modes(s->sched, function);
	s->code.at = s->body->range;
	s->code.lanes = s->body->lanes;
	s->code.g = s->g;
	s->spare = (struct spare){s->flow->code, &s->code, s->g, function};
}

/* Returns false, because between_wake() makes the functions due that the result concerns. */
static bool
check_function(void *context, uint32_t function)
{
	struct wait_search *s = context;

	enter_function(s, function);
	solve_run(&s->body->solve);
	return false;
}

/* Records that the check is incomplete if instructions may be executed in a mode that is not modelled. */
static void
report_modes(struct wait_search *s, struct findings *out)
{
	uint32_t first = GRAPH_NONE, n = 0;

	for (uint32_t i = 0; s->modes && i < s->g->ninsns; i++)
		if (s->modes[i] & SCHED_UNKNOWN) {
			first = first == GRAPH_NONE ? i : first;
			n++;
		}
	if (n)
		incompletes_add(&out->missed, INCOMPLETE_mode, s->function, s->g->insns[first].at, n);
}

/* Calls question->take() for the registers that an operation in flight will write. */
static void
answer(const struct wait_search *s, const struct flight *f, uint32_t insn)
{
	const struct flight_event *e = flight_event(&s->code, f);

	if (e->unknown || flight_count(&s->code, f)->expert)
		return;
	for (const struct flight_run *run = &s->code.runs[e->run]; run < &s->code.runs[e->run + e->nruns]; run++)
		if (flight_run_hinders(flight_count(&s->code, f), run) & USE_READS)
			s->question->take(s->question->user, s->function, insn, s->between.bodies[e->function].g->insns[e->insn].at, run->unit,
				run->more + 1u);
}

static void
answer_function(struct wait_search *s)
{
	for (uint32_t b = 0; b < s->g->nblocks; b++)
		for (uint32_t i = s->g->blocks[b].first; i < s->g->blocks[b].first + s->g->blocks[b].count; i++) {
			if (!s->question->asks(s->question->user, s->function, i))
				continue;
			solve_at(&s->body->solve, b, i);
			for (size_t k = 0; k < s->now.n; k++)
				answer(s, &s->now.v[k], i);
		}
}

static void
report_function(struct wait_search *s, uint32_t function, struct findings *out)
{
	enter_function(s, function);
	if (s->question)
		answer_function(s);
	if (s->show && s->show->function == function)
		solve_print(&s->body->solve, s->show->line, s->show->user);
	wait_report_open(&s->report, function, out);
	for (uint32_t n = 0; n < s->g->nblocks; n++) {
		unsigned marks = ((const struct body_state *)solve_state(&s->body->solve, n))->marks;

		if (marks & (MARK_WRONG | MARK_UNSURE))
			solve_visit(&s->body->solve, n);
		if (marks & MARK_MORE)
			incompletes_add(&out->missed, INCOMPLETE_sweeps, s->function, s->g->blocks[n].at, 1);
	}
	report_modes(s, out);
	if (s->body->given_more)
		incompletes_add(&out->missed, INCOMPLETE_given, s->function, s->flow->functions[function].at, 1);
	wait_report_close(&s->report);
}

/* Analyzes a function that has no known callers or callees. */
static void
check_alone(struct wait_search *s, uint32_t function, struct findings *out)
{
	open_function(s, function);
	check_function(s, function);
	report_function(s, function, out);
	solve_close(&s->between.bodies[function].solve);
	s->code.nevents = s->code.nwaits = s->code.nruns = 0;
}

/* Analyzes functions that call one another, callees first, until a fixpoint. The fixpoint exists because states only grow. */
static void
check_linked(struct wait_search *s, struct findings *out)
{
	const struct flow *flow = s->flow;

	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (s->between.bodies[i].in) {
			open_function(s, i);
			call_solve_wake(&s->between.calls, i);
		}
	call_solve_run(&s->between.calls);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (s->between.bodies[i].in)
			report_function(s, i, out);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (s->between.bodies[i].in)
			solve_close(&s->between.bodies[i].solve);
}

static void
check(const struct flow *flow, const struct wait_show *show, const struct waits_question *question, struct findings *out)
{
	struct wait_search s = {.flow = flow, .sched = sched_open(flow), .show = show, .question = question,
		.outside = array_make(flow->nfunctions, sizeof *s.outside),
		.report = {.flow = flow, .code = &s.code, .between = &s.between}, .prune = {.is_exempt = is_exempt, .context = &s}};

	flight_code_open(&s.code, flow->code->isa, s.sched);
	between_open(&s.between, flow, check_function, &s);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		if (!s.between.bodies[i].in)
			check_alone(&s, i, out);
	check_linked(&s, out);
	between_close(&s.between);
	flight_code_close(&s.code);
	prune_close(&s.prune);
	sched_close(s.sched);
	for (uint32_t i = 0; i < flow->nfunctions; i++)
		alloc_free(s.outside[i]);
	alloc_free(s.outside);
	alloc_free(s.now.v);
	alloc_free(s.before.v);
	alloc_free(s.there.v);
}

void
waits_check(const struct flow *flow, struct findings *out)
{
	check(flow, NULL, NULL, out);
}

void
waits_show(const struct flow *flow, uint32_t function, solve_line *line, void *user)
{
	struct findings out = {0};

	check(flow, &(struct wait_show){function, line, user}, NULL, &out);
	findings_free(&out);
}

void
waits_ask(const struct flow *flow, const struct waits_question *question)
{
	struct findings out = {0};

	check(flow, NULL, question, &out);
	findings_free(&out);
}

void
waits_at_entry(const struct isa *isa, bool expert, uint8_t most[COUNTER_COUNT])
{
	memset(most, INSN_ANY, COUNTER_COUNT);
	for (unsigned event = 0; event < EVENT_COUNT; event++) {
		const struct insn_count *counts;
		unsigned n = insn_counts(isa, event, true, expert, &counts);

		for (unsigned i = 0; i < n; i++)
			if (flight_protects(&counts[i]))
				most[counts[i].counter] = 0;
	}
}
