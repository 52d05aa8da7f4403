/* Uses of the results of memory operations before they complete: the events in flight on each counter, along all paths, and the
 * registers that instructions access. tables/counters.tbl has the counters and orders of events, rule.def the findings. */
#ifndef WAIT_WAIT_H
#define WAIT_WAIT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules wait_rules;

/* Adds the findings of all functions to out. With code->safe, for inserting waits, jumps to unknown locations are assumed to use
 * everything in flight, and accesses by index all registers that they can reach. */
void
waits_check(const struct flow *flow, struct findings *out);

/* The waits at the start of a function by LLVM's convention, as in insn_waits(): for results that its caller may have pending,
 * which excludes stores. */
void
waits_at_entry(const struct isa *isa, uint8_t most[COUNTER_COUNT]);

#endif
