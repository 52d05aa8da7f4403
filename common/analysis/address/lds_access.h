/* Determines the bytes that LDS accesses touch, and the lanes that perform the accesses. */
#ifndef ADDRESS_LDS_ACCESS_H
#define ADDRESS_LDS_ACCESS_H

#include "common/analysis/address/meets.h"
#include "common/analysis/address/follow.h"

/* Returns whether an instruction accesses LDS or, with `flat`, may access it through a flat address. */
bool
lds_access_is(const struct graph_code *code, const struct insn_effects *e, bool flat);

/* Returns the counter that is decremented when a DMA instruction has written LDS, or NULL for other instructions. */
const struct insn_count *
lds_access_dma(const struct isa *isa, const struct insn_effects *e);

/* Returns the counter that is decremented when a DMA instruction has read LDS, or NULL for other instructions. */
const struct insn_count *
lds_access_dma_read(const struct isa *isa, const struct insn_effects *e);

/* Returns an access at an unknown address. */
struct race_access
lds_access_unknown(const struct insn_effects *e);

/* Determines the access of an instruction for which lds_access_is() returns true. follow_visit() must be at this instruction.
 * Returns false if the instruction has a flat address that is certainly not in LDS. */
bool
lds_access_find(const struct follow *follow, const struct work_group *group, const struct flow *flow, const struct graph_insn *i,
	const struct insn *insn, struct race_access *a);

/* Returns whether the instruction is a flat access whose address is certainly not in LDS. follow_visit() must be at the
 * instruction. */
bool
lds_access_is_outside(const struct follow *follow, const struct isa *isa, const struct graph_insn *i, const struct insn *insn);

#endif
