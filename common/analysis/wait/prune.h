/* Removes operations in flight that never decide which wait is needed, so that the state at a location grows with the registers
 * that operations use, not with the number of instructions that may have issued them.
 *
 * Operation A covers operation B on a register if both increment the counter by the same row of counters.tbl, and A has at most as
 * many newer events, or as many and comes first in the code. Then every wait that completes A completes B as well, and every use
 * that must wait for B must wait for A, which needs a counter value that is at most as high. Therefore B can be removed if, on
 * each register that it protects, another operation covers it. All findings remain the same, because a finding names the operation
 * with the fewest newer events and, among these, the first one in the code. If completion on another counter implies that the
 * operations are complete (expcnt<vmcnt), A must have at most as many newer events there, too. Uses that read a register and uses that
 * write it wait for different operations, so they are separate. */
#ifndef WAIT_PRUNE_H
#define WAIT_PRUNE_H

#include "common/analysis/wait/flight.h"

/* A state is not worth pruning if this many operations or fewer have been added. */
enum { PRUNE_ABOVE = 32 };

struct prune {
	/* Returns whether uses never wait for an operation on its counter. Such an operation covers only operations of the same kind. */
	bool (*is_exempt)(void *context, const struct flight *f);
	void *context;
	uint32_t first[INSN_UNITS];   /* indexed by register unit: index in links, plus one, of an operation for which writes of the
	                               * register wait, and which none covers; 0: none */
	uint32_t first_read[INSN_UNITS]; /* the same for operations for which reads wait */
	struct prune_link *links;
	bool *stays;                  /* indexed like the state */
	size_t nlinks, links_cap, stays_cap;
};

/* Removes the operations that others cover. Keeps operations that were passed by a caller, and those of unknown code, because each
 * of them matters by itself. */
void
prune_flights(struct prune *p, const struct flight_code *c, struct flights *all);

void
prune_close(struct prune *p);

#endif
