#include "common/base/thread/pool.h"

#include <pthread.h>
#include <sched.h>
#include <time.h>

#include "common/base/memory/alloc.h"

enum { AHEAD = 4, STEP = 100000000 /* AHEAD: limit of the jobs computed ahead, per thread; STEP: time between calls of wait(), in
                                    * nanoseconds */ };

struct pool {
	const struct pool_jobs *jobs;
	pthread_mutex_t lock;
	pthread_cond_t computed, shown;
	size_t next, nshown, ndone; /* next: next job to compute; nshown: number of jobs shown; ndone: number of jobs computed */
	size_t ahead;               /* limit of next - nshown */
	bool ended;                 /* show() has ended the work */
	bool *done;                 /* indexed by job modulo `ahead` */
};

static void *
work(void *arg)
{
	struct pool *p = arg;

	pthread_mutex_lock(&p->lock);
	while (p->next < p->jobs->n && !p->ended) {
		size_t job = p->next;

		if (job - p->nshown >= p->ahead) {
			pthread_cond_wait(&p->shown, &p->lock);
			continue;
		}
		p->next++;
		pthread_mutex_unlock(&p->lock);
		p->jobs->run(p->jobs->user, job);
		pthread_mutex_lock(&p->lock);
		p->done[job % p->ahead] = true;
		p->ndone++;
		pthread_cond_signal(&p->computed);
	}
	pthread_mutex_unlock(&p->lock);
	return NULL;
}

static void
wait_for(struct pool *p, size_t job)
{
	pthread_mutex_lock(&p->lock);
	while (!p->done[job % p->ahead]) {
		struct timespec until;
		size_t done = p->ndone;

		clock_gettime(CLOCK_REALTIME, &until);
		until.tv_nsec += STEP;
		until.tv_sec += until.tv_nsec / 1000000000;
		until.tv_nsec %= 1000000000;
		if (pthread_cond_timedwait(&p->computed, &p->lock, &until) == 0 || !p->jobs->wait)
			continue;
		pthread_mutex_unlock(&p->lock);
		p->jobs->wait(p->jobs->user, done);
		pthread_mutex_lock(&p->lock);
	}
	pthread_mutex_unlock(&p->lock);
}

/* Returns false if no more jobs are to be shown. */
static bool
show(struct pool *p, size_t job)
{
	bool more = !p->jobs->show || p->jobs->show(p->jobs->user, job);

	pthread_mutex_lock(&p->lock);
	p->done[job % p->ahead] = false;
	p->nshown++;
	p->ended = !more;
	pthread_cond_broadcast(&p->shown);
	pthread_mutex_unlock(&p->lock);
	return more;
}

size_t
pool_ahead(unsigned threads)
{
	return (size_t)AHEAD * (threads ? threads : 1);
}

unsigned
pool_threads(void)
{
	cpu_set_t set;
	int n = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;

	return n < POOL_DEFAULT_MOST ? (unsigned)n : POOL_DEFAULT_MOST;
}

void
pool_work(unsigned threads, const struct pool_jobs *jobs)
{
	struct pool p = {.jobs = jobs, .ahead = pool_ahead(threads), .done = alloc_zeroed(pool_ahead(threads), sizeof(bool))};
	pthread_t *thread = alloc_array(threads + 1, sizeof *thread);
	unsigned started = 0;
	bool more = true;

	pthread_mutex_init(&p.lock, NULL);
	pthread_cond_init(&p.computed, NULL);
	pthread_cond_init(&p.shown, NULL);
	while (threads > 1 && started < threads && started < jobs->n && pthread_create(&thread[started], NULL, work, &p) == 0)
		started++;
	for (size_t i = 0; i < jobs->n && more; i++) {
		if (started)
			wait_for(&p, i);
		else
			jobs->run(jobs->user, i);
		more = show(&p, i);
	}
	for (unsigned i = 0; i < started; i++)
		pthread_join(thread[i], NULL);
	pthread_cond_destroy(&p.shown);
	pthread_cond_destroy(&p.computed);
	pthread_mutex_destroy(&p.lock);
	alloc_free(thread);
	alloc_free(p.done);
}
