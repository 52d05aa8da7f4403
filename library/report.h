/* Passes messages to the caller of the library, and ends a call that exhausts memory. */
#ifndef LIBRARY_REPORT_H
#define LIBRARY_REPORT_H

#include "common/base/memory/guard.h"
#include "common/base/message/diag.h"
#include "library/amdgcn.h"

struct host_report {
	amdgcn_report *to; /* NULL: messages are discarded */
	void *user;
};

/* A diag_sink that passes a message to the caller. user: a struct host_report. */
void
report_message(void *user, const struct diag_message *message);

/* Reports the fatal error that ended a guarded call. */
void
report_end(const struct host_report *r, const struct guard_end *end);

/* Calls f(user) under a guard (common/base/memory/guard.h), so that a fatal error ends f instead of the process. After such an
 * error, reports it to r and returns false. */
bool
report_run(const struct host_report *r, void (*f)(void *user), void *user);

#endif
