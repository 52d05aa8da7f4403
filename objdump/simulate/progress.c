#include "objdump/simulate/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "common/base/file/clock.h"

enum { PATIENCE = 1000, STEP = 100 /* PATIENCE: time before the first report; STEP: time between reports; in milliseconds */ };

void
progress_begin(struct progress *p)
{
	*p = (struct progress){.terminal = isatty(STDERR_FILENO)};
	if (p->terminal)
		p->due = clock_milliseconds() + PATIENCE;
}

void
progress_show(struct progress *p, uint64_t done, uint64_t all, const char *what)
{
	if (!p->terminal || clock_milliseconds() < p->due)
		return;
	fprintf(stderr, "\rsimulating: %llu of %llu %s, %u%% ", (unsigned long long)done, (unsigned long long)all, what,
		all ? (unsigned)(100 * done / all) : 100);
	fflush(stderr);
	p->shown = true;
	p->due = clock_milliseconds() + STEP;
}

void
progress_end(struct progress *p)
{
	if (p->shown)
		fputs("\r\033[K", stderr);
	p->shown = false;
}
