/* What a function uses: registers, memory, instructions by the unit that executes them. */
#ifndef RESOURCE_USAGE_H
#define RESOURCE_USAGE_H

#include "common/analysis/graph/functions.h"

struct usage {
	/* one more than the highest register used, its calls included */
	uint16_t sgprs, vgprs, agprs;
	bool vcc, flat_scratch, xnack_mask;
	bool calls_unknown;      /* some callees are not known, and not counted */
	uint32_t insns, bytes;   /* of its own */
	uint32_t mix[ISSUE_COUNT];
	uint32_t loops, depth;   /* of its own; how deep they are nested */
	uint32_t spaces;         /* bits 1 << SPACE_… that it reads or writes, its calls included */
};

/* The usage of all functions of flow, in their order; the caller's to free. */
struct usage *
usage_find(const struct flow *flow);

#endif
