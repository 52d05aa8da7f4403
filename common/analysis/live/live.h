/* Liveness: the registers whose values may still be read on some path.
 *
 * A write to a vector register changes only the lanes enabled in exec. It kills the old value for reads in its own region of lanes
 * (struct graph_region) and in nested regions, but values that are read in an enclosing region stay live. Therefore each location
 * has a set of live registers for every enclosing region; the set of an outer region is a subset of the set of an inner region.
 *
 * A call reads the registers that are live at the start of its callee. If the callee is not in the section, the call reads the
 * registers that the calling convention (convention.def) passes and the caller uses, and kills those that the convention does not
 * preserve. A jump to an unknown location reads all registers that the function uses. */
#ifndef LIVE_LIVE_H
#define LIVE_LIVE_H

#include "common/analysis/graph/functions.h"

/* Numbers of registers in use at an instruction: registers that are live before it or that it writes. */
struct live_count {
	uint16_t sgprs, vgprs, agprs;
};

struct live_step {
	struct set reads, writes, ends; /* ends: the old value is killed in active lanes */
};

struct live {
	const struct flow *flow;
	const struct live *all;
	const struct graph *graph;
	uint32_t rank;               /* number in the order of computation, which begins at 1 */
	struct set at_entry;
	struct live_count *counts;
	struct live_count peak;      /* maximum of each member over all counts */
	struct live_parts *parts;    /* parts of blocks in which exec does not change */
};

/* Returns an array with the liveness of each function; free it with live_close(). */
struct live *
live_open(const struct flow *flow);

void
live_close(const struct flow *flow, struct live *live);

/* Stores the registers live before and after each instruction of a block, in the lanes that execute it. before and after have an
 * element per instruction, or are NULL. */
void
live_in_block(const struct live *l, uint32_t block, struct set *before, struct set *after);

void
live_step(const struct live *l, uint32_t insn, struct live_step *step);

#endif
