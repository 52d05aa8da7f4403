/* Runs the simulation as a loop over events: launches of work-groups, and issue slots of SIMDs. */
#include "common/sim/engine.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static int64_t
turn_from(const struct sim *s, unsigned simd, int64_t time)
{
	if (s->period == 1)
		return time;
	int64_t over = s->turn_mask >= 0 ? (time - simd) & s->turn_mask : (time - simd) % s->period;
	return over > 0 ? time + s->period - over : over < 0 ? time - over : time;
}

static void
release(struct sim *s, struct sim_group *g, int64_t time)
{
	int64_t from = time + (s->launch->group > 1 ? s->v[TIMING_barrier_release] : 1);

	g->arrived = 0;
	g->round++;
	for (unsigned i = 0; i < g->nwaves; i++) {
		struct sim_wave *w = g->waves[i];

		if (w->ready != SIM_NEVER || w->sleeps)
			continue;
		w->ready = sim_later(from, w->resume);
		w->reason = SIM_barrier;
		sim_wave_put(s, w);
		if (w->ready < s->next[w->simd])
			s->next[w->simd] = w->ready;
	}
}

/* Executes a barrier instruction: the wave arrives at the barrier (barrier, barrier_signal), or waits for the other waves to
 * arrive (barrier, barrier_wait). */
static void
arrive(struct sim *s, struct sim_wave *w, unsigned operation, int64_t time)
{
	struct sim_group *g = &s->groups[w->group];

	if (operation == OPERATION_barrier || operation == OPERATION_barrier_signal) {
		w->round = g->round;
		g->arrived++;
	}
	if (operation != OPERATION_barrier_signal && w->round == g->round) {
		w->resume = w->ready;
		w->ready = SIM_NEVER;
	}
	if (g->arrived >= g->alive)
		release(s, g, time);
}

static void
set_waiting(struct sim *s, struct sim_wave *w, bool waits)
{
	if (waits == w->waits)
		return;
	w->waits = waits;
	s->waiting += waits ? 1 : -1u;
	if (waits)
		w->waiting_since = s->simds[w->simd].issued_turns;
}

static void
end_wave(struct sim *s, struct sim_wave *w, int64_t time)
{
	struct sim_group *g = &s->groups[w->group];

	w->ended = true;
	sim_vgprs_end(s, w, time);
	sim_count_wave(s, w, time);
	if (--g->alive && g->arrived >= g->alive) /* the other waves may have been waiting only for this one */
		release(s, g, time);
}

/* Executes the wave's instruction and moves the wave to the next one. Returns false if the wave has ended. */
static bool
go_on(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time)
{
	if (op->kind == SIM_END)
		return false;
	sim_unit_issue(s, w, op, time);
	if (op->kind == SIM_REQUEST)
		sim_vgprs_request(s, w, op, time);
	if (w->script && ++w->step == w->script->nsteps)
		return false;
	bool taken;
	w->op = sim_wave_next(s, w, op, &taken);
	s->recurs |= taken && w == s->simds[0].waves[0];
	if (w->op == GRAPH_NONE && !w->script)
		return false;
	if (op->kind == SIM_BRANCH) {
		const int32_t *v = s->v;

		w->free = time + v[!taken ? TIMING_branch_not_taken : op->flags & (SIM_OP_FAR | SIM_OP_RETURN) ? TIMING_branch_far :
			TIMING_branch_taken];
		if (taken)
			w->line = SIM_NO_LINE;
		if (w->free - time > s->period)
			w->free_reason = SIM_branch;
	}
	sim_wave_ready(s, w);
	if (op->kind == SIM_BARRIER && op->wait >= OPERATION_barrier && op->wait <= OPERATION_barrier_wait)
		arrive(s, w, op->wait, time);
	if (op->kind == SIM_REQUEST)
		sim_vgprs_rest(w);
	return true;
}

/* Issues the wave's next instruction. Returns false if the wave has ended. */
static bool
issue(struct sim *s, struct sim_simd *simd, struct sim_wave *w, int64_t time)
{
	const struct sim_op *op = w->next;
	uint32_t here = w->op;

	simd->ready &= ~(1u << w->slot);
	simd->by_port[op->port] &= ~(1u << w->slot);
	if (!simd->by_port[op->port])
		simd->ports &= ~(1u << op->port);
	if (w->waits)
		set_waiting(s, w, false);
	sim_count_issue(s, w, time);
	if (s->trace && !(op->flags & SIM_OP_SILENT))
		s->trace(s->hooks->context, (uint64_t)time, w->number, w->simd, here);
	s->r->counts[w->previous].cycles += (uint64_t)(time - w->last);
	w->previous = here;
	w->last = time;
	if (!go_on(s, w, op, time)) {
		end_wave(s, w, time);
		return false;
	}
	sim_wave_put(s, w);
	if (w->reason == SIM_counter && w->ready != SIM_NEVER)
		set_waiting(s, w, true);
	return true;
}

/* Moves the waves whose earliest issue time has been reached to the set `ready`. */
static void
wake(struct sim_simd *simd, int64_t time)
{
	int64_t soonest = SIM_NEVER;

	for (unsigned i = 0; i < simd->nwaves; i++)
		if (simd->at[i] <= time)
			simd->ready |= 1u << i;
		else if (simd->at[i] < soonest)
			soonest = simd->at[i];
	simd->soonest = soonest;
}

/* Returns the slot of the wave with the highest priority among the given waves. */
static unsigned
first_of(const struct sim *s, const struct sim_simd *simd, uint32_t waves)
{
	uint32_t later = waves >> simd->turn << simd->turn;

	return (unsigned)__builtin_ctz(s->launch->order == SIM_ROUND_ROBIN && later ? later : waves);
}

struct turn {
	unsigned issued;
	uint8_t reason;      /* if an instruction was issued, reason why the first one did not issue earlier; otherwise,
	                      * reason why no instruction was issued */
	bool ended;
	uint32_t blocked;    /* bit mask of the waves whose port is busy */
	int64_t blocked_to;  /* earliest time at which a port that a blocked wave needs becomes free */
};

static void
issue_first(struct sim *s, struct sim_simd *simd, struct sim_wave *w, int64_t time, struct turn *t)
{
	if (!t->issued++)
		t->reason = w->ready < time - 1 && w->shared != SIM_arbitration ? w->shared : w->reason;
	t->ended |= !issue(s, simd, w, time);
}

/* Issues an instruction to a port if the next instruction of some ready wave uses the port and the instruction's unit accepts
 * it. */
static void
take_port(struct sim *s, struct sim_simd *simd, unsigned port, int64_t time, struct turn *t)
{
	uint32_t waves = simd->ready & simd->by_port[port];
	uint8_t reason;
	int64_t from = sim_port_from(simd, port, &reason);

	if (from > time) {
		simd->waves[first_of(s, simd, waves)]->shared = reason;
		t->blocked |= waves;
		t->blocked_to = from < t->blocked_to ? from : t->blocked_to;
		if (!t->issued)
			t->reason = reason;
		return;
	}
	while (waves) {
		unsigned i = first_of(s, simd, waves);
		struct sim_wave *w = simd->waves[i];

		from = sim_unit_from(s, w, w->next, &reason);

		if (from <= time) {
			issue_first(s, simd, w, time, t);
			return;
		}
		waves &= ~(1u << i);
		simd->ready &= ~(1u << i);
		simd->at[i] = from;
		w->shared = reason;
		if (from < simd->soonest)
			simd->soonest = from;
		if (!t->issued)
			t->reason = reason;
	}
}

static void
take_turn(struct sim *s, unsigned number, int64_t time)
{
	struct sim_simd *simd = &s->simds[number];
	struct turn t = {.reason = SIM_empty, .blocked_to = SIM_NEVER};

	simd->ready |= simd->fresh;
	simd->fresh = 0;
	simd->horizon = time + s->period;
	if (simd->soonest <= time)
		wake(simd, time);
	for (uint32_t waves = simd->ready & simd->by_port[SIM_PORT_NONE]; waves; waves &= waves - 1)
		issue_first(s, simd, simd->waves[__builtin_ctz(waves)], time, &t);
	for (unsigned ports = simd->ports & ((1u << SIM_PORT_NONE) - 1), kinds = 0; ports; ports &= ports - 1) {
		unsigned port = (unsigned)__builtin_ctz(ports), before = t.issued;

		if (!(simd->ready & simd->by_port[port]) || kinds == (unsigned)s->v[TIMING_kinds])
			continue;
		take_port(s, simd, port, time, &t);
		kinds += t.issued - before;
	}
	if (s->launch->order == SIM_ROUND_ROBIN && t.issued)
		simd->turn = (simd->turn + 1) % (simd->nwaves ? simd->nwaves : 1);
	sim_count_turn(s, simd, time, t.issued, t.reason);
	if (t.ended)
		sim_launch_end(s, simd);
	int64_t next = simd->soonest < t.blocked_to ? simd->soonest : t.blocked_to;
	s->next[number] = (simd->ready & ~t.blocked) | simd->fresh || next <= time ? time + s->period :
		next == SIM_NEVER ? SIM_NEVER : turn_from(s, number, next);
}

static unsigned
soonest_simd(const struct sim *s)
{
	unsigned best = 0;

	for (unsigned i = 1; i < s->launch->simds; i++)
		if (s->next[i] < s->next[best])
			best = i;
	return best;
}

static void
issue_all(struct sim *s)
{
	while (s->launched < s->waves || s->present) {
		if (s->recurs) {
			s->recurs = false;
			if (s->recur)
				sim_recur_try(s);
		}
		unsigned simd = soonest_simd(s);
		int64_t time = s->next[simd];
		if (s->launch_at <= time) {
			if (s->launch_at == SIM_NEVER) {
				s->r->stuck = true;
				return;
			}
			if (s->launch_at > s->now)
				sim_count_time(s, s->launch_at);
			sim_launch_waves(s);
			continue;
		}
		int64_t turn = turn_from(s, simd, time);
		if (turn != time) { /* another SIMD's issue slot may be earlier */
			s->next[simd] = turn;
			continue;
		}
		if (time > s->now)
			sim_count_time(s, time);
		take_turn(s, simd, time);
		if (s->r->instructions < s->next_progress)
			continue;
		s->next_progress = s->r->instructions + SIM_PROGRESS;
		if (sim_stop(s)) {
			s->r->end = SIM_STOPPED;
			s->r->stuck = true;
			return;
		}
	}
}

/* Prepares the launch. Returns SIM_ENDS, or the reason why its waves cannot run or do not end. */
static enum sim_end
open_launch(struct sim *s)
{
	const struct sim_launch *l = s->launch;

	if (!sim_launch_open(s) || !sim_vgprs_open(s))
		return SIM_NO_ROOM;
	return l->script ? SIM_ENDS : sim_check_termination(s, (l->most ? l->most : SIM_MOST) / (l->waves ? l->waves : 1));
}

void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *result)
{
	struct sim *s = array_make(1, sizeof *s);

	memset(result, 0, sizeof *result);
	*s = (struct sim){.m = m, .v = m->value, .p = p, .launch = launch, .waves = launch->waves, .hooks = hooks,
		.trace = hooks ? hooks->trace : NULL, .r = result};
	for (unsigned i = 0; i < SIM_SIMDS; i++)
		s->shared.vmem_queue[i] = array_make((size_t)m->value[TIMING_vmem_queue], sizeof(int64_t));
	s->nlines = sim_misses_first(s, SIM_VMEM) ? p->nlines : 0;
	s->shared.arrived = array_make(p->nscalar_lines + 1, sizeof(int64_t));
	s->shared.translated = array_make(p->npages + 1, sizeof(int64_t));
	s->shared.first = array_make(p->nops + 1, sizeof *s->shared.first);
	s->period = m->value[TIMING_period];
	s->turn_mask = s->period & (s->period - 1) ? -1 : s->period - 1;
	sim_count_open(s);
	sim_recur_open(s);
	for (unsigned i = 0; i < SIM_SIMDS; i++) {
		s->next[i] = s->simds[i].soonest = SIM_NEVER;
		s->simds[i].visited = (int64_t)i % m->value[TIMING_period] - m->value[TIMING_period];
	}
	result->end = p->nops ? open_launch(s) : SIM_ENDS;
	result->stuck = !p->nops || result->end != SIM_ENDS;
	if (!result->stuck)
		issue_all(s);
	sim_recur_close(s);
	sim_count_close(s);
	sim_launch_close(s);
	for (unsigned i = 0; i < SIM_SIMDS; i++)
		alloc_free(s->shared.vmem_queue[i]);
	alloc_free(s->shared.arrived);
	alloc_free(s->shared.translated);
	alloc_free(s->shared.first);
	alloc_free(s);
}

void
sim_result_free(struct sim_result *r)
{
	alloc_free(r->counts);
	alloc_free(r->samples);
	alloc_free(r->spans);
	alloc_free(r->marks);
}

const char *
sim_reason_name(unsigned reason)
{
#define R(name, meaning) #name,
	static const char *const names[] = {SIM_REASONS(R)};
#undef R

	return names[reason];
}

const char *
sim_reason_meaning(unsigned reason)
{
#define R(name, meaning) meaning,
	static const char *const meanings[] = {SIM_REASONS(R)};
#undef R

	return meanings[reason];
}

const char *
sim_unit_name(unsigned unit)
{
#define U(name, meaning) #name,
	static const char *const names[] = {SIM_UNITS(U)};
#undef U

	return names[unit];
}

const char *
sim_unit_meaning(unsigned unit)
{
#define U(name, meaning) meaning,
	static const char *const meanings[] = {SIM_UNITS(U)};
#undef U

	return meanings[unit];
}
