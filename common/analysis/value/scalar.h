/* The contents of scalar registers, as far as the code alone determines them: constants, addresses in the section and of symbols,
 * the return address, the address of the kernel's arguments, lane masks. The targets of indirect jumps and calls, the regions of
 * lanes, and the kernel arguments that are read follow from these values. */
#ifndef VALUE_SCALAR_H
#define VALUE_SCALAR_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"

/* Results of the analysis. */
struct scalar_result {
	struct build_jump *jumps;  /* Known targets of indirect jumps and calls, sorted by offset. BUILD_UNKNOWN after other targets of
	                            * a jump: it may have more. The caller frees them. */
	size_t njumps, jumps_cap;
	bool leads_on;             /* a new target changes the blocks: the graph must be rebuilt */
};

/* Propagates values through the graph of a function of r; order_blocks() must have run. Sets g->regions, g->exec_regions, the
 * regions of blocks, gpr_idx of the instructions, and kernarg_read and kernarg_more; adds to result. again: clobbered of this
 * function's graph is valid too. */
void
scalar_follow(const struct reach *r, uint32_t function, bool again, struct scalar_result *result);

#endif
