#include "objdump/simulate/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "common/base/file/clock.h"

enum { PATIENCE = 1000, STEP = 100 /* PATIENCE: time before the first report; STEP: time between reports; in milliseconds */ };

void
progress_begin(struct progress *p, uint64_t waves)
{
	*p = (struct progress){.waves = waves, .terminal = isatty(STDERR_FILENO)};
	if (p->terminal)
		p->due = clock_milliseconds() + PATIENCE;
}

bool
progress_hook(void *context, uint64_t waves_done)
{
	struct progress *p = context;

	if (!p->terminal || clock_milliseconds() < p->due)
		return false;
	fprintf(stderr, "\rsimulating: %llu of %llu waves, %u%% ", (unsigned long long)waves_done, (unsigned long long)p->waves,
		p->waves ? (unsigned)(100 * waves_done / p->waves) : 100);
	fflush(stderr);
	p->shown = true;
	p->due = clock_milliseconds() + STEP;
	return false;
}

void
progress_end(struct progress *p)
{
	if (p->shown)
		fputs("\r\033[K", stderr);
	p->shown = false;
}
