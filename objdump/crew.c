/* Threads that write in order; see crew.h. */
#include "objdump/crew.h"

#include <pthread.h>
#include <sched.h>
#include <stddef.h>

enum { THREADS = 8 };

struct crew {
	pthread_mutex_t lock;
	pthread_cond_t turned;
	const struct crew_jobs *jobs;
	unsigned long issued, turn; /* jobs given out; the one whose output is due */
};

struct worker {
	struct out out; /* first: the gate gets its address */
	struct crew *crew;
	struct budget *budget;
	unsigned long ticket;
	pthread_t thread;
};

static void
wait_for_turn(struct out *out)
{
	struct worker *w = (struct worker *)out;

	pthread_mutex_lock(&w->crew->lock);
	while (w->crew->turn != w->ticket)
		pthread_cond_wait(&w->crew->turned, &w->crew->lock);
	pthread_mutex_unlock(&w->crew->lock);
}

static void *
work(void *arg)
{
	_Alignas(max_align_t) char job[CREW_JOB_BYTES];
	struct worker *w = arg;
	struct crew *c = w->crew;
	bool any;

	out_open(&w->out, w->budget);
	w->out.gate = wait_for_turn;
	for (;;) {
		pthread_mutex_lock(&c->lock);
		any = !w->budget->spent && c->jobs->next(c->jobs->user, job);
		w->ticket = any ? c->issued++ : 0;
		pthread_mutex_unlock(&c->lock);
		if (!any)
			break;
		c->jobs->run(c->jobs->user, job, &w->out);
		out_flush(&w->out);
		pthread_mutex_lock(&c->lock);
		c->turn++;
		pthread_cond_broadcast(&c->turned);
		pthread_mutex_unlock(&c->lock);
	}
	out_free(&w->out);
	return NULL;
}

unsigned
crew_size(void)
{
	cpu_set_t set;
	int n = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;

	return n < THREADS ? (unsigned)n : THREADS;
}

void
crew_work(struct out *out, const struct crew_jobs *jobs)
{
	struct crew crew = {.jobs = jobs};
	struct worker workers[THREADS] = {0};
	unsigned n = crew_size(), started = 1;

	out_flush(out);
	pthread_mutex_init(&crew.lock, NULL);
	pthread_cond_init(&crew.turned, NULL);
	for (unsigned i = 0; i < n; i++)
		workers[i] = (struct worker){.crew = &crew, .budget = out->budget};
	/* Fewer threads than wanted do as well. */
	while (started < n &&
			pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
		started++;
	work(&workers[0]);
	for (unsigned i = 1; i < started; i++)
		pthread_join(workers[i].thread, NULL);
	pthread_cond_destroy(&crew.turned);
	pthread_mutex_destroy(&crew.lock);
	budget_check(out->budget);
}
