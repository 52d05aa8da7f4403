/* Joins waits on one counter: the first one waits for all of them.
 *
 * Without joining, each use of the results of consecutive loads has a wait of its own, for one more result each time.
 * The first wait can include a later one if the operation to wait for was issued before the first wait. The result then
 * has less time to return: less by the time of the instructions between the two waits. Waits are therefore joined if
 * they are very close together, because results that return in order arrive in close succession, and each wait takes an
 * issue cycle. Other waits are joined if the operation was issued so long before the first wait that its result has
 * returned by then, according to the latency in timing.tbl. These waits have a limit, too, because many outstanding
 * requests delay results. */
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
