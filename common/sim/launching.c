/* Launches work-groups. A group is launched, wave by wave, as soon as there is room for all of its waves. */
#include "common/sim/engine.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Returns the number of cycles between the launches of two waves on this unit. For compute waves, this is the parameter
 * launch.interval, which is also the minimum for the other stages. Vertex and pixel waves use the rates from the
 * article "Simulating Shader Execution for GCN". These rates are for the whole chip, whose units receive waves in turn. */
static int64_t
interval(const struct sim *s)
{
	const struct sim_launch *l = s->launch;
	int64_t least = s->v[TIMING_launch_interval], cycles;
	unsigned lanes = s->m->isa->wave32 ? 32 : 64;
	double quads, most = s->v[TIMING_launch_quads];

	switch (l->stage) {
	case SIM_VERTEX: /* rate: max(l->rate, 1) * launch.vertices new vertices per cycle */
		cycles = (int64_t)(lanes / (l->rate > 1 ? l->rate : 1) / s->v[TIMING_launch_vertices] * sim_machine_units(s->m));
		break;
	case SIM_PIXEL: /* rate: the quads of one triangle per cycle, at most launch.quads quads */
		quads = l->rate / 4;
		quads = quads < 1 ? 1 : quads > most ? most : (double)(int64_t)(quads + 0.999999);
		cycles = (int64_t)(lanes / 4 / quads * sim_machine_units(s->m));
		break;
	default:
		cycles = 0;
	}
	return cycles > least ? cycles : least;
}

static bool
has_room(const struct sim *s)
{
	unsigned free = 0;

	for (unsigned i = 0; i < s->launch->simds; i++)
		free += s->launch->resident - s->simds[i].nwaves;
	return free >= s->launch->group && s->nunused_groups;
}

static unsigned
recorded_simd(const struct sim *s, uint32_t number)
{
	unsigned slots = (unsigned)s->v[TIMING_recorded_slots];

	return slots ? number / slots % s->launch->simds : 0;
}

static void
launch_wave(struct sim *s, uint32_t group, int64_t at)
{
	struct sim_wave *w = s->unused[--s->nunused];

	if (s->launch->script)
		s->next_simd = recorded_simd(s, s->launch->script->waves[s->launched].number);
	while (s->simds[s->next_simd].nwaves == s->launch->resident)
		s->next_simd = (s->next_simd + 1) % s->launch->simds;
	struct sim_simd *simd = &s->simds[s->next_simd];
	sim_wave_begin(s, w);
	sim_vgprs_begin(s, w);
	w->number = (uint32_t)s->launched++;
	w->simd = s->next_simd;
	w->group = group;
	w->begin = w->last = w->free = at;
	w->unit_issue = at;
	if (s->launch->script) {
		w->script = &s->launch->script->waves[w->number];
		w->op = w->script->steps[0].op;
	}
	if (!simd->nwaves)
		sim_count_empty(s, simd, at);
	w->slot = simd->nwaves;
	simd->waves[simd->nwaves++] = w;
	sim_wave_ready(s, w);
	sim_wave_put(s, w);
	if (w->ready < s->next[w->simd])
		s->next[w->simd] = w->ready;
	w->role = s->groups[group].nwaves;
	s->groups[group].waves[s->groups[group].nwaves++] = w;
	s->groups[group].alive++;
	s->present++;
	s->next_simd = (s->next_simd + 1) % s->launch->simds;
}

/* Returns the launch time of the next wave, which is `at` or later, assuming that there is room for the wave. */
static int64_t
next_wave(const struct sim *s, int64_t at)
{
	const struct sim_script *script = s->launch->script;

	return script && s->launched < script->nwaves ? sim_later(at, (int64_t)script->waves[s->launched].begin) : at;
}

/* Returns whether the budget of cycles forbids a launch at this time or later. */
static bool
is_over_budget(const struct sim *s, int64_t at)
{
	return s->launch->cycles && (uint64_t)at >= s->launch->cycles;
}

void
sim_launch_waves(struct sim *s)
{
	int64_t at = next_wave(s, sim_later(s->now, s->launch_from));

	while (s->launched < s->waves && at <= s->now && has_room(s) && !is_over_budget(s, at)) {
		uint32_t group = s->unused_groups[--s->nunused_groups];

		s->groups[group] = (struct sim_group){0};
		for (unsigned i = 0; i < s->launch->group; i++, at += s->launch_interval)
			launch_wave(s, group, at);
		at = next_wave(s, at);
	}
	if (s->launched < s->waves && is_over_budget(s, at)) {
		s->r->cut = true;
		s->waves = s->launched;
	}
	s->launch_from = at;
	s->launch_at = s->launched >= s->waves || !has_room(s) ? SIM_NEVER : at;
}

static void
leave_group(struct sim *s, struct sim_wave *w)
{
	struct sim_group *g = &s->groups[w->group];
	unsigned i = 0;

	while (g->waves[i] != w)
		i++;
	g->waves[i] = g->waves[--g->nwaves];
	if (!g->nwaves)
		s->unused_groups[s->nunused_groups++] = w->group;
}

void
sim_launch_end(struct sim *s, struct sim_simd *simd)
{
	unsigned n = 0;

	simd->ready = simd->fresh = 0;
	simd->soonest = SIM_NEVER;
	simd->ports = 0;
	memset(simd->by_port, 0, sizeof simd->by_port);
	for (unsigned i = 0; i < simd->nwaves; i++) {
		struct sim_wave *w = simd->waves[i];

		if (w->ended) {
			leave_group(s, w);
			s->unused[s->nunused++] = w;
			s->present--;
			continue;
		}
		simd->waves[n] = w;
		simd->at[n] = simd->at[i];
		simd->by_port[w->next->port] |= 1u << n;
		simd->ports |= 1u << w->next->port;
		if (simd->at[n] < simd->soonest)
			simd->soonest = simd->at[n];
		w->slot = n++;
	}
	simd->nwaves = n;
	if (s->launched < s->waves && has_room(s) && s->launch_at == SIM_NEVER)
		s->launch_at = sim_later(s->now + 1, s->launch_from);
}

bool
sim_launch_open(struct sim *s)
{
	const struct sim_launch *l = s->launch;
	size_t most = (size_t)l->simds * l->resident, groups = l->group ? most / l->group : 0;

	if (!groups || l->simds > SIM_SIMDS || l->resident > SIM_SLOTS)
		return false;
	if (l->groups && l->groups < groups)
		groups = l->groups;
	s->pool = array_make(most, sizeof *s->pool);
	s->unused = array_make(most, sizeof *s->unused);
	s->groups = array_make(groups, sizeof *s->groups);
	s->unused_groups = array_make(groups, sizeof *s->unused_groups);
	for (size_t i = 0; i < most; i++) {
		s->pool[i].rings = array_make(COUNTER_COUNT, sizeof(struct sim_ring));
		s->pool[i].done = array_make(s->p->nunits + 1, sizeof(int64_t));
		s->pool[i].arrived = array_make(s->nlines + 1, sizeof(int64_t));
		s->pool[i].choices = array_make(2 * s->p->path->nbranches + 1, sizeof(uint32_t));
		s->unused[s->nunused++] = &s->pool[most - 1 - i];
	}
	for (size_t i = groups; i-- > 0;)
		s->unused_groups[s->nunused_groups++] = (uint32_t)i;
	s->launch_interval = l->script ? 0 : interval(s); /* recorded waves begin when the recording says */
	return true;
}

void
sim_launch_close(struct sim *s)
{
	if (s->pool)
		for (size_t i = 0; i < (size_t)s->launch->simds * s->launch->resident; i++) {
			for (unsigned k = 0; k < COUNTER_COUNT; k++)
				alloc_free(s->pool[i].rings[k].pending);
			alloc_free(s->pool[i].rings);
			alloc_free(s->pool[i].calls);
			alloc_free(s->pool[i].done);
			alloc_free(s->pool[i].choices);
			alloc_free(s->pool[i].arrived);
		}
	alloc_free(s->pool);
	alloc_free(s->unused);
	alloc_free(s->groups);
	alloc_free(s->unused_groups);
}
