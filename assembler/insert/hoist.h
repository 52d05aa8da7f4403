/* Hoists waits out of loops. If a loop issues nothing that increments a counter, a wait on this counter within the loop has no
 * effect after the first iteration. If every iteration executes the wait, it is inserted before the loop instead. */
#ifndef ASSEMBLER_INSERT_HOIST_H
#define ASSEMBLER_INSERT_HOIST_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* The loops of a function. Must be zero before the first finding. hoist_free() releases the memory. */
struct hoist {
	struct shape shape;             /* the function's graph and its dominators; shape.g is NULL until first used */
	uint32_t *incremented;               /* indexed by loop: counters that instructions of the loop increment, as bits 1 << COUNTER_… */
	uint32_t *ends;                 /* indexed by loop: nearest common dominator of the blocks from which control leaves the loop
	                                 * or begins the next iteration */
};

/* Returns the index of the instruction before which the wait of a finding is best inserted. This is insn itself, which needs the
 * wait, or the last instruction before an enclosing loop. The first call for a function takes time linear in the size of the
 * function. */
uint32_t
hoist_to(struct hoist *h, const struct flow *flow, const struct finding *f, uint32_t insn);

void
hoist_free(struct hoist *h);

/* Returns the counters that an instruction increments, as bits 1 << COUNTER_…; for a call, all counters. */
uint32_t
hoist_increments(const struct flow *flow, const struct graph_insn *i);

#endif
