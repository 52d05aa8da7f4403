/* Work-groups on several threads, where none can depend on another: independent.h.
 *
 * Each thread is a run of its own, with its own code and counts; LDS, scratch memory and registers belong to work-groups anyway. They share
 * the memory of the kernel, but for the allocations of scratch memory, which have the same addresses in each. Which bytes have a value and who
 * accessed them last, for checks, each knows only of its own work-groups. What they count is added up at the end.
 *
 * Nothing else is the sum of what work-groups do apart: which finding comes first, how far others get before one ends the run, and what
 * happens if memory is exhausted. So if there is a finding, or a work-group does not end, or an instruction is reached that depends on other
 * work-groups, the memory of the kernel becomes what it was, and all of it is done again on one thread. The same is done, with checks, if one
 * thread has written something that another one has accessed: that is a race, or something that a thread would have to know of another. */
#ifndef RUN_WORKERS_H
#define RUN_WORKERS_H

#include "common/run/crowd.h"

/* Executes the clusters 0 to count - 1 on several threads. Returns false, without a change of r and its memory, if they must be executed on
 * one. r has executed nothing yet, and its observer is NULL. */
bool
run_workers(struct run *r, uint64_t count, unsigned threads);

#endif
