#include "library/report.h"

#include "common/base/memory/alloc.h"

const char *
amdgcn_version(void)
{
	return GCNUTILS_VERSION;
}

void
amdgcn_free(void *p)
{
	alloc_free(p);
}

void
report_message(void *user, const struct diag_message *m)
{
	const struct host_report *r = user;

	if (r->to)
		r->to(r->user, &(struct amdgcn_message){m->severity, m->text, m->file, m->line, m->column, m->source.p, m->source.n,
			AMDGCN_INPUT});
}

void
report_end(const struct host_report *r, const struct guard_end *end)
{
	if (r->to)
		r->to(r->user, &(struct amdgcn_message){.severity = "error", .text = end->why, .source = "",
			.status = end->of_memory ? AMDGCN_MEMORY : AMDGCN_TOO_LARGE});
}

bool
report_run(const struct host_report *r, void (*f)(void *user), void *user)
{
	struct guard_end end;
	bool ok = guard_run(f, user, &end);

	if (!ok)
		report_end(r, &end);
	return ok;
}
