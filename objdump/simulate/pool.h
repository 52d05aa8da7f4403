/* Computes jobs on several threads, and shows their results in order on the calling thread. */
#ifndef SIMULATE_POOL_H
#define SIMULATE_POOL_H

#include <stddef.h>

struct pool_jobs {
	size_t n;                                /* number of jobs */
	void (*run)(void *user, size_t job);     /* computes a job; called by several threads concurrently */
	void (*show)(void *user, size_t job);    /* shows a computed job, and frees its result; called in the order of the jobs */
	void (*wait)(void *user, size_t done);   /* called regularly while no job can be shown. done: number of computed jobs */
	void *user;
};

/* Computes and shows all jobs. If threads is at most 1, or no thread can be created, runs each job on the calling
 * thread before it is shown. Only a few computed jobs are kept at a time. */
void
pool_work(unsigned threads, const struct pool_jobs *jobs);

#endif
