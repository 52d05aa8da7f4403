/* One line of disassembly:
 *
 *	<tab>text, padded to 60 characters// 000000001000: BF820001 <name+0x8>
 *
 * The path from an instruction to its line is hot: it writes into the output buffer directly,
 * allocates nothing and calls nothing of stdio. */
#ifndef OBJDUMP_LINES_H
#define OBJDUMP_LINES_H

#include "objdump/code/disasm.h"

/* The instruction of size bytes that is at an address of c. */
void
lines_insn(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at,
	const uint8_t *bytes, unsigned size);

/* What is not an instruction: a dword of the left bytes up to the section's end, or fewer. If it is nearly one, that is
 * a second comment. */
void
lines_no_insn(struct disasm *d, const struct code *c, uint64_t at, const uint8_t *bytes, uint64_t left);

/* A relocation, if it is not below --start-address. */
void
lines_reloc(struct disasm *d, const struct code *c, const struct code_reloc *r);

/* Rows of eight bytes with their characters, as data in code is shown. */
void
lines_data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

#endif
