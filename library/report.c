/* Messages on their way to the caller. */
#include "library/report.h"

void
report_message(void *user, const struct diag_message *m)
{
	const struct report *r = user;

	if (r->to)
		r->to(r->user, &(struct amdgcn_message){m->severity, m->text, m->file, m->line, m->column, m->source.p, m->source.n});
}
