#include "common/sim/visit.h"

#include "common/base/memory/array.h"

static void
put_word(struct state_visit *v, uint64_t word)
{
	v->hash = (v->hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
	v->hash ^= v->hash >> 32;
	v->n++;
	if (v->to)
		*APPEND(v->to->v, v->to->n, v->to->cap) = word;
}

/* Visits a time that does not matter once it is `old` cycles in the past. */
static void
put_time(struct state_visit *v, int64_t *t, int64_t old)
{
	int64_t since = *t == SIM_NEVER ? SIM_NEVER : *t - v->base;

	if (!v->moves)
		put_word(v, (uint64_t)(since < -old ? -old : since));
	else if (*t && *t != SIM_NEVER)
		*t += v->shift;
}

/* Visits a time that is 0 until it is set. */
static void
put_set(struct state_visit *v, int64_t *t)
{
	put_word(v, *t != 0);
	put_time(v, t, 0);
}

static void
put_times(struct state_visit *v, int64_t *t, size_t n, int64_t old)
{
	for (size_t i = 0; i < n; i++)
		put_time(v, &t[i], old);
}

static void
put_ring(struct state_visit *v, int64_t *ring, size_t size, uint64_t n, size_t most)
{
	if (v->moves)
		put_times(v, ring, size, 0);
	else
		for (size_t i = 1; i <= most; i++)
			put_time(v, &ring[(n % size + size - i) % size], 0);
}

static void
put_history(struct state_visit *v, struct sim_history *h)
{
	put_ring(v, h->at, SIM_HISTORY, h->n, h->n < SIM_HISTORY ? h->n : SIM_HISTORY);
}

static void
put_pending(struct state_visit *v, struct sim_ring *r)
{
	size_t gone = 0;

	while (!v->moves && gone < r->n && r->pending[gone].at <= v->base)
		gone++;
	put_word(v, r->n - gone);
	for (size_t i = gone; i < r->n; i++) {
		put_time(v, &r->pending[i].at, 0);
		put_word(v, r->pending[i].op);
	}
	put_times(v, r->last, SIM_ORDERS, 0);
}

/* Visits the members that determine the wave's next instruction, and the members that determine how this and later
 * instructions depend on the instructions that were issued last. */
static void
put_path(struct state_visit *v, struct sim *s, struct sim_wave *w)
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

/* Visits a wave, except the members of struct recur_wave. */
static void
put_wave(struct state_visit *v, struct sim *s, struct sim_wave *w)
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
	put_times(v, w->valu_from, 2, 0);
	put_times(v, w->mem_from, 2, 0);
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
put_simd(struct state_visit *v, struct sim *s, struct sim_simd *simd)
{
	put_word(v, simd->ready | (uint64_t)simd->fresh << 32);
	put_word(v, simd->turn);
	put_time(v, &simd->horizon, 0);
	put_time(v, &simd->soonest, 0);
	if (simd->nwaves)
		put_time(v, &simd->visited, INT64_MAX);
	put_times(v, simd->port, SIM_UNIT_COUNT, 0);
	put_time(v, &simd->valu_exec, 0);
	put_time(v, &simd->salu_exec, 0);
	put_time(v, &simd->trans_exec, 0);
	put_time(v, &simd->valu_reached, 0);
	put_time(v, &simd->valu_entered, 0);
	put_ring(v, simd->valu_queue, SIM_QUEUE, simd->nvalu, (size_t)s->v[TIMING_valu_queue]);
	put_ring(v, simd->salu_queue, SIM_QUEUE, simd->nsalu, (size_t)s->v[TIMING_salu_queue]);
	put_ring(v, simd->trans_queue, SIM_QUEUE, simd->ntrans, (size_t)s->v[TIMING_trans_queue]);
	put_times(v, simd->at, simd->nwaves, 0);
	for (unsigned i = 0; i < simd->nwaves; i++)
		put_wave(v, s, simd->waves[i]);
}

static void
put_shared(struct state_visit *v, struct sim *s)
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
	for (size_t i = 0; i < s->p->nops; i++)
		if (s->p->ops[i].first != SIM_NOT_MEASURED)
			put_word(v, h->first[i].sum);
	put_word(v, h->vmem_hits.sum | (uint64_t)h->smem_hits.sum << 16 | (uint64_t)h->l2_hits.sum << 32 | (uint64_t)h->mall_hits.sum << 48);
}

void
state_visit(struct state_visit *v, struct sim *s)
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
