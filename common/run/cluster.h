/* A cluster of work-groups, or a single one, whose waves take turns. */
#ifndef RUN_CLUSTER_H
#define RUN_CLUSTER_H

#include "common/run/execution.h"

/* Opens a cluster, which has its place nowhere yet. Free with run_cluster_close(). */
struct run_cluster *
run_cluster_open(struct run *r);

void
run_cluster_close(struct run_cluster *c);

/* Starts the cluster with a number in the grid. */
void
run_cluster_start(struct run *r, struct run_cluster *c, uint64_t number);

/* Lets the waves of a cluster take a turn of at most `slice` instructions each. Sets *ended if it has ended. Returns false if the run must
 * end. */
bool
run_cluster_turn(struct run *r, struct run_cluster *c, unsigned slice, bool *ended);

/* Returns the next number below n of the schedule. */
unsigned
run_next_turn(struct run *r, unsigned n);

#endif
