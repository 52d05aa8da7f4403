/* The work-groups of a grid. Where none can depend on another (independent.h), what one computes does not depend on those with which it takes
 * turns (crowd.h) either, so that it computes the same on a thread of its own (workers.h). */
#include <fenv.h>

#include "common/run/independent.h"
#include "common/run/workers.h"

/* The clusters of the grid, in the order in which they start. */
struct order {
	uint64_t started, count;     /* how many have started, and how many there are */
	uint64_t next, step;         /* the number of the next one, and the distance to the one after it, modulo count */
};

static bool
next_cluster(void *user, uint64_t *number)
{
	struct order *o = user;

	if (o->started == o->count)
		return false;
	*number = o->next;
	o->next = (o->next + o->step) % o->count;
	o->started++;
	return true;
}

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
	struct order order = {.count = count, .next = r->launch.schedule % count, .step = find_step(r, count)};

	return run_crowd(r, &(struct run_source){next_cluster, NULL, &order}, run_crowd_most(r), apart);
}

/* Returns how many threads execute work-groups. */
static unsigned
count_threads(const struct run *r, uint64_t count)
{
	uint64_t most = run_crowd_most(r), threads = r->launch.threads < count ? r->launch.threads : count;

	return (unsigned)(r->observer ? 1 : threads < most ? threads : most);
}

bool
run_execute(struct run *r)
{
	const struct run_launch *l = &r->launch;
	uint64_t count = count_clusters(r);
	bool apart = !l->schedule && !l->vgpr_pool && count > 1 && run_apart(l->isa, r->code.bytes, r->code.address, r->code.size, l->entry);
	unsigned threads = apart ? count_threads(r, count) : 1;
	int rounding = fegetround();

	fesetround(FE_TONEAREST); /* as meaning_run() expects */
	bool done = (threads > 1 && run_workers(r, count, threads)) || take_turns(r, count, apart);
	add_counts(r);
	r->wave = NULL;
	fesetround(rounding);
	return done;
}
