#include "objdump/view/threads.h"

#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#include "common/base/thread/pool.h"

struct shared {
	pthread_mutex_t lock;
	pthread_cond_t turned;
	const struct thread_jobs *jobs;
	unsigned long issued, turn; /* issued: number of jobs started; turn: number of the job that may write */
};

struct worker {
	struct out out; /* must be the first member: the gate receives its address */
	struct shared *shared;
	struct budget *budget;
	unsigned long ticket;
	pthread_t thread;
};

static void
wait_for_turn(struct out *out)
{
	struct worker *w = (struct worker *)out;

	pthread_mutex_lock(&w->shared->lock);
	while (w->shared->turn != w->ticket)
		pthread_cond_wait(&w->shared->turned, &w->shared->lock);
	pthread_mutex_unlock(&w->shared->lock);
}

static void *
work(void *arg)
{
	struct worker *w = arg;
	struct shared *s = w->shared;

	out_open(&w->out, OUT_JOB_BYTES, w->budget);
	w->out.gate = wait_for_turn;
	bool any;
	_Alignas(max_align_t) char job[THREAD_JOB_BYTES];
	for (;;) {
		pthread_mutex_lock(&s->lock);
		any = !w->budget->spent && s->jobs->next(s->jobs->user, job);
		w->ticket = any ? s->issued++ : 0;
		pthread_mutex_unlock(&s->lock);
		if (!any)
			break;
		s->jobs->run(s->jobs->user, job, &w->out);
		out_flush(&w->out);
		pthread_mutex_lock(&s->lock);
		s->turn++;
		pthread_cond_broadcast(&s->turned);
		pthread_mutex_unlock(&s->lock);
	}
	out_free(&w->out);
	return NULL;
}

void
threads_work(struct out *out, const struct thread_jobs *jobs)
{
	struct shared shared = {.jobs = jobs};
	struct worker workers[POOL_DEFAULT_MOST] = {0};
	unsigned n = pool_threads(), started = 1;

	out_flush(out);
	pthread_mutex_init(&shared.lock, NULL);
	pthread_cond_init(&shared.turned, NULL);
	for (unsigned i = 0; i < n; i++)
		workers[i] = (struct worker){.shared = &shared, .budget = out->budget};
	/* If a thread cannot be created, fewer threads do the work. */
	while (started < n &&
			pthread_create(&workers[started].thread, NULL, work, &workers[started]) == 0)
		started++;
	work(&workers[0]);
	for (unsigned i = 1; i < started; i++)
		pthread_join(workers[i].thread, NULL);
	assert(shared.turn == shared.issued);
	pthread_cond_destroy(&shared.turned);
	pthread_mutex_destroy(&shared.lock);
	budget_check(out->budget);
}
