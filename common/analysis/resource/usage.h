/* Computes the resources that a function uses: registers, memory, and instructions by issue port. */
#ifndef RESOURCE_USAGE_H
#define RESOURCE_USAGE_H

#include "common/analysis/graph/functions.h"

struct usage {
	/* Highest register number used, including callees, plus 1. */
	uint16_t sgprs, vgprs, agprs;
	bool vcc, flat_scratch, xnack_mask;
	bool calls_unknown;      /* some callees are unknown and not counted */
	uint32_t insns, bytes;   /* number of instructions, and their size in bytes, without callees */
	uint32_t mix[ISSUE_COUNT];
	uint32_t loops, depth;   /* number of loops, and their maximum nesting depth, without callees */
	uint32_t calls;          /* number of call instructions in the function itself */
	uint32_t spaces;         /* bit mask of 1 << SPACE_… of the memory accessed, including callees */
};

/* Returns an array with the usage of each function of flow; the caller frees it. */
struct usage *
usage_find(const struct flow *flow);

#endif
