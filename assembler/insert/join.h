/* Joins waits on one counter that would stand close together: the first one waits for all of them.
 *
 * Between uses of a run of loads each has a wait of its own, for one more result. Where no operation that raises the counter
 * is issued in between, the first wait can be for the last result as well: results of one order follow each other closely,
 * and a wait takes an issue cycle itself. */
#ifndef ASSEMBLER_INSERT_JOIN_H
#define ASSEMBLER_INSERT_JOIN_H

#include "assembler/insert/hoist.h"
#include "common/isa/effects.h"

struct join {
	bool is_set;
	uint32_t function;
	uint32_t insn;          /* the wait is before it: a number in the function */
};

/* Of each counter, the last wait that others may join; zeroed before the first finding of a section. */
struct joins {
	struct join last[COUNTER_COUNT];
};

/* The instruction before which the wait that a finding asks for is put: insn, or an earlier one of the same block, where there is
 * a wait already. Findings come in the order of functions and addresses. */
uint32_t
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, uint32_t insn);

#endif
