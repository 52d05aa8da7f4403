/* A work-group, or a cluster of them: its memory, its start, and the turns of its waves. */
#include "common/run/cluster.h"

#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/run/dynamic_vgprs.h"

enum { LONGEST_TURN = 64 /* instructions of a turn, at most, where a schedule determines it */ };

unsigned
run_next_turn(struct run *r, unsigned n)
{
	return run_garbage(r->launch.schedule, r->turns++, 3) % n;
}

/* Makes all bits of memory differ between the two of a pair. */
static void
forget(uint8_t *twin, const uint8_t *bytes, uint64_t n)
{
	for (uint64_t i = 0; i < n; i++)
		twin[i] = (uint8_t)~bytes[i];
}

static void
open_scratch(struct run *r, struct run_group *g)
{
	g->scratch = SIZE_MAX;
	if (!r->launch.scratch)
		return;
	g->scratch = run_memory_add(r->memory, "scratch memory", NULL, (uint64_t)r->launch.scratch * g->nwaves * r->code.lanes);
	struct run_allocation *a = &r->memory->v[g->scratch];
	a->twin = alloc_bytes(a->size);
	a->written = alloc_zeroed(a->size / RUN_CHUNK / 8 + 1, 1);
	if (r->launch.checks)
		forget(a->twin, a->bytes, a->size);
	a->scratch = true;
	r->near = NULL; /* allocations have moved */
}

static struct run_group *
open_group(struct run *r)
{
	struct run_group *g = alloc_zeroed(1, sizeof *g);
	uint32_t lds = r->launch.lds;

	g->nwaves = r->group_waves;
	g->waves = alloc_zeroed(g->nwaves, sizeof g->waves[0]);
	g->lds = alloc_bytes(lds);
	g->cells.size = lds;
	if (r->launch.checks) {
		g->lds_known = alloc_zeroed(lds / 8 + 1, 1);
		g->lds_twin = alloc_bytes(lds);
	}
	for (unsigned i = 0; i < g->nwaves; i++) {
		g->waves[i] = (struct run_wave){.group = g, .number = i};
		g->waves[i].registers = alloc_zeroed(1, sizeof *g->waves[i].registers);
		if (r->launch.checks)
			g->waves[i].twin = alloc_zeroed(1, sizeof *g->waves[i].twin);
	}
	if (target_has(r->launch.isa->target, FEATURE_NAMED_BARRIERS))
		g->named = alloc_zeroed(RUN_NAMED, sizeof g->named[0]);
	open_scratch(r, g);
	return g;
}

static void
close_group(struct run_group *g)
{
	for (unsigned i = 0; i < g->nwaves; i++) {
		alloc_free(g->waves[i].registers->matrices);
		if (g->waves[i].twin)
			alloc_free(g->waves[i].twin->matrices);
		alloc_free(g->waves[i].registers);
		alloc_free(g->waves[i].twin);
	}
	alloc_free(g->waves);
	alloc_free(g->lds);
	alloc_free(g->lds_known);
	alloc_free(g->lds_twin);
	alloc_free(g->named);
	run_cells_free(&g->cells);
	alloc_free(g);
}

/* Makes scratch memory that another work-group has written what it was when it had no value, so that no work-group depends on another. */
static void
clear_scratch(const struct run *r, struct run_allocation *a)
{
	for (uint64_t at = 0; at < a->size; at += RUN_CHUNK) {
		uint64_t n = a->size - at < RUN_CHUNK ? a->size - at : RUN_CHUNK;

		if (!run_bit(a->written, at / RUN_CHUNK))
			continue;
		run_bit_set(a->written, at / RUN_CHUNK, false);
		run_memory_forget(a, at, n);
		if (!r->launch.checks)
			continue;
		memset(a->known + at / 8, 0, (n + 7) / 8);
		forget(a->twin + at, a->bytes + at, n);
	}
}

static void
start_memory(struct run *r, struct run_group *g)
{
	uint32_t lds = r->launch.lds;

	for (uint32_t i = 0; i < lds; i++)
		g->lds[i] = (uint8_t)run_garbage(r->launch.seed, i, 2);
	if (r->launch.checks) {
		memset(g->lds_known, 0, lds / 8 + 1);
		forget(g->lds_twin, g->lds, lds);
	}
	if (g->scratch != SIZE_MAX)
		clear_scratch(r, &r->memory->v[g->scratch]);
}

/* Starts a work-group, which has its place in the grid. */
static void
start_group(struct run *r, struct run_group *g)
{
	const uint32_t *n = r->ngroups;

	for (unsigned k = 0; k < 3; k++) {
		uint32_t left = r->launch.grid[k] - g->id[k] * r->launch.group[k];

		g->size[k] = left < r->launch.group[k] ? left : r->launch.group[k];
	}
	unsigned nwaves = run_waves_of(r, g->size);
	g->first = (uint32_t)((g->id[0] + n[0] * (g->id[1] + (uint64_t)n[1] * g->id[2])) * g->nwaves);
	g->started = r->moment;
	run_barrier_start(&g->barrier, nwaves);
	for (unsigned k = 0; g->named && k < RUN_NAMED; k++)
		run_barrier_start(&g->named[k], 0);
	start_memory(r, g);
	for (unsigned i = 0; i < g->nwaves; i++) {
		struct run_wave *v = &g->waves[i];

		v->status = i < nwaves ? RUN_RUNS : RUN_DONE;
		v->count = 0;
		v->again = false;
		v->recorded = !g->first;
		v->at = (struct run_attendance){0};
		v->order = (struct run_order){0};
		v->pending.n = 0;
		run_vgprs_start(r, v);
		v->pending.registers = (struct set){{0}};
		memset(v->recent, 0, sizeof v->recent);
		run_start_wave(r, g, i, 0, v->registers);
		if (v->twin)
			run_start_wave(r, g, i, 1, v->twin);
	}
	r->groups++;
	r->waves += nwaves;
}

/* Lets each wave that can run do so, in an order that the schedule determines. */
static void
take_turns(struct run *r, struct run_group *g, unsigned slice)
{
	unsigned order[RUN_MOST_WAVES];

	for (unsigned i = 0; i < g->nwaves; i++)
		order[i] = i;
	for (unsigned i = g->nwaves; r->launch.schedule && i > 1; i--) {
		unsigned other = run_next_turn(r, i), kept = order[other];

		order[other] = order[i - 1];
		order[i - 1] = kept;
	}
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[order[i]].status == RUN_RUNS)
			run_wave(r, &g->waves[order[i]], r->launch.schedule ? 1 + run_next_turn(r, LONGEST_TURN) : slice);
}

struct run_cluster *
run_cluster_open(struct run *r)
{
	struct run_cluster *c = alloc_zeroed(1, sizeof *c);

	c->ngroups = r->launch.cluster[0] * r->launch.cluster[1] * r->launch.cluster[2];
	c->groups = alloc_zeroed(c->ngroups, sizeof c->groups[0]);
	for (unsigned i = 0; i < c->ngroups; i++) {
		c->groups[i] = open_group(r);
		c->groups[i]->cluster = c;
	}
	return c;
}

void
run_cluster_close(struct run_cluster *c)
{
	for (unsigned i = 0; i < c->ngroups; i++)
		close_group(c->groups[i]);
	alloc_free(c->groups);
	alloc_free(c);
}

void
run_cluster_start(struct run *r, struct run_cluster *c, uint64_t number)
{
	const uint32_t *size = r->launch.cluster, *n = r->ngroups;
	uint64_t x = n[0] / size[0], y = n[1] / size[1];
	uint64_t at[3] = {number % x, number / x % y, number / x / y};

	run_barrier_start(&c->barrier, c->ngroups);
	for (unsigned i = 0; i < c->ngroups; i++) {
		uint32_t in[3] = {i % size[0], i / size[0] % size[1], i / size[0] / size[1]};

		for (unsigned k = 0; k < 3; k++)
			c->groups[i]->id[k] = (uint32_t)at[k] * size[k] + in[k];
		start_group(r, c->groups[i]);
	}
}

/* Reports a wave that waits at a barrier while no other wave runs. Returns whether there is one. */
static bool
hangs(struct run *r, struct run_group *g)
{
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[i].status == RUN_AT_BARRIER) {
			const struct run_barrier *b = run_barrier_waited(r, &g->waves[i]);

			r->wave = &g->waves[i];
			r->pc = g->waves[i].registers->pc;
			run_report(r, RUN_barrier, RUN_NO_LANE, "waits at a barrier that %u of %u %s have signalled", b->signals, b->members,
				b == &g->cluster->barrier ? "work-groups" : "waves");
			return true;
		}
	return false;
}

bool
run_cluster_turn(struct run *r, struct run_cluster *c, unsigned slice, bool *ended)
{
	bool any = false, hang = false;

	for (unsigned k = 0; k < c->ngroups; k++)
		take_turns(r, c->groups[k], slice);
	for (unsigned k = 0; k < c->ngroups; k++)
		for (unsigned i = 0; i < c->groups[k]->nwaves; i++) { /* one wave can release others from a barrier */
			any |= c->groups[k]->waves[i].status == RUN_RUNS;
			if (c->groups[k]->waves[i].status == RUN_FAILED)
				return false;
		}
	for (unsigned k = 0; k < c->ngroups && !any && !hang; k++)
		hang = hangs(r, c->groups[k]);
	*ended = !any;
	return !hang;
}
