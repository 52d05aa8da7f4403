/* Joins waits on one counter that are close to one another: the first one waits for all of their operations.
 *
 * Without joining, each use of the results of consecutive loads has its own wait, which requires one more result than the wait
 * before it. The first wait can include those later results whose operations were issued before it: results that return in order
 * arrive in close succession, and each wait takes an issue cycle. */
#ifndef ASSEMBLER_INSERT_JOIN_H
#define ASSEMBLER_INSERT_JOIN_H

#include "assembler/insert/hoist.h"
#include "common/isa/effects.h"

struct join {
	bool is_set;
	uint32_t function;
	uint32_t insn;          /* index, in the function, of the instruction after the wait */
};

/* By counter, the last wait that later waits may join. Must be zeroed, except for the limit, before the first finding of a
 * section. */
struct joins {
	uint64_t limit;         /* exclusive limit on the distance, in instructions, from a wait to the earlier wait that it joins */
	struct join last[COUNTER_COUNT];
};

/* Returns the index of the instruction before which the wait for a finding is inserted: insn, or an earlier instruction of the
 * same block that already has a wait. In the second case sets *most to the value that the counter may have there. Findings must be
 * passed in the order of functions and addresses. */
uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn, uint8_t *most);

#endif
