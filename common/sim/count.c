/* Collects statistics while the simulation runs. */
#include "common/sim/engine.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/array.h"

enum { FIRST_SHIFT = 4 };

/* Doubles the length of each sample by merging pairs of samples, so that later times fit into the array. */
static void
halve_samples(struct sim *s)
{
	struct sim_sample *v = s->r->samples;

	for (unsigned i = 0; i < SIM_SAMPLES / 2; i++) {
		const struct sim_sample *b = &v[2 * i + 1];
		struct sim_sample a = v[2 * i];

		for (unsigned k = 0; k < SIM_UNIT_COUNT; k++)
			a.busy[k] += b->busy[k];
		for (unsigned k = 0; k < SIM_REASON_COUNT; k++)
			a.lost[k] += b->lost[k];
		a.issued += b->issued;
		a.waves += b->waves;
		v[i] = a;
	}
	memset(v + SIM_SAMPLES / 2, 0, SIM_SAMPLES / 2 * sizeof *v);
	s->sample_shift++;
}

struct sim_sample *
sim_count_sample(struct sim *s, int64_t time)
{
	while ((uint64_t)time >> s->sample_shift >= SIM_SAMPLES)
		halve_samples(s);
	s->sample = &s->r->samples[(uint64_t)time >> s->sample_shift];
	s->sample_begin = (uint64_t)time >> s->sample_shift << s->sample_shift;
	s->sample_cycles = 1ull << s->sample_shift;
	return s->sample;
}

void
sim_count_open(struct sim *s)
{
	struct sim_result *r = s->r;

	r->counts = array_make(s->p->nops, sizeof *r->counts);
	for (size_t i = 0; i < s->p->nops; i++)
		r->counts[i].producer = GRAPH_NONE;
	r->samples = array_make(SIM_SAMPLES, sizeof *r->samples);
	r->spans = array_make(SIM_SPANS, sizeof *r->spans);
	r->marks = array_make(SIM_MARKS, sizeof *r->marks);
	s->sample_shift = FIRST_SHIFT;
	sim_count_sample(s, 0);
	r->wave_min = UINT64_MAX;
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++)
		r->pieces[i] = i == SIM_UNIT_smem || i == SIM_UNIT_export ? 1 : i == SIM_UNIT_lds ? (s->launch->simds + 1) / 2 :
			i == SIM_UNIT_vmem ? s->v[TIMING_period] > 1 ? 1 : (s->launch->simds + 1) / 2 : s->launch->simds;
}

/* Adds weight for each of `cycles` consecutive cycles, beginning at `time`, to the uint64_t member at the offset `member` of the
 * sample that contains the cycle. */
static void
spread(struct sim *s, size_t member, int64_t time, uint64_t cycles, uint64_t weight)
{
	sim_record(s, member, time, cycles, weight);
	while (cycles) {
		struct sim_sample *sample = sim_sample_at(s, time);
		uint64_t room = s->sample_begin + s->sample_cycles - (uint64_t)time;
		uint64_t part = cycles < room ? cycles : room;

		*(uint64_t *)(void *)((char *)sample + member) += part * weight;
		time += (int64_t)part;
		cycles -= part;
	}
}

/* Updates the weighted majority vote for the producer that instructions wait for. The weight of a wait is its length in cycles. A
 * producer with more than half of all waited cycles wins. */
static void
vote(struct sim *s, struct sim_count *c, uint32_t producer, uint64_t waited)
{
	if (c->producer == producer) {
		c->producer_weight += waited;
	} else if (c->producer_weight < waited) {
		s->votes++;
		c->producer = producer;
		c->producer_weight = waited - c->producer_weight;
	} else {
		c->producer_weight -= waited;
	}
}

void
sim_count_issue(struct sim *s, struct sim_wave *w, int64_t time)
{
	struct sim_result *r = s->r;
	struct sim_count *c = &r->counts[w->op];
	int64_t alone = w->ready < time ? w->ready : time;

	c->hits++;
	r->instructions++;
	c->lost[w->reason] += (uint64_t)(alone - w->last > 0 ? alone - w->last : 0);
	c->lost[w->shared] += (uint64_t)(time - alone);
	if (w->reason == SIM_counter) {
		uint64_t waited = (uint64_t)(alone - w->last), issued = (s->simds[w->simd].issued_turns - w->waiting_since) *
			(uint64_t)s->v[TIMING_period];

		if (w->producer != GRAPH_NONE)
			vote(s, c, w->producer, waited);
		r->waiting += waited;
		r->hidden += issued < waited ? issued : waited;
	}
	if (r->nmarks < SIM_MARKS)
		r->marks[r->nmarks++] = (struct sim_mark){(uint64_t)time, w->number, w->op, (uint32_t)(time - w->last),
			time > alone ? w->shared : w->reason};
}

void
sim_count_turn(struct sim *s, struct sim_simd *simd, int64_t time, unsigned issued, unsigned reason)
{
	struct sim_result *r = s->r;

	if (time - simd->visited > s->period) {
		int64_t period = s->period, turns = (time - simd->visited) / period - 1;

		r->lost[reason] += (uint64_t)turns;
		spread(s, offsetof(struct sim_sample, lost) + reason * sizeof(uint64_t), simd->visited + period, (uint64_t)turns, 1);
	}
	reason = issued ? SIM_issued : reason;
	r->lost[reason]++;
	spread(s, offsetof(struct sim_sample, lost) + reason * sizeof(uint64_t), time, 1, 1);
	if (issued)
		spread(s, offsetof(struct sim_sample, issued), time, 1, issued);
	simd->issued_turns += issued != 0;
	simd->visited = time;
}

void
sim_count_empty(struct sim *s, struct sim_simd *simd, int64_t time)
{
	int64_t turns = (time - simd->visited) / s->period - 1;

	if (turns <= 0)
		return;
	s->r->lost[SIM_empty] += (uint64_t)turns;
	spread(s, offsetof(struct sim_sample, lost) + SIM_empty * sizeof(uint64_t), simd->visited + s->period, (uint64_t)turns, 1);
	simd->visited += turns * s->period;
}

void
sim_count_time(struct sim *s, int64_t time)
{
	uint64_t cycles = (uint64_t)(time - s->now);

	s->r->occupied += cycles * s->present;
	if (!s->present)
		s->r->starved += cycles;
	else if (s->waiting == s->present)
		s->r->stalled += cycles;
	spread(s, offsetof(struct sim_sample, waves), s->now, cycles, s->present);
	s->now = time;
}

void
sim_count_wave(struct sim *s, const struct sim_wave *w, int64_t end)
{
	struct sim_result *r = s->r;
	uint64_t cycles = (uint64_t)(end - w->begin);

	r->waves++;
	r->wave_min = cycles < r->wave_min ? cycles : r->wave_min;
	r->wave_max = cycles > r->wave_max ? cycles : r->wave_max;
	r->cycles = (uint64_t)end > r->cycles ? (uint64_t)end : r->cycles;
	s->sum += (double)cycles;
	s->squares += (double)cycles * (double)cycles;
	if (r->nspans < SIM_SPANS)
		r->spans[r->nspans++] = (struct sim_span){w->number, w->simd, (uint64_t)w->begin, (uint64_t)end};
}

void
sim_count_close(struct sim *s)
{
	struct sim_result *r = s->r;
	double n = (double)r->waves;

	for (unsigned i = 0; i < s->launch->simds; i++)
		sim_count_empty(s, &s->simds[i], (int64_t)r->cycles + s->period);
	for (unsigned i = 0; i < SIM_REASON_COUNT; i++)
		r->slots += r->lost[i];
	if (r->waves) {
		double variance = s->squares / n - s->sum / n * (s->sum / n);

		r->wave_mean = s->sum / n;
		r->wave_deviation = variance > 0 ? sqrt(variance) : 0;
	} else {
		r->wave_min = 0;
	}
	r->sample_cycles = 1ull << s->sample_shift;
	r->nsamples = (size_t)(r->cycles >> s->sample_shift) + 1;
	if (r->nsamples > SIM_SAMPLES)
		r->nsamples = SIM_SAMPLES;
}
