/* What scalar registers hold, as far as the code itself determines it: constants, addresses in the section and of symbols, the
 * return address, the address of the kernel's arguments, lane masks. From this follow the targets of indirect jumps and
 * calls, the regions of lanes, and which arguments are read. */
#ifndef VALUE_SCALAR_H
#define VALUE_SCALAR_H

#include "common/analysis/graph/jump.h"
#include "common/analysis/graph/reachable_code.h"

/* What was found. */
struct scalar_result {
	struct build_jump *jumps;  /* the known targets of indirect jumps and calls, by place; BUILD_UNKNOWN after others: there may
	                            * be more; the caller's to free */
	size_t njumps, jumps_cap;
	bool leads_on;             /* one was found that changes the blocks: the graph is to be made again */
};

/* Follows the values through the graph of a function of r, whose blocks are in order. Fills in the regions, g->exec_regions,
 * region of the blocks, gpr_idx of the instructions and what g says of the arguments; adds to result. again: clobbered of
 * the functions is there, of this one, too. */
void
scalar_follow(const struct reach *r, uint32_t function, bool again, struct scalar_result *result);

#endif
