/* Joins waits on one counter: an earlier wait also waits for the operations of later waits, which are then not inserted.
 *
 * Without joining, each first use of the result of a load has its own wait, even if the loads are consecutive. An
 * earlier wait can replace a later one if the operation to wait for was issued before the earlier wait. Joining
 * shortens the time in which the result can return, by the time of the instructions between the two waits. Waits that
 * are very close together are joined in any case: results that return in order arrive in close succession, and each
 * wait takes an issue cycle. Other waits are joined if the result has usually returned before the earlier wait,
 * according to the latencies in timing.tbl. Their distance is limited, because many pending requests delay results. */
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
	uint64_t limit;         /* waits that are at least this many instructions apart are not joined */
	struct sim_machine machine; /* the processor, for latencies */
	struct join last[COUNTER_COUNT]; /* indexed by counter: the last wait that later waits may join */
};

/* Prepares j for a processor. */
void
joins_start(struct joins *j, const struct isa *isa, uint64_t limit);

/* Prepares j for the findings of a section. */
void
joins_section(struct joins *j);

/* Returns the index of the instruction before which the wait of a finding is inserted. This is insn, or an earlier instruction of
 * the same block that already has a wait. For an earlier instruction, sets *most to the value that the counter may have there.
 * Findings must be passed in the order of functions and addresses. */
uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn, uint8_t *most);

#endif
