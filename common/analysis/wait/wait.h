/* Finds uses of the results of memory operations before the operations are complete. Tracks the events in flight on each counter,
 * along all paths, and compares them with the registers that instructions access. tables/counters.tbl has the counters and orders
 * of events, and rule.def the findings. */
#ifndef WAIT_WAIT_H
#define WAIT_WAIT_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"
#include "common/analysis/graph/solve.h"

extern const struct finding_rules wait_rules;

/* Adds the findings of all functions to out. With code->safe, for inserting waits, assumes that jumps to unknown locations use
 * everything in flight, and that indexed accesses use all registers that they can reach. */
void
waits_check(const struct flow *flow, struct findings *out);

/* Calls line() with the operations in flight before each instruction of a function, with the counters' values at which they are complete, for
 * check/states.h. */
void
waits_show(const struct flow *flow, uint32_t function, solve_line *line, void *user);

/* Calls take() for each operation that may be in flight before an instruction for which asks() holds, and that writes registers until it is
 * complete: the offset of the operation in the section, and these register units. */
struct waits_question {
	bool (*asks)(void *user, uint32_t function, uint32_t insn);
	void (*take)(void *user, uint32_t function, uint32_t insn, uint64_t from, unsigned unit, unsigned count);
	void *user;
};

void
waits_ask(const struct flow *flow, const struct waits_question *question);

/* Determines the waits at the start of a function by LLVM's convention, in the form of insn_waits(). These waits cover results that
 * a caller may have in flight, but not stores. expert: the function may be called in expert mode. */
void
waits_at_entry(const struct isa *isa, bool expert, uint8_t most[COUNTER_COUNT]);

#endif
