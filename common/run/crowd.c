#include "common/run/crowd.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum {
	SLICE = 4096,                /* instructions that a wave executes before another one does, unless work-groups may wait for one another */
	SHORT_SLICE = 256,           /* the same while several take turns that may */
	PATIENCE = 16,               /* so many turns of each cluster without an end of any, and twice as many take turns */
	FIRST_CLUSTERS = 4,          /* clusters that take turns from the start, at most, where a schedule determines it */
	MOST_BYTES = 1 << 30,        /* of registers, LDS and scratch memory of the work-groups that take turns */
};

struct crowd {
	struct run_cluster **v;
	size_t n, cap;
	struct run_cluster **idle;   /* those that have ended, whose memory serves others */
	size_t nidle, idle_cap;
	size_t wanted;               /* how many should take turns */
};

size_t
run_crowd_most(const struct run *r)
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

bool
run_crowd(struct run *r, const struct run_source *s, size_t most, bool apart)
{
	uint64_t schedule = r->launch.schedule, turns = 0, number;
	struct crowd c = {.wanted = schedule ? 1 + run_next_turn(r, FIRST_CLUSTERS) : 1};
	bool more = true, done = true;

	for (uint64_t k = 0; done; k++) {
		bool ended = false;

		while (more && c.n < c.wanted && c.n < most) {
			more = s->next(s->user, &number);
			if (more)
				add_cluster(r, &c, number);
		}
		if (!c.n)
			break;
		bool wait = c.n > 1 && (!apart || r->code.depends);
		size_t i = schedule ? run_next_turn(r, (unsigned)c.n) : (size_t)(k % c.n);
		done = run_cluster_turn(r, c.v[i], wait ? SHORT_SLICE : SLICE, &ended) && (!s->goes_on || s->goes_on(s->user));
		turns = ended ? 0 : turns + 1;
		if (ended)
			remove_cluster(&c, i);
		if (c.n && turns >= PATIENCE * c.n && c.wanted < most) {
			c.wanted *= 2;
			turns = 0;
		}
	}
	close_crowd(&c);
	return done;
}
