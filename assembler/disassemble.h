/* --disassemble: from bytes written as numbers to the text of instructions. */
#ifndef ASSEMBLER_DISASSEMBLE_H
#define ASSEMBLER_DISASSEMBLE_H

struct as;

/* Reads the input as numbers and prints the instructions into as->print. The processor must be known. */
void
disassemble_run(struct as *as);

#endif
