/* Several threads that produce one output: each takes the next job, writes it to a buffer of its own, and outputs that in its
 * turn, so the result is the same as with one thread. A job that fills its buffer waits for its turn and then writes directly, so
 * memory is bounded. */
#ifndef OBJDUMP_THREADS_H
#define OBJDUMP_THREADS_H

#include <stdbool.h>
#include <stddef.h>

#include "objdump/view/out.h"

enum { THREAD_JOB_BYTES = 64 };

struct thread_jobs {
	/* Fills in the next job, at most THREAD_JOB_BYTES; false if there is none. Called by one thread at a time. */
	bool (*next)(void *user, void *job);
	/* Runs a job. Called by several threads concurrently. */
	void (*run)(void *user, const void *job, struct out *out);
	void *user;
};

/* Runs all jobs on as many threads as there are processors, after flushing out. Exits when memory runs out. */
void
threads_work(struct out *out, const struct thread_jobs *jobs);

/* Number of available processors. */
unsigned
threads_count(void);

#endif
