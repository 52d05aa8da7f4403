/* Finds the functions that use LDS by DMA, and the functions that access LDS by other instructions. Callees count as parts of a
 * function. */
#ifndef RACE_DMA_FUNCTIONS_H
#define RACE_DMA_FUNCTIONS_H

#include "common/analysis/finding/incomplete.h"
#include "common/analysis/graph/functions.h"

enum { DMA_MOVES = 1, DMA_ACCESSES = 2, DMA_BOTH = 3 };

struct dma_functions {
	const struct flow *flow;
	bool any;                     /* some function uses LDS by DMA; if not, the other members are not set */
	bool flat;
	uint8_t *own, *deep;          /* indexed by function: bit mask of DMA_…; own: for the function's instructions; deep: including
	                               * the functions that it calls or jumps to */
};

/* Initializes d for the functions of a flow, which must outlive d. Free with dma_functions_close(). */
void
dma_functions_open(struct dma_functions *d, const struct flow *flow);

void
dma_functions_close(struct dma_functions *d);

/* Adds an entry to out for each call of a function after which a DMA of the callee may be pending. */
void
dma_functions_note(const struct dma_functions *d, uint32_t function, struct incompletes *out);

bool
dma_functions_is_call(const struct graph_insn *i);

#endif
