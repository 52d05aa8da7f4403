/* --disassemble: converts bytes, given as numbers, to instructions. */
#ifndef ASSEMBLER_RUN_DISASSEMBLE_H
#define ASSEMBLER_RUN_DISASSEMBLE_H

struct as;

/* Reads numbers from the input and writes the instructions to the output. Writes nothing after an error. */
void
disassemble_run(struct as *as);

#endif
