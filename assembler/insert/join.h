/* Joins waits on one counter that would stand close together: the first one waits for all of them.
 *
 * Between uses of a run of loads each has a wait of its own, for one more result. Where no operation that raises the counter
 * is issued in between, the first wait can be for the last result as well: results of one order follow each other closely,
 * and a wait takes an issue cycle itself. */
#ifndef ASSEMBLER_INSERT_JOIN_H
#define ASSEMBLER_INSERT_JOIN_H

#include "assembler/insert/insert.h"
#include "common/flow/finding.h"
#include "common/flow/flow.h"

struct join {
	struct insertion *in;   /* the first wait; NULL: none yet */
	uint32_t function;
	uint32_t insn;          /* the instruction after it, as a number in the function */
};

/* Of each counter, the last wait that others may join; zeroed before the first finding of a section. */
struct joins {
	struct join last[COUNTER_COUNT];
};

/* The gap for the wait that a finding asks for: own, which is directly before the instruction, or an earlier one of the same
 * block. Findings come in the order of functions and addresses. own may be NULL: nothing may be inserted there. */
struct insertion *
joins_find(struct joins *j, const struct flow *flow, const struct finding *f, struct insertion *own);

#endif
