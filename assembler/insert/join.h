/* Joins waits on one counter that are close to one another: the first one waits for all of them.
 *
 * The uses of a run of loads would have a wait each, for one more result. If no operation that raises the counter is issued
 * between them, the first wait can include the last result: results of one order arrive in close succession, and each wait takes
 * an issue cycle. */
#ifndef ASSEMBLER_INSERT_JOIN_H
#define ASSEMBLER_INSERT_JOIN_H

#include "assembler/insert/hoist.h"
#include "common/isa/effects.h"

struct join {
	bool is_set;
	uint32_t function;
	uint32_t insn;          /* number in the function of the instruction after the wait */
};

/* By counter, the last wait that others may join; zeroed before the first finding of a section. */
struct joins {
	struct join last[COUNTER_COUNT];
};

/* The instruction before which to insert the wait that a finding requires: insn, or an earlier one of the same block that has a
 * wait. Findings come in the order of functions and addresses. */
uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn);

#endif
