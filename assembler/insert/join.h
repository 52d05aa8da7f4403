/* Joins waits on one counter: the first one waits for all of them.
 *
 * Without joining, each use of the results of consecutive loads has a wait of its own, for one more result each time. The first
 * wait can include a later one for the result of an operation that was issued before it. This leaves less time for the result to
 * return, at most that of the instructions between the waits. Therefore waits are joined if they are very close together: results
 * that return in order arrive in close succession, and each wait takes an issue cycle. Others are joined if the operation was issued
 * so long before the first wait that, by the latency in timing.tbl, its result has returned by then. As results return later where
 * many are requested, these waits have a limit, too. */
#ifndef ASSEMBLER_INSERT_JOIN_H
#define ASSEMBLER_INSERT_JOIN_H

#include "assembler/insert/hoist.h"
#include "common/isa/effects.h"
#include "common/sim/machine.h"

struct join {
	bool is_set;
	uint32_t function;
	uint32_t insn;          /* index, in the function, of the instruction after the wait */
};

/* The joins of a section. */
struct joins {
	uint64_t limit;         /* exclusive limit on the distance, in instructions, from a wait to an earlier wait that it may join */
	struct sim_machine machine; /* the processor, for latencies */
	struct join last[COUNTER_COUNT]; /* indexed by counter: the last wait that later waits may join */
};

/* Prepares j for the findings of a section. */
void
joins_start(struct joins *j, const struct isa *isa, uint64_t limit);

/* Returns the index of the instruction before which the wait for a finding is inserted: insn, or an earlier instruction of the
 * same block that already has a wait. In the second case sets *most to the value that the counter may have there. Findings must be
 * passed in the order of functions and addresses. */
uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn, uint8_t *most);

#endif
