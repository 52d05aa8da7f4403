/* Runs jobs on several threads that produce one output. Each thread takes the next job, writes the job's output to its own buffer,
 * and writes the buffer to standard output in the order of jobs. The result is the same as with one thread. If a buffer is full,
 * the thread waits for its turn and then writes directly, so that memory is bounded. */
#ifndef OBJDUMP_THREADS_H
#define OBJDUMP_THREADS_H

#include <stdbool.h>
#include <stddef.h>

#include "objdump/view/out.h"

enum { THREAD_JOB_BYTES = 64 };

struct thread_jobs {
	/* Stores the next job, of at most THREAD_JOB_BYTES bytes, in job. Returns false if there is none. Called by one thread at a
	 * time. */
	bool (*next)(void *user, void *job);
	/* Runs a job. Called by several threads concurrently. */
	void (*run)(void *user, const void *job, struct out *out);
	void *user;
};

/* Flushes out, then runs all jobs on as many threads as pool_threads() says. Exits if memory is
 * exhausted. */
void
threads_work(struct out *out, const struct thread_jobs *jobs);

#endif
