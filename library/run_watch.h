/* Passes the instructions of a run to the functions of a struct amdgcn_run_watch. */
#ifndef LIBRARY_RUN_WATCH_H
#define LIBRARY_RUN_WATCH_H

#include "common/run/execution.h"
#include "library/running.h"

struct run_watching;

/* Makes the run r pass its instructions to the functions. base: what the run adds to addresses of the object. */
struct run_watching *
run_watch_open(struct amdgcn_object *object, const struct amdgcn_run_watch *watch, struct run *r, uint64_t base);

/* Accepts NULL. */
void
run_watch_close(struct run_watching *w);

#endif
