/* Shows the progress of a long simulation on standard error, if that is a terminal. Progress is shown after a second, then
 * regularly, on one line that is erased at the end. */
#ifndef SIMULATE_PROGRESS_H
#define SIMULATE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
	uint64_t waves;      /* total number of waves */
	int64_t due;         /* time of the next report, in milliseconds */
	bool terminal, shown;
};

void
progress_begin(struct progress *p, uint64_t waves);

/* Hook for struct sim_hooks, with a struct progress as context. Always returns false, so that the simulation continues. */
bool
progress_hook(void *context, uint64_t waves_done);

void
progress_end(struct progress *p);

#endif
