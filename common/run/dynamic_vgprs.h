/* The VGPRs of waves in dynamic VGPR mode, which s_alloc_vgpr changes: RDNA 4 ISA, 3.3.3 and S_ALLOC_VGPR. A wave keeps at least one block: the
 * manual says so in one place, and in another one that s_alloc_vgpr 0 leaves it none. */
#ifndef RUN_DYNAMIC_VGPRS_H
#define RUN_DYNAMIC_VGPRS_H

#include "common/run/execution.h"

/* Sets up the mode according to the descriptor and launch.vgpr_block. Returns the number of VGPRs that a wave can have, or 0 if it is not on. */
unsigned
run_vgprs_open(struct run *r);

/* Gives a wave that starts its first block, and takes from a wave that ends what it has. */
void
run_vgprs_start(struct run *r, struct run_wave *v);

void
run_vgprs_end(struct run *r, struct run_wave *v);

/* Executes a request: sets scc, and lets new registers have no value. */
void
run_vgprs_request(struct run *r, struct run_wave *v, const struct run_insn *i);

#endif
