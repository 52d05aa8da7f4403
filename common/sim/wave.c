/* Models a single wave: determines its next instruction and the earliest issue time of this instruction. */
#include "common/sim/engine.h"

#include <assert.h>
#include <string.h>

#include "common/base/memory/array.h"

/* Values of the dependency field of s_delay_alu: VALU_DEP_1, TRANS32_DEP_1 and SALU_CYCLE_1. */
enum { DELAY_VALU = 1, DELAY_TRANS = 5, DELAY_SALU = 9 };

struct gate {
	int64_t at;
	uint8_t reason;
	uint32_t producer;           /* the same as in struct sim_wave; valid if reason is SIM_counter */
};

static inline void
not_before(struct gate *g, int64_t at, enum sim_reason reason)
{
	if (at > g->at) {
		g->at = at;
		g->reason = reason;
	}
}

void
sim_wave_begin(struct sim *s, struct sim_wave *w)
{
	const struct sim_wave room = *w;

	*w = (struct sim_wave){.rings = room.rings, .done = room.done, .choices = room.choices, .calls = room.calls,
		.calls_cap = room.calls_cap, .arrived = room.arrived};
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		if (s->p->capacity[i])
			w->rings[i] = (struct sim_ring){.pending = w->rings[i].pending, .cap = w->rings[i].cap};
	memset(w->done, 0, s->p->nunits * sizeof *w->done);
	memset(w->arrived, 0, s->nlines * sizeof *w->arrived);
	memset(w->choices, 0, 2 * s->p->path->nbranches * sizeof *w->choices);
	for (unsigned i = 0; i < SIM_VALU_HISTORY; i++)
		w->valu_issue[i] = INT32_MIN;
	for (unsigned i = 0; i < SIM_TRANS_HISTORY; i++)
		w->trans_issue[i] = INT32_MIN;
	w->salu_issue = INT32_MIN;
	w->op = s->p->start;
	w->shared = SIM_arbitration;
	w->internal = true;
	w->free_reason = SIM_turn;
	w->line = SIM_NO_LINE;
}

/* Returns whether a wave takes the branch, and updates the counts. role: number of the wave in its work-group; reached: number of
 * executions since the last restart; left: number of restarts. */
static bool
is_taken(const struct sim_branch *b, uint32_t role, uint32_t *reached, uint32_t *left)
{
	const struct str *pattern;
	uint32_t time;

	switch (b->how) {
	case SIM_TAKEN:
		return true;
	case SIM_COUNTED:
		if (++*reached < b->count)
			return !b->leaves_taken;
		*reached = 0;
		++*left;
		return b->leaves_taken;
	case SIM_PATTERN:
		time = *reached;
		pattern = &b->of_wave[role < b->nof_wave ? role : b->nof_wave - 1];
		*reached = (time + 1) % (uint32_t)pattern->n;
		return pattern->p[time] == 'T';
	default:
		return false;
	}
}

uint32_t
sim_wave_next(struct sim *s, struct sim_wave *w, const struct sim_op *op, bool *taken)
{
	*taken = false;
	if (w->script) {
		*taken = op->kind == SIM_BRANCH && op->target != GRAPH_NONE && w->script->steps[w->step].op == op->target;
		return w->script->steps[w->step].op;
	}
	uint32_t here = (uint32_t)(op - s->p->ops);
	uint32_t after = op->flags & SIM_OP_LAST ? GRAPH_NONE : here + 1;
	if (op->kind != SIM_BRANCH)
		return op->target != GRAPH_NONE ? op->target : after;
	if (op->flags & SIM_OP_REQUEST && w->refused) {
		*taken = op->flags & SIM_OP_REFUSED;
		return *taken ? op->target : after;
	}
	if (op->choice != GRAPH_NONE) {
		*taken = is_taken(&s->p->path->branches[op->choice], w->role, &w->choices[op->choice],
			&w->choices[s->p->path->nbranches + op->choice]);
		return *taken ? op->target : after;
	}
	*taken = true;
	if (op->flags & SIM_OP_CALL) {
		if (op->target == GRAPH_NONE)
			return after; /* an unknown callee is assumed to take no time */
		*APPEND(w->calls, w->ncalls, w->calls_cap) = after;
		return op->target;
	}
	if (op->flags & SIM_OP_RETURN)
		return w->ncalls ? w->calls[--w->ncalls] : GRAPH_NONE;
	return op->target;
}

/* Returns the earliest time at which no more than `most` operations are pending. */
static int64_t
ring_below(const struct sim_ring *r, unsigned most)
{
	return r->n > most ? r->pending[r->n - 1 - most].at : 0;
}

static void
wait_counters(struct sim *s, struct sim_wave *w, const uint8_t most[COUNTER_COUNT], struct gate *g)
{
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		if (most[i] != INSN_ANY && s->p->capacity[i] && w->rings[i].n > most[i]) {
			const struct sim_pending *last = &w->rings[i].pending[w->rings[i].n - 1 - most[i]];

			if (last->at > g->at)
				g->producer = last->op;
			not_before(g, last->at, SIM_counter);
		}
}

static void
delay_alu(struct sim *s, struct sim_wave *w, unsigned dep, struct gate *g)
{
	const int32_t *v = s->v;
	int64_t since = INT32_MIN, cycles = 0;

	if (dep >= DELAY_VALU && dep < DELAY_TRANS) {
		since = w->valu_issue[dep - DELAY_VALU];
		cycles = v[TIMING_delay_valu];
	} else if (dep >= DELAY_TRANS && dep < DELAY_TRANS + SIM_TRANS_HISTORY) {
		since = w->trans_issue[dep - DELAY_TRANS];
		cycles = v[TIMING_delay_trans];
	} else if (dep == DELAY_SALU) {
		since = w->salu_issue;
		cycles = v[TIMING_delay_salu];
	}
	not_before(g, since + cycles, SIM_sleep);
}

/* Returns the time from which at most `most` of the operations are incomplete, or 0 if it is INSN_ANY. */
static int64_t
part_from(const struct sim_history *h, unsigned most)
{
	return most == INSN_ANY ? 0 : sim_history_below(h, most);
}

/* Determines the earliest issue time of the instructions after an s_wait_alu. */
static void
wait_alu(struct sim *s, struct sim_wave *w, uint32_t wait)
{
	const struct sim_alu_wait *a = &s->p->alu_waits[wait];
	int64_t from = w->alu_from;

	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		if (a->counters[i] != INSN_ANY && s->p->capacity[i])
			from = sim_later(from, ring_below(&w->rings[i], a->counters[i]));
	from = sim_later(from, part_from(&w->valu_written, a->parts[DEPCTR_va_vdst]));
	from = sim_later(from, part_from(&w->valu_scalars, a->parts[DEPCTR_va_sdst]));
	from = sim_later(from, part_from(&w->mem_read, a->parts[DEPCTR_vm_vsrc]));
	if (!a->parts[DEPCTR_va_ssrc])
		from = sim_later(from, w->sgpr_read);
	if (!a->parts[DEPCTR_va_vcc])
		from = sim_later(from, w->vcc_written);
	if (!a->parts[DEPCTR_sa_sdst])
		from = sim_later(from, w->salu_written);
	w->alu_from = from;
}

/* Returns whether an op needs no issue slot, but delays the next instruction. */
static bool
is_delay(const struct sim_op *op)
{
	return op->kind == SIM_DELAY || (op->kind == SIM_WAIT_ALU && op->flags & SIM_OP_SILENT);
}

/* Consumes instructions that are not issued: s_delay_alu, s_wait_alu and, in a recording, instructions without a record. */
static void
take_delays(struct sim *s, struct sim_wave *w)
{
	for (;;) {
		const struct sim_op *op = w->op == GRAPH_NONE ? NULL : &s->p->ops[w->op];

		if (op && (!is_delay(op) || (op->flags & SIM_OP_LAST && !w->script)))
			return;
		assert(!w->script || w->step + 1 < w->script->nsteps);
		if (op)
			s->r->counts[w->op].hits++;
		if (op && op->kind == SIM_WAIT_ALU) {
			wait_alu(s, w, op->wait);
		} else if (op) {
			w->delay[0].dep = op->wait & 0xf;
			w->delay[0].in = 0;
			w->delay[1].dep = op->wait >> 7 & 0xf;
			w->delay[1].in = op->wait >> 4 & 7;
		}
		if (w->internal)
			w->free += s->v[TIMING_delay_after];
		w->op = w->script ? w->script->steps[++w->step].op : w->op + 1;
	}
}

/* Waits for the register values that the op reads, as if a compiler had inserted s_delay_alu before the op. Compilers
 * insert no s_delay_alu for scc. */
static void
wait_as_compiled(struct sim *s, struct sim_wave *w, const struct sim_op *op, struct gate *g)
{
	const uint16_t *reg = &s->p->regs[op->reg];
	int64_t lag = op->kind == SIM_VALU ? w->valu_lag : w->salu_lag;

	for (unsigned i = 0; i < op->nreads; i++)
		if (reg[i] != s->p->scc)
			not_before(g, w->done[reg[i]] - lag, SIM_sleep);
}

/* Waits for the recorded number of cycles instead of for counters. Returns false if the step has no recorded wait. */
static bool
wait_as_recorded(struct sim_wave *w, struct gate *g)
{
	const struct sim_step *step = &w->script->steps[w->step];

	if (!step->wait)
		return false;
	not_before(g, w->last + step->wait, SIM_counter);
	return true;
}

static void
apply_delays(struct sim *s, struct sim_wave *w, struct gate *g)
{
	for (unsigned i = 0; i < 2; i++)
		if (w->delay[i].dep) {
			if (w->delay[i].in) {
				w->delay[i].in--;
				continue;
			}
			delay_alu(s, w, w->delay[i].dep, g);
			w->delay[i].dep = 0;
		}
}

static void
wait_registers(struct sim *s, struct sim_wave *w, const struct sim_op *op, struct gate *g)
{
	const uint16_t *reg = &s->p->regs[op->reg];

	for (unsigned i = 0; i < op->nreads; i++)
		not_before(g, w->done[reg[i]], SIM_dependency);
}

/* Advances the wave to another line of the instruction cache, and requests the line after it. */
static void
fetch(struct sim *s, struct sim_wave *w, const struct sim_op *op, struct gate *g)
{
	const int32_t *v = s->v;
	int64_t bytes = v[TIMING_fetch_bytes];

	if (op->line == w->line + 1)
		not_before(g, w->next_line, SIM_fetch);
	w->line = op->line;
	s->shared.fetch = sim_later(s->shared.fetch, g->at * bytes) + v[TIMING_fetch_line];
	w->next_line = (s->shared.fetch + bytes - 1) / bytes + v[TIMING_fetch_latency];
}

static void
wait_internal(struct sim *s, struct sim_wave *w, const struct sim_op *op, struct gate *g)
{
	if (!w->internal)
		not_before(g, w->unit_issue + s->v[TIMING_after_issue], SIM_turn);
	not_before(g, w->internal_from, SIM_unit);
	if (op->kind == SIM_NOP) {
		g->at += op->wait;
		g->reason = op->wait ? SIM_sleep : g->reason;
	}
	if (op->kind == SIM_REQUEST && w->any_valu)
		not_before(g, w->valu_end, SIM_dependency);
	if (op->kind == SIM_WAIT_ALU) {
		wait_alu(s, w, op->wait);
		not_before(g, w->alu_from, SIM_dependency);
	}
}

static void
wait_end(struct sim *s, struct sim_wave *w, struct gate *g)
{
	if (s->v[TIMING_end_waits])
		wait_counters(s, w, s->p->end_waits, g);
	if (w->any_valu)
		not_before(g, w->valu_end, SIM_dependency);
	g->at += s->v[TIMING_end];
}

static void
wait_capacity(struct sim *s, struct sim_wave *w, const struct sim_op *op, struct gate *g)
{
	for (unsigned i = 0; i < op->nmemory; i++)
		not_before(g, ring_below(&w->rings[op->events[i].counter], s->p->capacity[op->events[i].counter] - 1u), SIM_full);
}

void
sim_wave_ready(struct sim *s, struct sim_wave *w)
{
	const int32_t *v = s->v;

	w->shared = SIM_arbitration;
	take_delays(s, w);
	const struct sim_op *op = w->next = &s->p->ops[w->op];
	bool expert = op->flags & SIM_OP_EXPERT;
	struct gate g = {w->free, w->free_reason, GRAPH_NONE};
	if (op->line != w->line)
		fetch(s, w, op, &g);
	if (op->size == 8 && s->v[TIMING_fetch_long] && s->simds[w->simd].nwaves == 1 &&
		op->at % (unsigned)s->v[TIMING_fetch_window] >= (unsigned)s->v[TIMING_fetch_late])
		not_before(&g, g.at + s->v[TIMING_fetch_long], SIM_fetch);
	if (w->delay[0].dep | w->delay[1].dep)
		apply_delays(s, w, &g);
	not_before(&g, w->alu_from, SIM_dependency);
	if (w->script && wait_as_recorded(w, &g)) {
		w->ready = g.at;
		w->reason = g.reason;
		w->producer = GRAPH_NONE;
		return;
	}
	if (w->script && s->launch->script->guesses && op->kind <= SIM_SALU)
		wait_as_compiled(s, w, op, &g);
	if (op->wait != GRAPH_NONE && (op->kind == SIM_WAIT || op->kind == SIM_REQUEST || op->kind < SIM_BRANCH))
		wait_counters(s, w, s->p->waits[op->wait], &g);
	switch (op->kind) {
	case SIM_VALU:
		not_before(&g, w->valu_from[expert], SIM_dependency);
		if (!v[TIMING_valu_queue])
			wait_registers(s, w, op, &g);
		break;
	case SIM_SALU:
		if (op->flags & (SIM_OP_READS_SGPR | SIM_OP_WRITES_SGPR))
			not_before(&g, w->salu_from, SIM_dependency);
		if (!v[TIMING_salu_queue])
			wait_registers(s, w, op, &g);
		break;
	case SIM_SMEM:
		not_before(&g, w->salu_from, SIM_dependency);
		if (w->salu_exec)
			not_before(&g, w->salu_exec + v[TIMING_smem_after_salu], SIM_dependency);
		break;
	case SIM_VMEM:
	case SIM_LDS:
	case SIM_EXPORT:
		not_before(&g, w->mem_from[expert], SIM_dependency);
		wait_registers(s, w, op, &g);
		break;
	case SIM_BRANCH:
		if (op->nreads)
			not_before(&g, w->branch_from, SIM_dependency);
		break;
	case SIM_END:
		wait_end(s, w, &g);
		break;
	case SIM_MESSAGE:
	case SIM_BARRIER:
		break;
	default:
		wait_internal(s, w, op, &g);
	}
	if (op->nmemory)
		wait_capacity(s, w, op, &g);
	w->ready = g.at;
	w->reason = g.reason;
	w->producer = g.producer;
}
