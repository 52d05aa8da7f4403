/* What registers hold as sums over the lanes' IDs (linear.h), at each point of a kernel.
 *
 * flow/value/ follows scalar constants and addresses; a sum over vector registers, and symbols for what is not known, it has not,
 * and its values end where paths differ. So this is an analysis of its own, which takes from there which lanes are on. */
#ifndef RACE_FOLLOW_H
#define RACE_FOLLOW_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/race/apart.h"

struct follow;

/* Follows the values through the graph of a kernel to a fixpoint. Free it with follow_close. */
struct follow *
follow_open(const struct flow *flow, const struct flow_function *f, const struct race_group *group);

void
follow_close(struct follow *w);

/* Calls visit for each instruction that is reached, block by block; within it follow_vector() and follow_guards() say what holds
 * before the instruction. */
void
follow_visit(struct follow *w,
	void (*visit)(struct follow *w, void *context, uint32_t insn, const struct insn *decoded), void *context);

/* What a VGPR holds, in the lanes that are on. */
struct linear
follow_vector(const struct follow *w, unsigned number);

/* Puts what is known of the lanes that are on into the access. */
void
follow_guards(const struct follow *w, struct race_access *a);

/* Whether a symbol has one value while the kernel runs: what gives it its value is in no loop. */
bool
follow_is_fixed(const struct follow *w, uint32_t symbol);

#endif
