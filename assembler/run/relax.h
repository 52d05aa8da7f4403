/* Computes the layout, and inserts the instructions that .amdgcn_waits and .amdgcn_nops request. */
#ifndef ASSEMBLER_RUN_RELAX_H
#define ASSEMBLER_RUN_RELAX_H

struct as;

/* Lays out all sections. Inserts the required waits and NOPs and repeats the layout until no more are needed. */
void
relax_run(struct as *as);

#endif
