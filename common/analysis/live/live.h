/* Liveness: which registers hold a value that some path still reads.
 *
 * A write to a vector register changes only the lanes that exec has on. It kills the old value for reads in its
 * own region of lanes (flow.h) and within; what is read in a larger one is still needed. So each enclosing region
 * of a place has a set, the outer ones being subsets of the inner ones.
 *
 * A call reads what the callee reads when it begins, if that is in the section, else what the convention
 * gives it (convention.def) of the registers that the caller uses; it kills what the convention does not preserve. A
 * jump to an unknown place reads all registers that the function uses. */
#ifndef LIVE_LIVE_H
#define LIVE_LIVE_H

#include "common/analysis/graph/functions.h"

/* Registers in use at an instruction: those live before it, and those that it writes. */
struct live_count {
	uint16_t sgprs, vgprs, agprs;
};

/* What one instruction does with the registers. */
struct live_step {
	struct set reads, writes, ends; /* ends: the old value is gone, in active lanes */
};

struct live {
	const struct flow *flow;
	const struct live *all;      /* of all functions */
	const struct flow_graph *graph;
	struct set at_entry;         /* live where the function begins */
	struct live_count *counts;   /* by instruction */
	struct live_count peak;      /* the maximum of each at one instruction */
	struct live_parts *parts;    /* blocks, cut where exec changes */
};

/* The liveness of all functions of flow, in their order; the caller frees them with live_close. */
struct live *
live_open(const struct flow *flow);

void
live_close(const struct flow *flow, struct live *live);

/* What is live before each instruction of a block, into before, which has room for the block's count. */
void
live_in_block(const struct live *l, uint32_t block, struct set *before);

/* What the instruction reads and writes. */
void
live_step(const struct live *l, uint32_t insn, struct live_step *step);

#endif
