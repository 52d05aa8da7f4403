/* Waits in loops. Where a loop issues nothing that raises a counter, a wait in it finds nothing to wait for after the first
 * iteration: it is put before the loop, if every iteration needs it. */
#ifndef ASSEMBLER_INSERT_HOIST_H
#define ASSEMBLER_INSERT_HOIST_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* A function's loops; zeroed before the first finding, released with hoist_free. */
struct hoist {
	struct shape shape;             /* its graph is NULL: none yet */
	uint32_t *raised;               /* by loop: bits 1 << COUNTER_… of the counters that it raises */
	uint32_t *ends;                 /* by loop: the nearest block that dominates all from which control leaves the loop or
	                                 * begins its next iteration */
};

/* The instruction before which the wait that a finding asks for serves best, as a number in its function: insn, which needs the
 * wait, or the last one before a loop around it. Takes time in the function's size for the first of its findings. */
uint32_t
hoist_to(struct hoist *h, const struct flow *flow, const struct finding *f, uint32_t insn);

void
hoist_free(struct hoist *h);

/* The counters that an instruction raises, bits 1 << COUNTER_…; all, for a call. */
uint32_t
hoist_raises(const struct flow *flow, const struct flow_insn *i);

#endif
