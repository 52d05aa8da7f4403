/* Skips time in which the state of the simulation recurs, with the same result as without skipping.
 *
 * The state is everything that determines what happens next: for each wave its op, the completion times of its operations, and so
 * on. Times are relative to the present, and times that are too old to have an effect are equal. Not part of the state are the
 * number of iterations so far and statistics. The state is compared with a saved one whenever a certain wave has taken a branch; the
 * saved state is replaced after 1, 2, 4, … comparisons (Brent's algorithm).
 *
 * If the state recurs, one period is simulated while the samples have a resolution of one cycle. If the state then recurs again, all
 * following periods are equal, until a loop ends. Each of them adds the same to the statistics, and moves all times by its length. A
 * wave that has issued nothing in the period keeps its times: it waits, for a reason that does not end. */
#include "common/sim/engine.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	LONGEST = 1 << 15, /* limit of the length of a period, in cycles */
	WORDS = 2,         /* number of words of the state that are compared for each simulated instruction, at most */
};

/* The issue times of a wave. */
struct recur_wave {
	int64_t last, ready;
	uint64_t waiting_since;
};

/* The state at a certain time. */
struct recur_state {
	int64_t at;
	uint64_t *word;
	size_t n, cap;
	struct recur_wave *waves; /* all resident waves, by SIMD */
	size_t nwaves, waves_cap;
	uint32_t *counts;         /* values of choices and of left, of all resident waves */
	size_t ncounts, counts_cap;
};

struct sim_recur {
	struct recur_state saved, now;
	uint64_t steps, next;     /* steps: comparisons since the saved states began to grow older; next: value of steps at which the
	                           * state is saved */
	uint64_t checked;         /* number of instructions at the last comparison */
	uint64_t launched, ended; /* numbers of waves at that time */
	/* While a period is profiled: */
	int64_t period;           /* its length in cycles; 0: not profiled */
	int64_t begin;            /* time of the first element of profile */
	struct sim_sample *profile, *samples; /* profile: a sample for each cycle; samples: the samples of the result */
	size_t cap;               /* number of elements of profile */
	unsigned shift;           /* sample_shift of the samples of the result */
	struct sim_result result; /* the numbers at the start of the period */
	struct sim_count *totals; /* result.counts at that time */
	uint64_t turns[SIM_SIMDS]; /* issued_turns of each SIMD at that time */
	uint64_t votes;           /* value of sim.votes at that time */
};

/* What a traversal of the state does: lists the state, or moves its times. */
struct visit {
	struct recur_state *to;   /* NULL: times are moved */
	int64_t base, shift;      /* base: the present; shift: number of cycles by which times are moved */
};

/* ---- traversal of the state */

static void
put_word(struct visit *v, uint64_t word)
{
	if (v->to)
		*APPEND(v->to->word, v->to->n, v->to->cap) = word;
}

/* Visits a time that does not matter once it is `old` cycles in the past. */
static void
put_time(struct visit *v, int64_t *t, int64_t old)
{
	int64_t since = *t == SIM_NEVER ? SIM_NEVER : *t - v->base;

	if (v->to)
		put_word(v, (uint64_t)(since < -old ? -old : since));
	else if (*t && *t != SIM_NEVER)
		*t += v->shift;
}

/* Visits a time that is 0 until it is set. */
static void
put_set(struct visit *v, int64_t *t)
{
	put_word(v, *t != 0);
	put_time(v, t, 0);
}

static void
put_times(struct visit *v, int64_t *t, size_t n, int64_t old)
{
	for (size_t i = 0; i < n; i++)
		put_time(v, &t[i], old);
}

static void
put_ring(struct visit *v, int64_t *ring, size_t size, uint64_t n, size_t most)
{
	if (!v->to)
		put_times(v, ring, size, 0);
	else
		for (size_t i = 1; i <= most; i++)
			put_time(v, &ring[(n % size + size - i) % size], 0);
}

static void
put_history(struct visit *v, struct sim_history *h)
{
	put_ring(v, h->at, SIM_HISTORY, h->n, h->n < SIM_HISTORY ? h->n : SIM_HISTORY);
}

static void
put_pending(struct visit *v, struct sim_ring *r)
{
	size_t gone = 0;

	while (v->to && gone < r->n && r->pending[gone].at <= v->base)
		gone++;
	put_word(v, r->n - gone);
	for (size_t i = gone; i < r->n; i++) {
		put_time(v, &r->pending[i].at, 0);
		put_word(v, r->pending[i].op);
	}
	put_times(v, r->last, SIM_ORDERS, 0);
}

/* Visits what determines the wave's next instruction, and the instructions that will depend on its last ones. */
static void
put_path(struct visit *v, struct sim *s, struct sim_wave *w)
{
	const struct sim_group *g = &s->groups[w->group];

	put_word(v, w->number);
	put_word(v, w->op);
	put_word(v, w->previous);
	put_word(v, w->free_reason | w->reason << 8 | w->shared << 16 | (uint64_t)w->internal << 24 | (uint64_t)w->any_valu << 25 |
		(uint64_t)w->waits << 26);
	put_word(v, w->reason == SIM_counter ? w->producer : 0);
	put_word(v, (uint64_t)(g->round - w->round) << 32 | g->arrived);
	put_word(v, w->delay[0].dep | w->delay[0].in << 8 | w->delay[1].dep << 16 | (uint64_t)w->delay[1].in << 24);
	put_word(v, w->line);
	put_word(v, (uint64_t)w->valu_lag);
	put_word(v, (uint64_t)w->salu_lag);
	put_word(v, w->ncalls);
	for (size_t i = 0; i < w->ncalls; i++)
		put_word(v, w->calls[i]);
}

/* Visits the times of a wave, but for those of struct recur_wave. */
static void
put_wave(struct visit *v, struct sim *s, struct sim_wave *w)
{
	const int32_t *p = s->v;
	int64_t delay = sim_later(p[TIMING_delay_valu], sim_later(p[TIMING_delay_trans], p[TIMING_delay_salu]));

	put_path(v, s, w);
	put_time(v, &w->unit_issue, p[TIMING_after_issue]);
	put_time(v, &w->free, 0);
	put_time(v, &w->resume, 0);
	put_set(v, &w->valu_exec);
	put_word(v, w->salu_exec != 0);
	put_time(v, &w->salu_exec, p[TIMING_smem_after_salu]);
	put_time(v, &w->valu_end, 0);
	put_time(v, &w->salu_from, 0);
	put_time(v, &w->valu_from, 0);
	put_time(v, &w->mem_from, 0);
	put_time(v, &w->internal_from, 0);
	put_time(v, &w->alu_from, 0);
	put_time(v, &w->salu_written, 0);
	put_time(v, &w->vcc_written, 0);
	put_time(v, &w->sgpr_read, 0);
	put_history(v, &w->valu_written);
	put_history(v, &w->valu_scalars);
	put_history(v, &w->mem_read);
	put_time(v, &w->branch_from, 0);
	put_times(v, w->valu_issue, SIM_VALU_HISTORY, delay);
	put_times(v, w->trans_issue, SIM_TRANS_HISTORY, delay);
	put_time(v, &w->salu_issue, delay);
	put_time(v, &w->next_line, 0);
	for (unsigned i = 0; i < COUNTER_COUNT; i++)
		if (s->p->capacity[i])
			put_pending(v, &w->rings[i]);
	for (uint32_t i = 0; i < s->nlines; i++)
		put_set(v, &w->arrived[i]);
	put_times(v, w->done, s->p->nunits, 0);
}

static void
put_simd(struct visit *v, struct sim *s, struct sim_simd *simd)
{
	put_word(v, simd->ready | (uint64_t)simd->fresh << 32);
	put_word(v, simd->turn);
	put_time(v, &simd->horizon, 0);
	put_time(v, &simd->soonest, 0);
	if (simd->nwaves)
		put_time(v, &simd->visited, INT64_MAX);
	put_times(v, simd->way, SIM_UNIT_COUNT, 0);
	put_time(v, &simd->valu_exec, 0);
	put_time(v, &simd->salu_exec, 0);
	put_time(v, &simd->trans_exec, 0);
	put_ring(v, simd->valu_queue, SIM_QUEUE, simd->nvalu, (size_t)s->v[TIMING_valu_queue]);
	put_ring(v, simd->salu_queue, SIM_QUEUE, simd->nsalu, (size_t)s->v[TIMING_salu_queue]);
	put_ring(v, simd->trans_queue, SIM_QUEUE, simd->ntrans, (size_t)s->v[TIMING_trans_queue]);
	put_times(v, simd->at, simd->nwaves, 0);
	for (unsigned i = 0; i < simd->nwaves; i++)
		put_wave(v, s, simd->waves[i]);
}

static void
put_shared(struct visit *v, struct sim *s)
{
	struct sim_shared *h = &s->shared;
	size_t queue = (size_t)s->v[TIMING_vmem_queue];
	int64_t bytes = s->v[TIMING_fetch_bytes], fetch = h->fetch - v->base * bytes;

	put_times(v, h->lds, SIM_SIMDS, 0);
	put_times(v, h->vmem, SIM_SIMDS, 0);
	put_times(v, h->lds_done, SIM_SIMDS, 0);
	put_time(v, &h->smem, 0);
	put_time(v, &h->export, 0);
	put_time(v, &h->lds_banks, 0);
	put_time(v, &h->load_done, 0);
	put_word(v, fetch > 0 ? (uint64_t)fetch : 0);
	h->fetch += v->shift * bytes;
	for (unsigned i = 0; i < s->r->pieces[SIM_UNIT_vmem]; i++)
		put_ring(v, h->vmem_queue[i], queue, h->nvmem[i], queue);
	for (uint32_t i = 0; i < s->p->nscalar_lines; i++)
		put_set(v, &h->arrived[i]);
	for (uint32_t i = 0; i < s->p->npages; i++)
		put_set(v, &h->translated[i]);
	put_word(v, h->vmem_hits.sum | (uint64_t)h->smem_hits.sum << 16 | (uint64_t)h->l2_hits.sum << 32 | (uint64_t)h->mall_hits.sum << 48);
}

static void
put_all(struct visit *v, struct sim *s)
{
	put_word(v, s->launched);
	put_word(v, s->r->waves);
	put_word(v, s->waiting);
	put_time(v, &s->launch_at, 0);
	put_time(v, &s->launch_from, 0);
	put_times(v, s->next, SIM_SIMDS, 0);
	put_shared(v, s);
	for (unsigned i = 0; i < s->launch->simds; i++)
		put_simd(v, s, &s->simds[i]);
}


/* ---- comparison */

static void
take_state(struct sim *s, struct recur_state *to)
{
	struct visit v = {.to = to, .base = s->now};

	to->at = s->now;
	to->n = to->nwaves = to->ncounts = 0;
	put_all(&v, s);
	for (unsigned i = 0; i < s->launch->simds; i++)
		for (unsigned k = 0; k < s->simds[i].nwaves; k++) {
			const struct sim_wave *w = s->simds[i].waves[k];

			*APPEND(to->waves, to->nwaves, to->waves_cap) = (struct recur_wave){w->last, w->ready, w->waiting_since};
			for (size_t b = 0; b < 2 * s->p->path->nbranches; b++)
				*APPEND(to->counts, to->ncounts, to->counts_cap) = w->choices[b];
		}
}

/* Returns whether the wave has issued nothing between the two states, and only other waves delay its next instruction, or a barrier
 * does. */
static bool
is_idle(const struct recur_wave *then, const struct recur_wave *now, int64_t at)
{
	return then->last == now->last && then->ready == now->ready && (then->ready <= at || then->ready == SIM_NEVER);
}

/* Returns whether the two issue times differ by the period, or neither is set. */
static bool
is_moved(int64_t then, int64_t now, int64_t period)
{
	return then == SIM_NEVER ? now == SIM_NEVER : now != SIM_NEVER && now - then == period;
}

/* Returns whether the SIMD has issued as many turns since each wave began to wait, for waves that have issued in the period. */
static bool
same_waits(const struct sim *s, const struct recur_state *then, const struct recur_state *now, const uint64_t turns[SIM_SIMDS])
{
	size_t n = 0;

	for (unsigned i = 0; i < s->launch->simds; i++)
		for (unsigned k = 0; k < s->simds[i].nwaves; k++, n++)
			if (s->simds[i].waves[k]->waits && !is_idle(&then->waves[n], &now->waves[n], then->at) &&
					now->waves[n].waiting_since - then->waves[n].waiting_since != s->simds[i].issued_turns - turns[i])
				return false;
	return true;
}

static bool
same_state(const struct recur_state *then, const struct recur_state *now)
{
	int64_t period = now->at - then->at;

	if (then->n != now->n || then->nwaves != now->nwaves || !now->n || memcmp(then->word, now->word, now->n * sizeof now->word[0]) != 0)
		return false;
	for (size_t i = 0; i < now->nwaves; i++) {
		const struct recur_wave *a = &then->waves[i], *b = &now->waves[i];

		if (!is_idle(a, b, then->at) && (!is_moved(a->last, b->last, period) || !is_moved(a->ready, b->ready, period)))
			return false;
	}
	return true;
}

/* Returns for how many periods all branches behave as in the period between the two states. */
static uint64_t
periods_left(const struct sim *s, const struct recur_state *then, const struct recur_state *now)
{
	const struct sim_path *path = s->p->path;
	uint64_t most = UINT64_MAX;

	for (size_t i = 0; i < now->ncounts; i += 2 * path->nbranches)
		for (size_t b = 0; b < path->nbranches; b++) {
			uint32_t a = then->counts[i + b], c = now->counts[i + b];
			bool left = then->counts[i + path->nbranches + b] != now->counts[i + path->nbranches + b];

			if (a == c)
				continue;
			if (left || path->branches[b].how != SIM_COUNTED || c < a || path->branches[b].count <= c)
				return 0;
			if ((path->branches[b].count - 1 - c) / (c - a) < most)
				most = (path->branches[b].count - 1 - c) / (c - a);
		}
	return most == UINT64_MAX ? 0 : most;
}

/* ---- the profile of a period */

/* Adds the numbers of a sample, multiplied, to another one. */
static void
add_sample(struct sim_sample *to, const struct sim_sample *from, uint64_t times)
{
	uint64_t *a = (uint64_t *)(void *)to;
	const uint64_t *b = (const uint64_t *)(const void *)from;

	for (size_t i = 0; i < sizeof *to / sizeof *a; i++)
		a[i] += b[i] * times;
}

/* Ends the profile: the samples of the result become the current ones again, and receive what was counted. */
static void
close_profile(struct sim *s)
{
	struct sim_recur *r = s->recur;

	s->r->samples = r->samples;
	s->sample_shift = r->shift;
	s->sample_zero = 0;
	s->nsamples = SIM_SAMPLES;
	for (size_t i = 0; i < r->cap && r->begin + (int64_t)i <= s->now; i++)
		add_sample(sim_count_sample(s, r->begin + (int64_t)i), &r->profile[i], 1);
	sim_count_sample(s, s->now);
	r->period = 0;
}

/* Begins the profile of a period. */
static void
open_profile(struct sim *s, int64_t period)
{
	struct sim_recur *r = s->recur;

	r->cap = 3 * (size_t)period;
	r->begin = s->now - period;
	if (r->begin <= 0)
		return;
	alloc_free(r->profile);
	r->profile = array_make(r->cap, sizeof r->profile[0]);
	r->period = period;
	r->samples = s->r->samples;
	r->shift = s->sample_shift;
	r->result = *s->r;
	r->votes = s->votes;
	memcpy(r->totals, s->r->counts, s->p->nops * sizeof r->totals[0]);
	for (unsigned i = 0; i < SIM_SIMDS; i++)
		r->turns[i] = s->simds[i].issued_turns;
	s->r->samples = r->profile;
	s->sample_shift = 0;
	s->sample_zero = r->begin;
	s->nsamples = r->cap;
	sim_count_sample(s, s->now);
}

/* ---- skipping */

/* Adds to the samples what `times` more periods count. The profile becomes the sums over the cycles up to each one. */
static void
skip_samples(struct sim *s, int64_t from, int64_t period, uint64_t times)
{
	struct sim_recur *r = s->recur;
	int64_t length = (int64_t)r->cap, end = from + (int64_t)times * period;
	struct sim_sample before;

	for (size_t i = 1; i < r->cap; i++)
		add_sample(&r->profile[i], &r->profile[i - 1], 1);
	memset(&before, 0, sizeof before);
	sim_count_sample(s, end); /* makes the samples long enough */
	for (int64_t at = r->begin; at < end;) {
		struct sim_sample *to = sim_count_sample(s, at), sum;
		int64_t next = (int64_t)(s->sample_begin + s->sample_cycles), full, first;

		/* The copy that begins `first` periods after the profile is the first one that ends after `next`. */
		first = (next - r->begin - length) / period;
		first = next - r->begin < length ? 0 : first;
		full = first < (int64_t)times ? first : (int64_t)times;
		memset(&sum, 0, sizeof sum);
		add_sample(&sum, &r->profile[length - 1], (uint64_t)full);
		for (int64_t k = full + 1; k <= (int64_t)times && next - r->begin - k * period > 0; k++) {
			int64_t part = next - r->begin - k * period;

			add_sample(&sum, &r->profile[(part < length ? part : length) - 1], 1);
		}
		add_sample(to, &sum, 1);
		add_sample(to, &before, (uint64_t)-1);
		before = sum;
		at = next;
	}
}

/* Adds to the statistics what `times` more periods count. Returns false, without a change, if that is not known, because the op for
 * which others wait most has changed in the period. */
static bool
skip_counts(struct sim *s, uint64_t times)
{
	struct sim_recur *r = s->recur;
	const struct sim_result *then = &r->result;
	struct sim_result *now = s->r;
	uint64_t *const sums[] = {&now->instructions, &now->starved, &now->stalled, &now->waiting, &now->occupied, &now->hidden};
	const uint64_t *const before[] = {&then->instructions, &then->starved, &then->stalled, &then->waiting, &then->occupied,
		&then->hidden};

	if (s->votes != r->votes)
		return false;
	for (size_t i = 0; i < s->p->nops; i++)
		if (now->counts[i].producer_weight < r->totals[i].producer_weight)
			return false;
	for (size_t i = 0; i < sizeof sums / sizeof sums[0]; i++)
		*sums[i] += (*sums[i] - *before[i]) * times;
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++) {
		now->busy[i] += (now->busy[i] - then->busy[i]) * times;
		now->unit_insns[i] += (now->unit_insns[i] - then->unit_insns[i]) * times;
	}
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		now->lost[i] += (now->lost[i] - then->lost[i]) * times;
	for (size_t i = 0; i < s->p->nops; i++) {
		struct sim_count *a = &now->counts[i];
		const struct sim_count *b = &r->totals[i];

		a->hits += (a->hits - b->hits) * times;
		a->cycles += (a->cycles - b->cycles) * times;
		a->producer_weight += (a->producer_weight - b->producer_weight) * times;
		for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
			a->lost[k] += (a->lost[k] - b->lost[k]) * times;
	}
	return true;
}

/* Moves the waves and all times by some periods. */
static void
skip_state(struct sim *s, int64_t cycles, uint64_t times)
{
	struct sim_recur *r = s->recur;
	struct visit v = {.base = s->now, .shift = cycles};
	size_t n = 0;

	put_all(&v, s);
	for (unsigned i = 0; i < s->launch->simds; i++) {
		struct sim_simd *simd = &s->simds[i];
		uint64_t turns = (simd->issued_turns - r->turns[i]) * times;

		simd->issued_turns += turns;
		for (unsigned k = 0; k < simd->nwaves; k++, n++) {
			struct sim_wave *w = simd->waves[k];

			for (size_t b = 0; b < s->p->path->nbranches; b++)
				w->choices[b] += (uint32_t)times * (w->choices[b] - r->saved.counts[2 * s->p->path->nbranches * n + b]);
			if (is_idle(&r->saved.waves[n], &r->now.waves[n], r->saved.at))
				continue;
			w->last += cycles;
			w->ready += w->ready == SIM_NEVER ? 0 : cycles;
			w->waiting_since += turns;
		}
	}
	s->now += cycles;
}

/* Ends the profile of a period. If the state has recurred, skips as many periods as possible. */
static void
finish_period(struct sim *s)
{
	struct sim_recur *r = s->recur;
	int64_t period = r->period;
	uint64_t times;

	close_profile(s);
	if (s->now - r->saved.at != period || !same_state(&r->saved, &r->now) || !same_waits(s, &r->saved, &r->now, r->turns))
		return;
	times = periods_left(s, &r->saved, &r->now);
	if (!times || (uint64_t)(INT64_MAX / 4 / period) < times || !skip_counts(s, times))
		return;
	skip_samples(s, s->now, period, times);
	skip_state(s, period * (int64_t)times, times);
	sim_count_sample(s, s->now);
}

static void
save_state(struct sim_recur *r)
{
	struct recur_state was = r->saved;

	r->saved = r->now;
	r->now = was;
}

void
sim_recur_try(struct sim *s)
{
	struct sim_recur *r = s->recur;
	bool changed = s->launched != r->launched || s->r->waves != r->ended;

	if (r->period ? !changed && s->now - r->saved.at < r->period :
			s->r->instructions - r->checked < r->saved.n / WORDS || s->r->nmarks < SIM_MARKS)
		return;
	r->checked = s->r->instructions;
	r->launched = s->launched;
	r->ended = s->r->waves;
	take_state(s, &r->now);
	if (r->period) {
		finish_period(s);
		r->saved.n = 0;
		r->steps = 0;
		r->next = 1;
		return;
	}
	if (!changed && same_state(&r->saved, &r->now) && s->now - r->saved.at <= LONGEST) {
		int64_t period = s->now - r->saved.at;

		save_state(r);
		open_profile(s, period);
		return;
	}
	if (changed || ++r->steps >= r->next) {
		r->next = changed ? 1 : 2 * r->next;
		r->steps = changed ? 0 : r->steps;
		save_state(r);
	}
}

void
sim_recur_full(struct sim *s)
{
	close_profile(s);
	s->recur->saved.n = 0;
}

void
sim_recur_open(struct sim *s)
{
	if (s->trace || s->launch->script)
		return;
	s->recur = array_make(1, sizeof *s->recur);
	s->recur->next = 1;
	s->recur->totals = array_make(s->p->nops, sizeof s->recur->totals[0]);
}

void
sim_recur_close(struct sim *s)
{
	struct sim_recur *r = s->recur;

	if (!r)
		return;
	if (r->period)
		close_profile(s);
	for (unsigned i = 0; i < 2; i++) {
		struct recur_state *state = i ? &r->saved : &r->now;

		alloc_free(state->word);
		alloc_free(state->waves);
		alloc_free(state->counts);
	}
	alloc_free(r->profile);
	alloc_free(r->totals);
	alloc_free(r);
	s->recur = NULL;
}
