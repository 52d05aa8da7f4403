/* Places everything, and puts in what .amdgcn_waits and .amdgcn_nops ask for. */
#ifndef ASSEMBLER_RELAX_H
#define ASSEMBLER_RELAX_H

struct as;

/* Gives all that was read its place. If there are gaps for waits or no-operations, they are filled until nothing is
 * missing. */
void
relax_run(struct as *as);

#endif
