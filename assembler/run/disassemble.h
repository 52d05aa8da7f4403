/* --disassemble: from bytes written as numbers to the text of instructions. */
#ifndef ASSEMBLER_RUN_DISASSEMBLE_H
#define ASSEMBLER_RUN_DISASSEMBLE_H

struct as;

/* Reads the input as numbers and writes the instructions to the output; nothing after an error. */
void
disassemble_run(struct as *as);

#endif
