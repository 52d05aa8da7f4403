/* The resources that a function uses: registers, memory, and instructions by the unit that executes them. */
#ifndef RESOURCE_USAGE_H
#define RESOURCE_USAGE_H

#include "common/analysis/graph/functions.h"

/* The usage of one function. */
struct usage {
	/* Highest register used plus 1, including callees. */
	uint16_t sgprs, vgprs, agprs;
	bool vcc, flat_scratch, xnack_mask;
	bool calls_unknown;      /* some callees are unknown and not counted */
	uint32_t insns, bytes;   /* without callees */
	uint32_t mix[ISSUE_COUNT];
	uint32_t loops, depth;   /* without callees; depth: of the nesting of loops */
	uint32_t spaces;         /* bits 1 << SPACE_… of memory accessed, including callees */
};

/* Returns the usage of all functions of flow, in their order; the caller frees the array. */
struct usage *
usage_find(const struct flow *flow);

#endif
