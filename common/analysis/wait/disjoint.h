/* Which operations in flight concern other lanes than those that are active. Before gfx11, what an operation still reads or
 * writes in its lanes and what other lanes do with the same registers are no conflict, so the arms of a divergent branch, and the
 * iterations of a waterfall loop, need no waits between them (counters.tbl: lanes; Mesa's aco_insert_waitcnt).
 *
 * An operation is known to be apart from a region, whose lanes it does not touch. This begins where exec becomes a region that
 * excludes the region in which the operation was issued (graph_region.apart), and holds while exec remains within it. A region whose
 * instruction is executed again, as in a loop, may have other lanes then: the operation's are still in the region around it. */
#ifndef WAIT_DISJOINT_H
#define WAIT_DISJOINT_H

#include "common/analysis/wait/flight.h"

/* Updates the operations in flight for an instruction after which exec is region `to`. Only with c->lanes. */
void
disjoint_exec(struct flights *all, const struct flight_code *c, uint32_t insn, uint32_t to);

/* Returns whether operations in flight change on an edge. */
bool
disjoint_changes(const struct flight_code *c, const struct graph_edge *e);

/* Updates the operations in flight for an edge: the names of regions change, or exec is empty. */
void
disjoint_edge(struct flights *all, const struct flight_code *c, const struct graph_edge *e);

#endif
