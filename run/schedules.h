/* Other orders of work-groups and waves: what a kernel writes must not depend on them. */
#ifndef RUN_SCHEDULES_H
#define RUN_SCHEDULES_H

#include "run/report.h"

/* Copies the buffers of the arguments before a run, into the arena of the options. */
struct buffers;

struct buffers *
schedules_save(const struct kernel_arguments *a, struct run_options *o);

/* Gives buffers the contents that they had. */
void
schedules_restore(const struct kernel_arguments *a, const struct buffers *from);

/* Runs the kernel with schedules 1 to --schedules minus 1, on --threads threads, from the contents that `before` has. Compares the buffers with
 * those after the run with schedule 0, which r's arguments have. Reports what differs, or the findings, with the first schedule with which
 * something is wrong; with --report, makes a run with findings the result. Returns false if there is any. */
bool
schedules_run(struct run_result *r, const struct amdgcn_run_settings *s, const struct buffers *before);

#endif
