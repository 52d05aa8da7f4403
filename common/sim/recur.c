/* Skips time in which the state of the simulation recurs, with the same result as without skipping.
 *
 * The state is everything that determines what happens next: for each wave its op, the completion times of its
 * operations, and so on. Times are relative to the current time, and times that are too old to have an effect are
 * treated as equal. The state does not include statistics or the number of iterations so far. The hash of the state is
 * compared with earlier hashes when the oldest wave of SIMD 0 has taken a branch.
 *
 * If the hash recurs, one period is simulated while all additions to the samples are recorded. If the state, compared in full,
 * then recurs, all following periods are equal, until a loop ends. Each period adds the same amounts to the statistics, and
 * advances all times by its length. The times of a wave that issues nothing in a period do not change, because the reason for
 * its wait persists. */
#include "common/sim/visit.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	LONGEST = 1 << 17, /* limit of the length of a period, in cycles */
	WORDS = 1,         /* maximum number of words of the state that are hashed per simulated instruction */
	SEEN = 64,         /* number of earlier states whose hashes are compared with a new state */
};

/* The members of a wave that visit.c does not visit. */
struct recur_wave {
	int64_t last, ready;
	uint64_t waiting_since;
};

/* A copy of the state at the time `at`. */
struct recur_state {
	int64_t at;
	struct state_words words;
	struct recur_wave *waves; /* all resident waves, by SIMD */
	size_t nwaves, waves_cap;
	uint32_t *counts;         /* sim_wave.choices of all resident waves, one after the other */
	size_t ncounts, counts_cap;
};

struct sim_recur {
	struct {
		uint64_t hash;
		int64_t at;
	} seen[SEEN];             /* ring buffer of the states since the last launch or end of a wave */
	size_t nseen;
	uint64_t words;           /* number of words of the last state */
	uint64_t checked;         /* number of instructions at the last comparison */
	uint64_t launched, ended; /* numbers of launched and ended waves at the last comparison */
	struct recur_state saved, now; /* saved: state at the start of the recorded period; now: state at its end */
	/* The following members describe the period that is being recorded. */
	int64_t period;           /* length of the period in cycles; 0: no period is recorded */
	struct sim_additions additions;
	struct sim_result result; /* statistics at the start of the period */
	struct sim_count *totals; /* result.counts at the start of the period */
	uint64_t turns[SIM_SIMDS]; /* issued_turns of each SIMD at the start of the period */
	uint64_t votes;           /* value of sim.votes at the start of the period */
};

static void
take_state(struct sim *s, struct recur_state *to)
{
	struct state_visit v = {.to = &to->words, .base = s->now};

	to->at = s->now;
	to->words.n = to->nwaves = to->ncounts = 0;
	state_visit(&v, s);
	for (unsigned i = 0; i < s->launch->simds; i++)
		for (unsigned k = 0; k < s->simds[i].nwaves; k++) {
			const struct sim_wave *w = s->simds[i].waves[k];

			*APPEND(to->waves, to->nwaves, to->waves_cap) = (struct recur_wave){w->last, w->ready, w->waiting_since};
			for (size_t b = 0; b < 2 * s->p->path->nbranches; b++)
				*APPEND(to->counts, to->ncounts, to->counts_cap) = w->choices[b];
		}
}

/* Returns whether the wave has issued nothing between the two states, and is only delayed by other waves or by a barrier. */
static bool
is_idle(const struct recur_wave *then, const struct recur_wave *now, int64_t at)
{
	return then->last == now->last && then->ready == now->ready && (then->ready <= at || then->ready == SIM_NEVER);
}

/* Returns whether the two issue times differ by the period, or neither time is set. */
static bool
is_moved(int64_t then, int64_t now, int64_t period)
{
	return then == SIM_NEVER ? now == SIM_NEVER : now != SIM_NEVER && now - then == period;
}

/* Returns whether each waiting wave that issued in the period has waited for as many used issue slots of its SIMD as it
 * had waited at the same point one period earlier. */
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

	if (then->words.n != now->words.n || then->nwaves != now->nwaves ||
			memcmp(then->words.v, now->words.v, now->words.n * sizeof now->words.v[0]) != 0)
		return false;
	for (size_t i = 0; i < now->nwaves; i++) {
		const struct recur_wave *a = &then->waves[i], *b = &now->waves[i];

		if (!is_idle(a, b, then->at) && (!is_moved(a->last, b->last, period) || !is_moved(a->ready, b->ready, period)))
			return false;
	}
	return true;
}

/* Returns the number of further periods in which all branches behave as in the period between the two states. */
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

/* ---- recording a period */

static void
begin_record(struct sim *s, int64_t period)
{
	struct sim_recur *r = s->recur;

	r->period = period;
	r->additions.n = 0;
	r->additions.until = s->now + period;
	s->recorded = &r->additions;
	r->result = *s->r;
	r->votes = s->votes;
	memcpy(r->totals, s->r->counts, s->p->nops * sizeof r->totals[0]);
	for (unsigned i = 0; i < SIM_SIMDS; i++)
		r->turns[i] = s->simds[i].issued_turns;
}

/* ---- skipping */

/* An addition is repeated `times` times, each time one period later. Returns how many of its cycles, over all repetitions, are before
 * `end`. */
static uint64_t
cycles_before(const struct sim_addition *a, int64_t end, int64_t period, int64_t times)
{
	int64_t cycles = (int64_t)a->cycles, room = end - a->time, whole = room >= cycles ? (room - cycles) / period : 0;
	int64_t begun = room > 0 ? (room - 1) / period : 0;

	whole = whole < times ? whole : times;
	begun = begun < times ? begun : times;
	int64_t parts = begun - whole;
	return (uint64_t)(whole * cycles + parts * (room - whole * period) - period * (parts * (parts + 1) / 2));
}

/* Applies the additions of `times` further periods to the samples. */
static void
skip_samples(struct sim *s, int64_t period, int64_t times)
{
	struct sim_additions *all = &s->recur->additions;
	int64_t last = 0;

	for (size_t i = 0; i < all->n; i++)
		last = sim_later(last, all->v[i].time + (int64_t)all->v[i].cycles);
	sim_count_sample(s, last + times * period); /* makes the samples long enough */
	for (size_t i = 0; i < all->n; i++) {
		const struct sim_addition *a = &all->v[i];
		uint64_t sample = (uint64_t)(a->time + period) >> s->sample_shift, before = 0, now;

		for (; before < a->cycles * (uint64_t)times; before = now, sample++) {
			now = cycles_before(a, (int64_t)((sample + 1) << s->sample_shift), period, times);
			*(uint64_t *)(void *)((char *)&s->r->samples[sample] + a->member) += (now - before) * a->weight;
		}
	}
}

/* Returns the number of further periods during which each vote for a producer is certain to keep its winner. */
static uint64_t
votes_left(const struct sim *s)
{
	const struct sim_recur *r = s->recur;
	uint64_t most = UINT64_MAX;

	for (size_t i = 0; i < s->p->nops; i++) {
		const struct sim_count *now = &s->r->counts[i], *then = &r->totals[i];
		uint64_t waited = now->lost[SIM_counter] - then->lost[SIM_counter], weight = now->producer_weight;

		if (weight >= then->producer_weight)
			continue;
		uint64_t less = then->producer_weight - weight;
		if (weight < 2 * waited)
			return 0;
		most = (weight - 2 * waited) / less < most ? (weight - 2 * waited) / less : most;
	}
	return s->votes == r->votes ? most : 0;
}

/* Adds `times` repetitions of the period to the statistics. */
static void
skip_counts(struct sim *s, uint64_t times)
{
	struct sim_recur *r = s->recur;
	const struct sim_result *then = &r->result;
	struct sim_result *now = s->r;
	uint64_t *const sums[] = {&now->instructions, &now->starved, &now->stalled, &now->waiting, &now->occupied, &now->hidden};
	const uint64_t *const before[] = {&then->instructions, &then->starved, &then->stalled, &then->waiting, &then->occupied,
		&then->hidden};

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
}

/* Advances the waves and all times by `times` periods, which last `cycles` cycles in total. */
static void
skip_state(struct sim *s, int64_t cycles, uint64_t times)
{
	struct sim_recur *r = s->recur;
	struct state_visit v = {.moves = true, .base = s->now, .shift = cycles};
	size_t n = 0;

	state_visit(&v, s);
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

/* Ends the recording of a period. If the state has recurred, skips as many periods as possible. */
static void
finish_period(struct sim *s)
{
	struct sim_recur *r = s->recur;
	int64_t period = r->period;
	bool whole = s->recorded != NULL;

	s->recorded = NULL;
	r->period = 0;
	if (!whole || s->now - r->saved.at != period || !same_state(&r->saved, &r->now) || !same_waits(s, &r->saved, &r->now, r->turns))
		return;
	uint64_t times = periods_left(s, &r->saved, &r->now);
	uint64_t votes = votes_left(s);
	times = times < votes ? times : votes;
	if (!times || (uint64_t)(INT64_MAX / 4 / period) < times)
		return;
	skip_counts(s, times);
	skip_samples(s, period, (int64_t)times);
	skip_state(s, period * (int64_t)times, times);
	sim_count_sample(s, s->now);
}

/* Returns the number of cycles since the last state with the same hash, or 0 if no recorded state has this hash. Records the
 * hash. */
static int64_t
since_seen(struct sim *s)
{
	struct sim_recur *r = s->recur;
	struct state_visit v = {.base = s->now};
	int64_t period = 0;

	state_visit(&v, s);
	r->words = v.n;
	for (size_t i = 0; i < r->nseen && i < SEEN; i++)
		if (r->seen[i].hash == v.hash && (!period || s->now - r->seen[i].at < period))
			period = s->now - r->seen[i].at;
	r->seen[r->nseen % SEEN].hash = v.hash;
	r->seen[r->nseen++ % SEEN].at = s->now;
	return period;
}

void
sim_recur_try(struct sim *s)
{
	struct sim_recur *r = s->recur;
	bool changed = s->launched != r->launched || s->r->waves != r->ended;

	if (r->period ? !changed && s->now - r->saved.at < r->period :
			s->r->instructions - r->checked < r->words / WORDS || s->r->nmarks < SIM_MARKS)
		return;
	r->checked = s->r->instructions;
	r->launched = s->launched;
	r->ended = s->r->waves;
	if (r->period) {
		take_state(s, &r->now);
		finish_period(s);
		r->nseen = 0;
		return;
	}
	if (changed)
		r->nseen = 0;
	int64_t period = since_seen(s);
	if (period && period <= LONGEST) {
		take_state(s, &r->saved);
		begin_record(s, period);
	}
}

void
sim_recur_open(struct sim *s)
{
	if (s->trace || s->launch->script || s->p->requests)
		return;
	s->recur = array_make(1, sizeof *s->recur);
	s->recur->totals = array_make(s->p->nops, sizeof s->recur->totals[0]);
}

void
sim_recur_close(struct sim *s)
{
	struct sim_recur *r = s->recur;

	if (!r)
		return;
	s->recorded = NULL;
	for (unsigned i = 0; i < 2; i++) {
		struct recur_state *state = i ? &r->saved : &r->now;

		alloc_free(state->words.v);
		alloc_free(state->waves);
		alloc_free(state->counts);
	}
	alloc_free(r->additions.v);
	alloc_free(r->totals);
	alloc_free(r);
	s->recur = NULL;
}
