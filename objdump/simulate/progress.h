/* The progress of a long simulation on standard error, if that is a terminal: after a second, then from time to time, on one line
 * that is erased at the end. */
#ifndef SIMULATE_PROGRESS_H
#define SIMULATE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
	uint64_t waves;      /* total */
	int64_t due;         /* time of the next report, in milliseconds */
	bool terminal, shown;
};

void
progress_begin(struct progress *p, uint64_t waves);

/* Hook of struct sim_hooks with a struct progress as context; never stops the simulation. */
bool
progress_hook(void *context, uint64_t waves_done);

void
progress_end(struct progress *p);

#endif
