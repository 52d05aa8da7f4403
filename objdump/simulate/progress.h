/* Shows the progress of a long simulation on standard error, if standard error is a terminal. Progress is first shown after a
 * second, then at most ten times per second, on one line that is erased at the end. */
#ifndef SIMULATE_PROGRESS_H
#define SIMULATE_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
	int64_t due;         /* time of the next report, in milliseconds */
	bool terminal, shown;
};

void
progress_begin(struct progress *p);

/* If a report is due, shows how many items are done. what: plural name of the items, such as "waves" or "kernels". */
void
progress_show(struct progress *p, uint64_t done, uint64_t all, const char *what);

void
progress_end(struct progress *p);

#endif
