/* Finds writes to LDS that are pending when their wave arrives at a barrier, and accesses to the same bytes by other waves after the
 * barrier.
 *
 * A barrier waits for waves, not for their memory operations, and LDS performs the operations of different waves in any order. Hence
 * each wave must wait for its writes before the barrier that orders them. Waits after the barrier do not help, because they only
 * order the operations of the wave itself. A later barrier orders the writes that the wave has waited for before that barrier.
 *
 * Addresses are sums over the lanes' IDs, as in race.h. If it is not known whether the access after the barrier meets the written
 * bytes, the finding is a note. There is no finding if only lanes of the same wave meet, for two atomic operations, and for two
 * writes at unknown addresses.
 *
 * From GFX10 on, s_waitcnt_depctr and s_wait_alu with vm_vsrc(0) wait until LDS instructions have read their registers, that is,
 * until they are in the request queue of the compute unit. If the waves of a work-group run on one compute unit, in CU mode, their
 * operations are then in order, so that this suffices. Mesa's ACO relies on it, in this mode only. LLVM's pull requests 155370 and
 * 160501 say the same of stores to memory, which pass through one cache in CU mode: the work-group observes them. It does not suffice
 * in WGP mode, and not for DMA, which writes LDS when the data have returned from memory. */
#ifndef RACE_AT_BARRIER_H
#define RACE_AT_BARRIER_H

#include "common/analysis/finding/found.h"
#include "common/analysis/graph/functions.h"

extern const struct finding_rules barrier_rules;

/* Adds the findings of all functions to out: writes by LDS instructions, and with code->safe, for inserting waits, also by DMA, whose
 * findings without code->safe are in dma.h. With code->safe, all accesses are assumed to meet, except in work-groups that consist of
 * one wave. Assumes that nothing is pending when a function begins and when a call returns. */
void
barrier_find(const struct flow *flow, struct findings *out);

#endif
