/* Computes the layout, and inserts the instructions that .amdgcn_waits and .amdgcn_nops request. */
#ifndef ASSEMBLER_RELAX_H
#define ASSEMBLER_RELAX_H

struct as;

/* Lays out all sections. If there are gaps for waits or no-operations, fills them and recomputes the layout until nothing is
 * missing. */
void
relax_run(struct as *as);

#endif
