/* Results of memory operations that are used before they are there: the events that each counter has in flight, along all
 * paths, and what every instruction touches of their registers. tables/counters.tbl says what an event raises and in what
 * order it is done; rule.def what can be wrong. */
#ifndef WAIT_WAIT_H
#define WAIT_WAIT_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules wait_rules;

/* Adds what is found in all functions to out. With code->safe, for who puts waits in, what a jump to an unknown place leads to is
 * taken to use all that is in flight, and so is an access to a register that an index chooses. */
void
waits_check(const struct flow *flow, struct findings *out);

/* What a function waits for when it begins, as LLVM's convention has it: results that its caller has not waited for, which is
 * all but stores. As of insn_waits(). */
void
waits_at_entry(const struct isa *isa, uint8_t most[COUNTER_COUNT]);

#endif
