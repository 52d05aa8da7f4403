/* Hoists waits out of loops. If a loop issues nothing that raises a counter, a wait in it has no effect after the first iteration;
 * it is inserted before the loop if every iteration needs it. */
#ifndef ASSEMBLER_INSERT_HOIST_H
#define ASSEMBLER_INSERT_HOIST_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/shape.h"

/* The loops of a function; zeroed before the first finding, released with hoist_free. */
struct hoist {
	struct shape shape;             /* its graph is NULL until first used */
	uint32_t *raised;               /* by loop: counters that it raises, bits 1 << COUNTER_… */
	uint32_t *ends;                 /* by loop: nearest common dominator of the blocks from which control leaves the loop or begins
	                                 * its next iteration */
};

/* The best instruction for the wait that a finding requires to be inserted before, as a number in its function: insn, which needs
 * the wait, or the last one before an enclosing loop. The first call for a function takes time linear in its size. */
uint32_t
hoist_to(struct hoist *h, const struct flow *flow, const struct finding *f, uint32_t insn);

void
hoist_free(struct hoist *h);

/* The counters that an instruction raises, bits 1 << COUNTER_…; all for a call. */
uint32_t
hoist_raises(const struct flow *flow, const struct flow_insn *i);

#endif
