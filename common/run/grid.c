/* The work-groups of a grid: which of them are executed at the same time, and in which order their waves take turns. One is executed
 * after another as long as they end; if one seems to wait for others, more of them take turns. */
#include <fenv.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/run/vgprs.h"

enum {
	SLICE = 4096,                /* instructions that a wave executes before another one does, while one work-group runs */
	SHORT_SLICE = 256,           /* the same while several do: they may wait for one another */
	LONGEST_TURN = 64,           /* the same, at most, where a schedule determines it */
	PATIENCE = 16,               /* so many turns of each cluster without an end of any, and twice as many take turns */
	FIRST_CLUSTERS = 4,          /* clusters that take turns from the start, at most, where a schedule determines it */
	MOST_BYTES = 1 << 30,        /* of registers, LDS and scratch memory of the work-groups that take turns */
};

/* The clusters that take turns, each of one work-group unless clusters are launched. */
struct crowd {
	struct run_cluster **v;
	size_t n, cap;
	struct run_cluster **idle;   /* those that have ended, whose memory serves others */
	size_t nidle, idle_cap;
	size_t wanted, most;         /* how many should take turns, and how many can */
};

/* Returns the next number below n of the schedule. */
static unsigned
next_turn(struct run *r, unsigned n)
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
	struct run_allocation *a;

	g->scratch = SIZE_MAX;
	if (!r->launch.scratch)
		return;
	g->scratch = run_memory_add(r->memory, "scratch memory", NULL, (uint64_t)r->launch.scratch * g->nwaves * r->code.lanes);
	a = &r->memory->v[g->scratch];
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

/* Makes what another work-group has written to scratch memory unknown. */
static void
clear_scratch(const struct run_allocation *a)
{
	for (uint64_t at = 0; at < a->size; at += RUN_CHUNK) {
		uint64_t n = a->size - at < RUN_CHUNK ? a->size - at : RUN_CHUNK;

		if (!run_bit(a->written, at / RUN_CHUNK))
			continue;
		run_bit_set(a->written, at / RUN_CHUNK, false);
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
	if (g->scratch != SIZE_MAX && r->launch.checks)
		clear_scratch(&r->memory->v[g->scratch]);
}

/* Starts a work-group, which has its place in the grid. */
static void
start_group(struct run *r, struct run_group *g)
{
	const uint32_t *n = r->ngroups;

	g->first = (uint32_t)((g->id[0] + n[0] * (g->id[1] + (uint64_t)n[1] * g->id[2])) * g->nwaves);
	g->started = r->moment;
	run_barrier_start(&g->barrier, g->nwaves);
	for (unsigned k = 0; g->named && k < RUN_NAMED; k++)
		run_barrier_start(&g->named[k], 0);
	start_memory(r, g);
	for (unsigned i = 0; i < g->nwaves; i++) {
		struct run_wave *v = &g->waves[i];

		v->status = RUN_RUNS;
		v->count = 0;
		v->again = false;
		v->recorded = !g->first && !i;
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
	r->waves += g->nwaves;
}

/* Lets each wave that can run do so, in an order that the schedule determines. */
static void
take_turns(struct run *r, struct run_group *g, unsigned slice)
{
	unsigned order[RUN_MOST_WAVES];

	for (unsigned i = 0; i < g->nwaves; i++)
		order[i] = i;
	for (unsigned i = g->nwaves; r->launch.schedule && i > 1; i--) {
		unsigned other = next_turn(r, i), kept = order[other];

		order[other] = order[i - 1];
		order[i - 1] = kept;
	}
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[order[i]].status == RUN_RUNS)
			run_wave(r, &g->waves[order[i]], r->launch.schedule ? 1 + next_turn(r, LONGEST_TURN) : slice);
}

/* Opens a cluster, which has its place nowhere yet. */
static struct run_cluster *
open_cluster(struct run *r)
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

static void
close_cluster(struct run_cluster *c)
{
	for (unsigned i = 0; i < c->ngroups; i++)
		close_group(c->groups[i]);
	alloc_free(c->groups);
	alloc_free(c);
}

/* Starts the cluster with a number in the grid. */
static void
start_cluster(struct run *r, struct run_cluster *c, uint64_t number)
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

/* Lets the waves of a cluster take a turn. Sets *ended if it has ended. Returns false if the run must end. */
static bool
run_cluster(struct run *r, struct run_cluster *c, unsigned slice, bool *ended)
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

/* Returns a distance between work-groups that follow one another, by which all are reached. */
static uint64_t
find_step(struct run *r, uint64_t count)
{
	uint64_t step = r->launch.schedule && count > 1 ? 1 + next_turn(r, count < UINT32_MAX ? (unsigned)count : UINT32_MAX) : 1;
	uint64_t a, b;

	for (;; step++) {
		for (a = step, b = count; b;) {
			uint64_t rest = a % b;

			a = b;
			b = rest;
		}
		if (a == 1)
			return step;
	}
}

/* Returns how many clusters can take turns. */
static size_t
most_clusters(const struct run *r)
{
	uint64_t pair = r->launch.checks ? 2 : 1, vectors = (uint64_t)(r->vgprs + r->agprs) * MEANING_LANES * 4;
	uint64_t wave = sizeof(struct run_wave) + pair * (vectors + 2 * r->launch.scratch * r->code.lanes);
	uint64_t groups = r->launch.cluster[0] * r->launch.cluster[1] * r->launch.cluster[2];
	uint64_t bytes = groups * (r->group_waves * wave + 2 * pair * r->launch.lds);

	return bytes >= MOST_BYTES ? 1 : (size_t)(MOST_BYTES / bytes);
}

static void
add_cluster(struct run *r, struct crowd *c, uint64_t number)
{
	struct run_cluster **slot = APPEND(c->v, c->n, c->cap);

	*slot = c->nidle ? c->idle[--c->nidle] : open_cluster(r);
	start_cluster(r, *slot, number);
}

static void
remove_cluster(struct crowd *c, size_t i)
{
	*APPEND(c->idle, c->nidle, c->idle_cap) = c->v[i];
	c->v[i] = c->v[--c->n];
}

static void
close_crowd(struct crowd *c)
{
	for (size_t i = 0; i < c->n; i++)
		close_cluster(c->v[i]);
	for (size_t i = 0; i < c->nidle; i++)
		close_cluster(c->idle[i]);
	alloc_free(c->v);
	alloc_free(c->idle);
}

/* Returns the number of clusters of the grid. */
static uint64_t
count_clusters(const struct run *r)
{
	uint64_t count = 1;

	for (unsigned k = 0; k < 3; k++)
		count *= r->ngroups[k] / r->launch.cluster[k];
	return count;
}

static void
add_counts(struct run *r)
{
	for (uint64_t k = 0; k < r->code.size / 4; k++) {
		const struct run_insn *i = r->code.at[k];

		r->instructions += i ? i->count.executed : 0;
		r->lanes += i && i->is_vector ? i->count.lanes : 0;
	}
}

bool
run_execute(struct run *r)
{
	const struct run_launch *l = &r->launch;
	struct crowd c = {.most = most_clusters(r)};
	uint64_t count = count_clusters(r), step = find_step(r, count), at = l->schedule % count;
	uint64_t turns = 0;
	bool done = true;
	int rounding = fegetround();

	fesetround(FE_TONEAREST); /* as meaning_run() expects */
	c.wanted = l->schedule ? 1 + next_turn(r, FIRST_CLUSTERS) : 1;
	for (uint64_t started = 0, k = 0; done && (c.n || started < count); k++) {
		bool ended = false;
		size_t i;

		for (; c.n < c.wanted && c.n < c.most && started < count; started++, at = (at + step) % count)
			add_cluster(r, &c, at);
		i = l->schedule ? next_turn(r, (unsigned)c.n) : (size_t)(k % c.n);
		done = run_cluster(r, c.v[i], c.n > 1 ? SHORT_SLICE : SLICE, &ended);
		turns = ended ? 0 : turns + 1;
		if (ended)
			remove_cluster(&c, i);
		if (turns >= PATIENCE * c.n && c.wanted < c.most) {
			c.wanted *= 2;
			turns = 0;
		}
	}
	close_crowd(&c);
	add_counts(r);
	r->wave = NULL;
	fesetround(rounding);
	return done;
}

/* Sets how many registers of each file the kernel has. */
static void
limit_registers(struct run *r)
{
	const struct isa *isa = r->launch.isa;
	const int64_t *value = r->launch.descriptor;
	unsigned vgprs = (unsigned)value[KD_next_free_vgpr], first = (unsigned)value[KD_accum_offset];
	bool unified = target_has(isa->target, FEATURE_UNIFIED_VGPRS);

	if (run_vgprs_open(r)) {
		r->vgprs = r->vgpr_most > vgprs ? r->vgpr_most : vgprs;
		vgprs = r->vgpr_block;
	} else {
		r->vgprs = vgprs;
	}
	r->agprs = unified || target_has(isa->target, FEATURE_EARLY_MATRICES) ? 256 : 0;
	r->code.limit[FILE_vgpr] = (uint16_t)vgprs; /* in a unified file those of AGPRs, too: AITER's attention on gfx942 uses them as VGPRs */
	r->code.limit[FILE_agpr] = (uint16_t)(!unified ? vgprs : first < vgprs ? vgprs - first : 0);
	if (isa->target->major < 10) /* later ones have all of them */
		r->code.limit[FILE_sgpr] = (uint16_t)kd_all_sgprs(isa, value);
}

void
run_open(struct run *r, const struct run_launch *launch, struct run_memory *memory, const uint8_t *bytes, uint64_t address, uint64_t size)
{
	const int64_t *value = launch->descriptor;
	uint32_t items = launch->group[0] * launch->group[1] * launch->group[2];
	struct isa isa = *launch->isa;

	*r = (struct run){.launch = *launch, .memory = memory, .access = {run_at, r}};
	run_code_open(&r->code, launch->isa, bytes, address, size);
	for (unsigned k = 0; k < 3; k++)
		r->ngroups[k] = run_groups(launch->grid[k], launch->group[k]);
	r->group_waves = (items + r->code.lanes - 1) / r->code.lanes;
	limit_registers(r);
	isa.cumode = !value[KD_workgroup_processor_mode];
	isa.tgsplit = value[KD_tg_split];
	r->before_barrier = run_order_counters(&isa);
}

void
run_close(struct run *r)
{
	run_code_close(&r->code);
	run_findings_free(&r->findings);
	alloc_free(r->writes[0].v);
	alloc_free(r->writes[1].v);
}
