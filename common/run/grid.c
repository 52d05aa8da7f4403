/* The work-groups of a grid: which of them are executed at the same time, and in which order their waves take turns. One is executed
 * after another as long as they end; if one seems to wait for others, more of them take turns.
 *
 * Where no work-group can depend on another (apart.h), the turns within one do not depend on others either, so that it computes the same on a
 * thread of its own (workers.h). */
#include <fenv.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/run/apart.h"
#include "common/run/workers.h"

enum {
	SLICE = 4096,                /* instructions that a wave executes before another one does, while one work-group runs */
	SHORT_SLICE = 256,           /* the same while several do, and may wait for one another */
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

/* Returns a distance between work-groups that follow one another, by which all are reached. */
static uint64_t
find_step(struct run *r, uint64_t count)
{
	uint64_t step = r->launch.schedule && count > 1 ? 1 + run_next_turn(r, count < UINT32_MAX ? (unsigned)count : UINT32_MAX) : 1;
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

	*slot = c->nidle ? c->idle[--c->nidle] : run_cluster_open(r);
	run_cluster_start(r, *slot, number);
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
		run_cluster_close(c->v[i]);
	for (size_t i = 0; i < c->nidle; i++)
		run_cluster_close(c->idle[i]);
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

/* Executes the clusters on this thread. */
static bool
take_turns(struct run *r, uint64_t count, bool apart)
{
	const struct run_launch *l = &r->launch;
	struct crowd c = {.most = most_clusters(r)};
	uint64_t step = find_step(r, count), at = l->schedule % count;
	uint64_t turns = 0;
	bool done = true;

	c.wanted = l->schedule ? 1 + run_next_turn(r, FIRST_CLUSTERS) : 1;
	for (uint64_t started = 0, k = 0; done && (c.n || started < count); k++) {
		bool ended = false, wait;
		size_t i;

		for (; c.n < c.wanted && c.n < c.most && started < count; started++, at = (at + step) % count)
			add_cluster(r, &c, at);
		wait = c.n > 1 && (!apart || r->code.depends);
		i = l->schedule ? run_next_turn(r, (unsigned)c.n) : (size_t)(k % c.n);
		done = run_cluster_turn(r, c.v[i], wait ? SHORT_SLICE : SLICE, &ended);
		turns = ended ? 0 : turns + 1;
		if (ended)
			remove_cluster(&c, i);
		if (c.n && turns >= PATIENCE * c.n && c.wanted < c.most) {
			c.wanted *= 2;
			turns = 0;
		}
	}
	close_crowd(&c);
	return done;
}

/* Returns how many threads execute work-groups. */
static unsigned
count_threads(const struct run *r, uint64_t count)
{
	uint64_t most = most_clusters(r), threads = r->launch.threads < count ? r->launch.threads : count;

	return (unsigned)(r->observer ? 1 : threads < most ? threads : most);
}

bool
run_execute(struct run *r)
{
	const struct run_launch *l = &r->launch;
	uint64_t count = count_clusters(r);
	bool done, apart = !l->checks && !l->schedule && count > 1 &&
		run_apart(l->isa, r->code.bytes, r->code.address, r->code.size, l->entry);
	unsigned threads = apart ? count_threads(r, count) : 1;
	int rounding = fegetround();

	fesetround(FE_TONEAREST); /* as meaning_run() expects */
	done = (threads > 1 && run_workers(r, count, threads, SLICE)) || take_turns(r, count, apart);
	add_counts(r);
	r->wave = NULL;
	fesetround(rounding);
	return done;
}
