/* Finds accesses to LDS bytes that a pending DMA from memory writes.
 *
 * A DMA instruction increments a counter, which is decremented when LDS has been written (rows of counters.tbl that protect lds).
 * Other LDS instructions do not wait for the DMA. Therefore the wave must wait for the counter before it accesses these bytes and,
 * if other waves access them, before a barrier. LLVM inserts these waits. Addresses are sums over the lanes' IDs, as in race.h. If
 * it is not known whether a load reads bytes that the DMA writes, the finding is a note; for a store, there is no finding. */
#ifndef RACE_DMA_H
#define RACE_DMA_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules dma_rules;

/* Adds the findings of all functions to out. Assumes that callees wait for all DMA. */
void
dma_find(const struct flow *flow, struct findings *out);

#endif
