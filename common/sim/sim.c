#include "common/sim/program.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/array.h"

static uint32_t
rnd(uint32_t *s)
{
	return *s = *s * 1664525 + 1013904223, *s >> 8;
}

void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *r)
{
	uint32_t seed = 1;
	uint64_t each = 0, waves = launch->waves;
	unsigned lat = (unsigned)m->value[TIMING_vmem_latency];

	memset(r, 0, sizeof *r);
	if (!p->nops)
		return;
	r->counts = array_make(p->nops, sizeof *r->counts);
	for (size_t i = 0; i < p->nops; i++) {
		struct sim_count *c = &r->counts[i];
		unsigned times = 1;
		for (size_t k = 0; k < p->path->nloops; k++) {
			const struct flow_graph *g = p->flow->functions[p->path->loops[k].function].graph;
			const struct flow_loop *l = &g->loops[p->path->loops[k].loop];
			uint32_t b = flow_block_of(g, p->ops[i].insn);
			for (uint32_t x = g->blocks[b].loop; x != FLOW_NONE; x = g->loops[x].parent)
				if (l == &g->loops[x])
					times *= (unsigned)p->path->loops[k].iterations;
		}
		c->hits = waves * times;
		uint64_t lost = p->ops[i].kind == SIM_WAIT ? lat / 2 : rnd(&seed) % 6;
		c->cycles = c->hits * (lost + 4);
		c->lost[p->ops[i].kind == SIM_WAIT ? SIM_counter : SIM_dependency] = c->hits * lost;
		c->lost[SIM_arbitration] = c->hits * (rnd(&seed) % 4);
		each += times * (lost + 4);
		r->instructions += c->hits;
		r->waiting += p->ops[i].kind == SIM_WAIT ? c->hits * lost : 0;
		if (p->ops[i].unit < SIM_UNIT_COUNT) {
			r->unit_insns[p->ops[i].unit] += c->hits;
			r->busy[p->ops[i].unit] += c->hits * p->ops[i].issue;
		}
	}
	unsigned room = launch->simds * launch->resident;
	r->waves = waves;
	r->wave_mean = (double)each * (1 + launch->resident * .1);
	r->wave_deviation = (double)each / 20;
	r->wave_min = (uint64_t)(r->wave_mean * .9);
	r->wave_max = (uint64_t)(r->wave_mean * 1.1);
	r->cycles = (uint64_t)(r->wave_mean * (double)((waves + room - 1) / room) * 1.1);
	for (unsigned i = 0; i < SIM_UNIT_COUNT; i++) {
		r->pieces[i] = launch->simds;
		if (r->busy[i] > r->cycles * r->pieces[i])
			r->busy[i] = r->cycles * r->pieces[i];
	}
	r->slots = r->cycles * launch->simds / (unsigned)m->value[TIMING_period];
	r->occupied = each * waves;
	r->hidden = r->waiting * 2 / 3;
	r->stalled = r->cycles / 5;
	r->starved = r->cycles / 50;
	r->lost[SIM_issued] = r->slots * 4 / 10;
	r->lost[SIM_counter] = r->slots * 3 / 10;
	r->lost[SIM_dependency] = r->slots * 2 / 10;
	r->lost[SIM_arbitration] = r->slots / 20;
	r->lost[SIM_empty] = r->slots - r->lost[0] - r->lost[SIM_counter] - r->lost[SIM_dependency] - r->lost[SIM_arbitration];
	r->nsamples = r->cycles < 100 ? (size_t)r->cycles : 100;
	r->sample_cycles = (r->cycles + r->nsamples - 1) / r->nsamples;
	r->samples = array_make(r->nsamples, sizeof *r->samples);
	for (size_t i = 0; i < r->nsamples; i++) {
		struct sim_sample *s = &r->samples[i];
		double f = .6 + .4 * sin((double)i / 7);
		for (unsigned u = 0; u < SIM_UNIT_COUNT; u++)
			s->busy[u] = (uint64_t)((double)r->busy[u] / (double)r->nsamples * f);
		for (unsigned u = 0; u < SIM_REASON_COUNT; u++)
			s->lost[u] = (uint64_t)((double)r->lost[u] / (double)r->nsamples);
		s->issued = r->instructions / r->nsamples;
		s->waves = (uint64_t)((double)r->occupied / (double)r->nsamples * f);
	}
	r->spans = array_make(SIM_SPANS, sizeof *r->spans);
	r->marks = array_make(SIM_MARKS, sizeof *r->marks);
	for (uint32_t i = 0; i < waves && i < SIM_SPANS; i++) {
		uint64_t b = (uint64_t)(i / room) * (uint64_t)r->wave_mean + (i % room) * 16;
		struct sim_span *s = &r->spans[r->nspans++];
		*s = (struct sim_span){.wave = i, .simd = i % launch->simds, .begin = b, .end = b + (uint64_t)r->wave_mean + rnd(&seed) % (each / 10 + 1)};
		for (uint64_t t = b, k = 0; t < s->end && r->nmarks < SIM_MARKS; k++) {
			uint32_t w = rnd(&seed) % 10 ? rnd(&seed) % 8 : rnd(&seed) % 200;
			r->marks[r->nmarks++] = (struct sim_mark){.cycle = t, .wave = i, .op = (uint32_t)(k % p->nops), .waited = w,
				.reason = w > 20 ? SIM_counter : SIM_dependency};
			t += w + 1;
		}
	}
	if (hooks && hooks->progress)
		for (uint64_t i = 0; i < waves; i++)
			hooks->progress(hooks->context, i);
}
void
sim_result_free(struct sim_result *r) { free(r->counts); free(r->samples); free(r->spans); free(r->marks); }

#define R(name, meaning) {#name, meaning},
static const struct { const char *name, *meaning; } reasons[] = {SIM_REASONS(R)}, units[] = {SIM_UNITS(R)};
const char *
sim_reason_name(unsigned reason) { return reasons[reason].name; }
const char *
sim_reason_meaning(unsigned reason) { return reasons[reason].meaning; }
const char *
sim_unit_name(unsigned unit) { return units[unit].name; }
const char *
sim_unit_meaning(unsigned unit) { return units[unit].meaning; }
