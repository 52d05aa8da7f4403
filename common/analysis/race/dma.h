/* Finds accesses of LDS that DMA from memory writes, before a wait for the DMA.
 *
 * DMA raises a counter until it has written LDS (rows of counters.tbl that protect lds). Other LDS instructions do not wait for it, so
 * the wave has to wait for the counter before it accesses these bytes, and before a barrier if other waves access them. LLVM inserts
 * these waits. Addresses are sums over the lanes' IDs as in race.h; a pair whose addresses are not known is a note. */
#ifndef RACE_DMA_H
#define RACE_DMA_H

#include "common/analysis/finding/finding.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules dma_rules;

/* Adds the findings of all functions to out. Calls are assumed to wait for all DMA. */
void
dma_find(const struct flow *flow, struct findings *out);

#endif
