/* Messages on their way to the caller. */
#ifndef LIBRARY_REPORT_H
#define LIBRARY_REPORT_H

#include "common/base/diag.h"
#include "library/amdgcn.h"

struct report {
	amdgcn_report *to; /* NULL: to nobody */
	void *user;
};

/* A diag_sink; user is a struct report. */
void
report_message(void *user, const struct diag_message *message);

#endif
