/* Dynamic VGPR mode: the VGPRs of a SIMD that waves get and free. Each slot has a block reserved. With deadlock avoidance, those that a wave
 * with one block lacks to have the most are reserved, too, and only one wave at a time may have some of them. Sources: RDNA 4 ISA, 3.3.3; for
 * the one wave, which the manual does not say, the article "Dynamic Register Allocation on AMD's RDNA 4 GPU Architecture". */
#include "common/sim/engine.h"

#include "common/analysis/dvgpr/size.h"
#include "common/analysis/resource/occupancy.h"

enum { PATIENCE = 64 }; /* refusals of a request after which the wave sleeps until others free VGPRs, to save time of the simulation */

static unsigned
block_of(const struct sim *s)
{
	return (unsigned)s->v[TIMING_dvgpr_block];
}

static unsigned
most_of(const struct sim *s)
{
	return target_dvgpr(s->m->isa->target)->blocks * block_of(s);
}

bool
sim_vgprs_open(struct sim *s)
{
	unsigned slots, vgprs = occupancy_vgprs(s->m->isa, &slots), reserved = (unsigned)s->v[TIMING_dvgpr_slots] * block_of(s);

	if (!s->p->requests)
		return true;
	vgprs = s->v[TIMING_dvgpr_vgprs] ? (unsigned)s->v[TIMING_dvgpr_vgprs] : vgprs;
	if (vgprs < reserved || s->launch->resident > (unsigned)s->v[TIMING_dvgpr_slots])
		return false;
	for (unsigned i = 0; i < SIM_SIMDS; i++)
		s->simds[i].vgprs = vgprs - reserved;
	return true;
}

void
sim_vgprs_begin(struct sim *s, struct sim_wave *w)
{
	w->vgprs = s->p->requests ? block_of(s) : 0;
}

/* Wakes the waves that sleep. */
static void
wake(struct sim *s, struct sim_simd *simd, int64_t time)
{
	for (unsigned i = 0; i < simd->nwaves; i++) {
		struct sim_wave *w = simd->waves[i];

		if (!w->sleeps || w->ended)
			continue;
		w->sleeps = false;
		w->ready = sim_later(time + 1, w->resume);
		w->reason = SIM_vgprs;
		sim_wave_put(s, w);
		if (w->ready < s->next[w->simd])
			s->next[w->simd] = w->ready;
	}
}

/* Gives a wave another number of VGPRs. */
static void
set_vgprs(struct sim *s, struct sim_wave *w, unsigned vgprs, int64_t time)
{
	struct sim_simd *simd = &s->simds[w->simd];
	bool frees = vgprs < w->vgprs;

	simd->vgprs += w->vgprs - vgprs;
	w->vgprs = vgprs;
	if (frees)
		wake(s, simd, time);
	if (simd->owner == w && simd->vgprs >= most_of(s) - block_of(s))
		simd->owner = NULL;
}

void
sim_vgprs_end(struct sim *s, struct sim_wave *w, int64_t time)
{
	if (!s->p->requests)
		return;
	set_vgprs(s, w, block_of(s), time);
	if (s->simds[w->simd].owner == w)
		s->simds[w->simd].owner = NULL;
}

/* Returns whether a wave gets so many more VGPRs. */
static bool
grows(struct sim *s, struct sim_wave *w, unsigned vgprs, unsigned more)
{
	struct sim_simd *simd = &s->simds[w->simd];
	unsigned kept = s->v[TIMING_dvgpr_avoid] ? most_of(s) - block_of(s) : 0;

	if (vgprs > most_of(s) || more > simd->vgprs)
		return false;
	if (simd->vgprs - more >= kept)
		return true;
	if (simd->owner && simd->owner != w)
		return false;
	simd->owner = w;
	return true;
}

void
sim_vgprs_request(struct sim *s, struct sim_wave *w, const struct sim_op *op, int64_t time)
{
	unsigned block = block_of(s), vgprs = (op->vgprs + block - 1) / block * block;

	w->refused = false;
	if (!op->vgprs)
		return;
	if (vgprs <= w->vgprs) {
		if (vgprs < w->vgprs)
			set_vgprs(s, w, vgprs, time);
		return;
	}
	s->r->requests++;
	if (grows(s, w, vgprs, vgprs - w->vgprs)) {
		set_vgprs(s, w, vgprs, time);
		w->refusals = 0;
		return;
	}
	s->r->refusals++;
	w->refused = true;
	w->refusals++;
}

void
sim_vgprs_rest(struct sim_wave *w)
{
	if (!w->refused || w->refusals < PATIENCE)
		return;
	w->sleeps = true;
	w->resume = w->ready;
	w->ready = SIM_NEVER;
}
