/* Liveness: the registers that hold a value which some path still reads.
 *
 * A write to a vector register changes only the lanes enabled in exec. It kills the old value for reads in its own region of lanes
 * (flow.h) and nested ones; values read in an enclosing region are still live. So each enclosing region of a location has a set;
 * the outer sets are subsets of the inner ones.
 *
 * A call reads the live-in registers of its callee if that is in the section, else the registers that the calling convention
 * (convention.def) passes and the caller uses; it kills the registers that the convention does not preserve. A jump to an unknown
 * location reads all registers that the function uses. */
#ifndef LIVE_LIVE_H
#define LIVE_LIVE_H

#include "common/analysis/graph/functions.h"

/* Registers in use at an instruction: live before it, or written by it. */
struct live_count {
	uint16_t sgprs, vgprs, agprs;
};

/* The effect of one instruction on registers. */
struct live_step {
	struct set reads, writes, ends; /* ends: the old value is killed, in active lanes */
};

struct live {
	const struct flow *flow;
	const struct live *all;      /* of all functions */
	const struct flow_graph *graph;
	struct set at_entry;         /* live-in registers of the function */
	struct live_count *counts;   /* by instruction */
	struct live_count peak;      /* the maximum of each at any one instruction */
	struct live_parts *parts;    /* blocks, split where exec changes */
};

/* Computes the liveness of all functions of flow, in their order; free it with live_close. */
struct live *
live_open(const struct flow *flow);

void
live_close(const struct flow *flow, struct live *live);

/* Stores the registers live before each instruction of a block in before, which has room for the block's count. */
void
live_in_block(const struct live *l, uint32_t block, struct set *before);

/* Computes the reads and writes of the instruction. */
void
live_step(const struct live *l, uint32_t insn, struct live_step *step);

#endif
