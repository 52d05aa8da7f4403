/* Computes jobs on several threads, and shows their results in order on the calling thread. */
#ifndef BASE_POOL_H
#define BASE_POOL_H

#include <stdbool.h>
#include <stddef.h>

enum {
	POOL_MOST = 256,             /* threads that can be requested */
	POOL_DEFAULT_MOST = 8,       /* threads without a request */
};

/* The functions run on several threads: a guard (common/base/memory/guard.h) of the calling thread does not catch what fails there, so run()
 * must not fail, or have its own guard; and show() and wait() must not fail. */
struct pool_jobs {
	size_t n;                                /* number of jobs */
	void (*run)(void *user, size_t job);     /* computes a job; called by several threads concurrently */
	bool (*show)(void *user, size_t job);    /* shows a computed job, and frees its result; called in the order of the jobs. Returns
	                                          * false to end the work: no further job is shown, and none is begun. NULL: nothing is shown */
	void (*wait)(void *user, size_t done);   /* called regularly while no job can be shown. done: number of computed jobs; NULL: not */
	void *user;
};

/* Computes and shows all jobs. If threads is at most 1, or no thread can be created, runs each job on the calling
 * thread before it is shown. Only a few computed jobs are kept at a time, none that is pool_ahead(threads) or more after the one that is shown
 * next. */
void
pool_work(unsigned threads, const struct pool_jobs *jobs);

size_t
pool_ahead(unsigned threads);

/* Returns the number of threads to use: the number of available processors, at most
 * POOL_DEFAULT_MOST. */
unsigned
pool_threads(void);

#endif
