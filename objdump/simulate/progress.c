#include "objdump/simulate/progress.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

enum { PATIENCE = 1000, STEP = 100 /* milliseconds */ };

static int64_t
now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void
progress_begin(struct progress *p, uint64_t waves)
{
	*p = (struct progress){.waves = waves, .terminal = isatty(STDERR_FILENO)};
	if (p->terminal)
		p->due = now() + PATIENCE;
}

bool
progress_hook(void *context, uint64_t waves_done)
{
	struct progress *p = context;

	if (!p->terminal || now() < p->due)
		return false;
	fprintf(stderr, "\rsimulating: %llu of %llu waves, %u%% ", (unsigned long long)waves_done, (unsigned long long)p->waves,
		p->waves ? (unsigned)(100 * waves_done / p->waves) : 100);
	fflush(stderr);
	p->shown = true;
	p->due = now() + STEP;
	return false;
}

void
progress_end(struct progress *p)
{
	if (p->shown)
		fputs("\r\033[K", stderr);
	p->shown = false;
}
