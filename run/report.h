/* The result of a run as text and as JSON. */
#ifndef RUN_REPORT_H
#define RUN_REPORT_H

#include "library/amdgcn.h"
#include "run/options.h"

/* Prints findings to standard error, as compilers print warnings, and with --counts what was executed to standard output. */
void
report_text(const struct options *o, const struct amdgcn_run *r);

/* Prints everything to standard output. */
void
report_json(const struct options *o, const struct amdgcn_run *r);

#endif
