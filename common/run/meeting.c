#include "common/run/meeting.h"

#include <string.h>

#include "common/run/execution.h"

struct run_barrier *
run_barrier_of(struct run_wave *v, int number)
{
	struct run_group *g = v->group;

	if (number == RUN_BARRIER_GROUP)
		return &g->barrier;
	if (number == RUN_BARRIER_CLUSTER)
		return &g->cluster->barrier;
	return number > 0 && number <= RUN_NAMED && g->named ? &g->named[number - 1] : NULL;
}

struct run_barrier *
run_barrier_waited(struct run *r, struct run_wave *v)
{
	const struct run_insn *i = run_code_at(&r->code, v->registers->pc);

	return run_barrier_of(v, i->barrier > 0 ? v->at.joined : i->barrier);
}

void
run_barrier_start(struct run_barrier *b, uint32_t members)
{
	*b = (struct run_barrier){.members = members};
}

static void
join_moments(uint64_t *to, const uint64_t *from, unsigned n)
{
	for (unsigned i = 0; i < n; i++)
		to[i] = to[i] > from[i] ? to[i] : from[i];
}

/* What is ordered before `from` becomes ordered before `to`, too. */
static void
join_order(struct run_order *to, const struct run_order *from, unsigned nwaves)
{
	for (unsigned k = 0; k < RUN_DID; k++)
		join_moments(to->clock[k], from->clock[k], nwaves);
	join_moments(&to->seen, &from->seen, 1);
}

static void
wake(struct run_group *g)
{
	for (unsigned i = 0; i < g->nwaves; i++)
		if (g->waves[i].status == RUN_AT_BARRIER)
			g->waves[i].status = RUN_RUNS;
}

/* Completes the barrier if all members have signalled it. */
static void
settle(struct run_group *g, struct run_barrier *b)
{
	if (!b->members || b->signals < b->members)
		return;
	b->signals = 0;
	b->completed++;
	b->released = b->arrived;
	if (b != &g->cluster->barrier)
		wake(g);
	for (unsigned i = 0; b == &g->cluster->barrier && i < g->cluster->ngroups; i++)
		wake(g->cluster->groups[i]);
}

bool
run_barrier_signal(struct run *r, struct run_wave *v, struct run_barrier *b)
{
	struct run_group *g = v->group;
	bool first = !b->signals++;
	/* LDS executes what the waves of a compute unit issue in this order: before barriers in CU mode, Mesa's ACO waits until it is issued */
	bool one_unit = !r->launch.descriptor[KD_workgroup_processor_mode];

	v->order.clock[RUN_STORED_LDS][v->number] = run_pendings_written(&v->pending, RUN_STORED_LDS, UINT32_MAX, one_unit, r->moment);
	v->order.clock[RUN_TRANSFERRED][v->number] = run_pendings_written(&v->pending, RUN_TRANSFERRED, UINT32_MAX, false, r->moment);
	v->order.clock[RUN_STORED][v->number] = run_pendings_written(&v->pending, RUN_STORED, r->before_barrier, false, r->moment);
	v->order.clock[RUN_READ][v->number] = r->moment;
	if (b == &g->cluster->barrier) /* other work-groups have other clocks; later than needed, so that nothing false is found */
		b->arrived.seen = r->moment;
	else
		join_order(&b->arrived, &v->order, g->nwaves);
	settle(g, b);
	return first;
}

static uint64_t *
passed(struct run_wave *v, const struct run_barrier *b)
{
	return b == &v->group->barrier ? &v->at.group : b == &v->group->cluster->barrier ? &v->at.cluster : &v->at.named;
}

bool
run_barrier_passes(struct run_wave *v, struct run_barrier *b)
{
	uint64_t *n = passed(v, b);

	if (*n >= b->completed)
		return false;
	++*n;
	join_order(&v->order, &b->released, v->group->nwaves);
	return true;
}

void
run_barrier_join(struct run_wave *v, unsigned number)
{
	struct run_barrier *b = run_barrier_of(v, (int)number);

	v->at.joined = b ? (uint8_t)number : 0;
	v->at.named = b ? b->completed : 0;
}

void
run_barrier_leave(struct run_wave *v)
{
	struct run_barrier *b = run_barrier_of(v, v->at.joined);

	v->at.joined = 0;
	if (!b || !b->members)
		return;
	b->members--;
	settle(v->group, b);
}

void
run_barrier_end(struct run_wave *v)
{
	v->group->barrier.members--;
	settle(v->group, &v->group->barrier);
}
