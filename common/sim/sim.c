/* The loop over time. */
#include "common/sim/engine.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"

enum { PROGRESS = 1 << 16 };

/* The SIMD's first turn that is not before a time. */
static int64_t
turn_from(const struct sim *s, unsigned simd, int64_t time)
{
	int64_t period = s->m->value[TIMING_period], offset = simd % period, over = (time - offset) % period;

	return over > 0 ? time + period - over : over < 0 ? time - over : time;
}

/* ---- barriers */

static void
release(struct sim *s, struct sim_group *g, int64_t time)
{
	int64_t from = time + (s->launch->group > 1 ? s->m->value[TIMING_barrier_release] : 1);

	g->arrived = 0;
	g->round++;
	for (unsigned i = 0; i < g->nwaves; i++) {
		struct sim_wave *w = g->waves[i];

		if (w->ready != SIM_NEVER)
			continue;
		w->ready = sim_later(from, w->resume);
		w->reason = SIM_barrier;
		if (from < s->simds[w->simd].next)
			s->simds[w->simd].next = from;
	}
}

/* The wave comes to a barrier, or tells it that it has, or waits for the others. */
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

static bool
end_wave(struct sim *s, struct sim_wave *w, int64_t time)
{
	struct sim_group *g = &s->groups[w->group];

	sim_count_wave(s, w, time);
	sim_launch_end(s, w, time);
	if (g->alive && g->arrived >= g->alive) /* the others have been waiting for it */
		release(s, g, time);
	return s->hooks && s->hooks->progress && s->r->waves % 64 == 0 && s->hooks->progress(s->hooks->context, s->r->waves);
}

/* ---- a turn of a SIMD */

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

/* Issues its instruction. Returns false if the wave is at its end. */
static bool
issue(struct sim *s, struct sim_wave *w, int64_t time)
{
	const struct sim_op *op = &s->p->ops[w->op];
	uint32_t here = w->op, next;
	bool taken;

	sim_count_issue(s, w, time);
	if (s->hooks && s->hooks->trace && !(op->flags & SIM_OP_SILENT))
		s->hooks->trace(s->hooks->context, (uint64_t)time, w->number, w->simd, here);
	s->r->counts[w->previous].cycles += (uint64_t)(time - w->last);
	w->previous = here;
	w->last = time;
	if (op->kind == SIM_END)
		return false;
	sim_unit_issue(s, w, op, time);
	next = sim_wave_next(s, w, op, &taken);
	if (next == FLOW_NONE)
		return false;
	if (op->kind == SIM_BRANCH) {
		const int32_t *v = s->m->value;

		w->free = time + v[!taken ? TIMING_branch_not_taken : op->flags & (SIM_OP_FAR | SIM_OP_RETURN) ? TIMING_branch_far :
			TIMING_branch_taken];
		if (taken)
			w->line = UINT64_MAX;
	}
	w->op = next;
	sim_wave_ready(s, w);
	if (op->kind == SIM_BARRIER && (op->wait == OPERATION_barrier || op->wait == OPERATION_barrier_signal ||
			op->wait == OPERATION_barrier_wait))
		arrive(s, w, op->wait, time);
	set_waiting(s, w, w->reason == SIM_counter && w->ready != SIM_NEVER);
	return true;
}

/* The next instruction of the wave, if it can be issued now. *kinds: bits of ports that are used. */
static bool
try_wave(struct sim *s, struct sim_wave *w, int64_t time, unsigned *kinds)
{
	const struct sim_op *op = &s->p->ops[w->op];
	uint8_t reason;
	int64_t from;

	if (op->port != SIM_PORT_NONE) {
		if (*kinds >> op->port & 1 || (unsigned)__builtin_popcount(*kinds) >= (unsigned)s->m->value[TIMING_kinds]) {
			w->shared = SIM_arbitration;
			w->retry = time + 1;
			return false;
		}
		from = sim_unit_from(s, w, op, time, &reason);
		if (from > time) {
			w->shared = reason;
			w->retry = from;
			return false;
		}
		*kinds |= 1u << op->port;
	}
	return true;
}

static int64_t
when(const struct sim_wave *w)
{
	return sim_later(w->ready, w->retry);
}

/* Goes through the waves of a SIMD. Returns true if the user wants to stop. */
static bool
take_turn(struct sim *s, unsigned number, int64_t time)
{
	struct sim_simd *simd = &s->simds[number];
	unsigned n = simd->nwaves, issued = 0, kinds = 0, reason = SIM_empty;
	struct sim_wave *order[SIM_SLOTS];
	int64_t next = SIM_NEVER, soonest = SIM_NEVER;
	bool stop = false;

	for (unsigned i = 0; i < n; i++)
		order[i] = simd->waves[s->launch->order == SIM_ROUND_ROBIN ? (i + simd->turn) % n : i];
	for (unsigned i = 0; i < n; i++) {
		struct sim_wave *w = order[i];

		if (when(w) < soonest) {
			soonest = when(w);
			reason = w->ready >= w->retry ? w->reason : w->shared;
		}
		if (when(w) > time || !try_wave(s, w, time, &kinds)) {
			next = when(w) < next ? when(w) : next;
			continue;
		}
		set_waiting(s, w, false);
		issued++;
		if (!issue(s, w, time)) {
			stop |= end_wave(s, w, time);
			continue;
		}
		next = when(w) < next ? when(w) : next;
	}
	if (n && issued)
		simd->turn = (simd->turn + 1) % n;
	sim_count_turn(s, simd, time, issued, n ? reason : SIM_empty);
	simd->next = next == SIM_NEVER ? SIM_NEVER : turn_from(s, number, sim_later(next, time + 1));
	return stop;
}

/* ---- */

static unsigned
soonest_simd(const struct sim *s)
{
	unsigned best = 0;

	for (unsigned i = 1; i < s->launch->simds; i++)
		if (s->simds[i].next < s->simds[best].next)
			best = i;
	return best;
}

static void
run(struct sim *s)
{
	while (s->launched < s->launch->waves || s->present) {
		unsigned simd = soonest_simd(s);
		int64_t time = s->simds[simd].next;

		if (s->launch_at <= time) {
			if (s->launch_at == SIM_NEVER) {
				s->r->stuck = true;
				return;
			}
			sim_count_time(s, sim_later(s->launch_at, s->now));
			sim_launch_waves(s);
			continue;
		}
		time = turn_from(s, simd, time);
		s->simds[simd].next = time;
		if (simd != soonest_simd(s))
			continue;
		sim_count_time(s, time);
		if (take_turn(s, simd, time)) {
			s->r->stopped = true;
			return;
		}
		if (s->r->instructions > s->limit) {
			s->r->stuck = true;
			return;
		}
	}
}

void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *result)
{
	struct sim *s = array_make(1, sizeof *s);

	memset(result, 0, sizeof *result);
	*s = (struct sim){.m = m, .p = p, .launch = launch, .hooks = hooks, .r = result};
	s->shared.vmem_queue = array_make((size_t)m->value[TIMING_vmem_queue], sizeof(int64_t));
	s->limit = UINT64_MAX;
	sim_count_open(s);
	for (unsigned i = 0; i < SIM_SIMDS; i++) {
		s->simds[i].next = SIM_NEVER;
		s->simds[i].visited = (int64_t)i % m->value[TIMING_period] - m->value[TIMING_period];
	}
	if (p->nops && sim_launch_open(s))
		run(s);
	else
		result->stuck = true;
	sim_count_close(s);
	sim_launch_close(s);
	free(s->shared.vmem_queue);
	free(s);
}

void
sim_result_free(struct sim_result *r)
{
	free(r->counts);
	free(r->samples);
	free(r->spans);
	free(r->marks);
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
