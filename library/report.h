/* Messages on their way to the caller, and the end of a call that ran out of memory. */
#ifndef LIBRARY_REPORT_H
#define LIBRARY_REPORT_H

#include "common/base/memory/guard.h"
#include "common/base/message/diag.h"
#include "library/amdgcn.h"

struct host_report {
	amdgcn_report *to; /* NULL: discarded */
	void *user;
};

/* A diag_sink; user is a struct host_report. */
void
report_message(void *user, const struct diag_message *message);

/* Calls f(user) so that it cannot end the process. Returns false if it died, which was reported. */
bool
report_run(const struct host_report *r, void (*f)(void *user), void *user);

#endif
