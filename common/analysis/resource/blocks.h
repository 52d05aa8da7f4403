/* Dynamic VGPRs of a function: how many blocks of VGPRs a wave may have at each point, and how many waves of a SIMD can have the most. */
#ifndef RESOURCE_BLOCKS_H
#define RESOURCE_BLOCKS_H

#include "common/analysis/graph/functions.h"
#include "common/base/file/buf.h"

/* Numbers of blocks from an instruction up to that of the next point, in the order of the code. */
struct block_point {
	uint64_t at;             /* offset of the instruction from the function's start */
	uint8_t least, most;
	bool unknown;            /* the wave may have another number: it depends on unknown code, or on an unknown number */
};

struct blocks {
	unsigned block;          /* VGPRs in a block; 0: no wave of the section allocates VGPRs, or the function is not reached */
	bool assumed;            /* the size of a block is not known: it is assumed to be the smaller one */
	uint8_t least, most;     /* over all points; 0: all are unknown */
	bool unknown;            /* at some point */
	struct block_point *points;
	size_t npoints, points_cap;
	/* For waves that need `most` blocks, on a SIMD whose slots all have a block reserved: how many can have them at a time, and with 7
	 * blocks that deadlock avoidance reserves for one wave. 0: unknown. */
	unsigned waves, waves_avoiding;
};

/* Returns an array with the blocks of each function. Free with blocks_free(). */
struct blocks *
blocks_find(const struct flow *flow);

void
blocks_free(const struct flow *flow, struct blocks *all);

/* Appends rows of the table of resources. */
void
blocks_print(const struct blocks *b, struct buf *out);

#endif
