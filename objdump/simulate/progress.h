/* How far a long simulation is, on standard error if that is a terminal: after a second, and then now and then, on one line
 * that is taken away in the end. */
#ifndef SIMULATE_PROGRESS_H
#define SIMULATE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
	uint64_t waves;      /* in all */
	int64_t due;         /* when to say something, milliseconds */
	bool terminal, shown;
};

void
progress_begin(struct progress *p, uint64_t waves);

/* For struct sim_hooks, whose context is the struct progress: it never stops it. */
bool
progress_hook(void *context, uint64_t waves_done);

void
progress_end(struct progress *p);

#endif
