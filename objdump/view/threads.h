/* Several threads that write one output: each takes the next job, shows it into a buffer of its own,
 * and writes that when it is its turn, so that the output is the same as if one thread had done all.
 * A job that fills its buffer waits for its turn and goes on writing directly, so memory is bounded. */
#ifndef OBJDUMP_THREADS_H
#define OBJDUMP_THREADS_H

#include <stdbool.h>
#include <stddef.h>

#include "objdump/view/out.h"

enum { THREAD_JOB_BYTES = 64 };

struct thread_jobs {
	/* Fills in the next job, at most THREAD_JOB_BYTES of it; false if there is none. Called by one
	 * thread at a time. */
	bool (*next)(void *user, void *job);
	/* Shows a job. Called by several threads at a time. */
	void (*run)(void *user, const void *job, struct out *out);
	void *user;
};

/* Does all the jobs on as many threads as there are processors; out's buffer is written first. Dies
 * when memory runs out. */
void
threads_work(struct out *out, const struct thread_jobs *jobs);

/* The number of processors that may be used. */
unsigned
threads_count(void);

#endif
