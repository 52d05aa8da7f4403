/* One line of disassembly:
 *
 *	<tab>text, padded to 60 characters// 000000001000: BF820001 <name+0x8>
 *
 * The path from an instruction to its line is hot: it writes into the output buffer directly,
 * allocates nothing and calls nothing of stdio. */
#ifndef OBJDUMP_LINES_H
#define OBJDUMP_LINES_H

#include "objdump/code/disasm.h"

/* The instruction of size bytes at an address of c. */
void
lines_insn(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at,
	const uint8_t *bytes, unsigned size);

/* The instructions from at on as plain lines, up to a zero dword, an invalid instruction, or end. Returns where it stopped. */
uint64_t
lines_run(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

/* An invalid instruction: a dword, or fewer bytes at the section's end. If it is invalid for one reason only, a second comment has
 * the instruction and the reason. */
void
lines_no_insn(struct disasm *d, const struct code *c, uint64_t at, const uint8_t *bytes, uint64_t left);

/* Writes ".long 0x12345678" or ".byte 0x12, 0x34" for n bytes to p, which has room for 32 characters; returns the end. */
char *
lines_directive(char *p, const uint8_t *bytes, unsigned n);

/* Writes the instruction that the bytes would be without one flaw, and the flaw, to p of INSN_TEXT + 64 bytes. Returns the length,
 * 0 if there is none. */
size_t
lines_flaw(const struct disasm *d, char *p, const uint8_t *bytes, uint64_t left);

/* The label that names a branch target: the last one at or below it in the section that contains the target; NULL: none. */
const struct label *
lines_target_label(const struct disasm *d, const struct code *c, uint64_t target);

/* Finds the labels for the line of a branch, of n characters: *at is at the target and replaces the last operand; *near is the
 * nearest one, if the target is the only operand. Returns the number of characters before the operand. */
size_t
lines_name_target(const struct disasm *d, const struct code *c, const char *text, size_t n, uint64_t target,
	const struct label **at, const struct label **near);

/* Prints a relocation, unless it is below --start-address. */
void
lines_reloc(struct disasm *d, const struct code *c, const struct code_reloc *r);

/* Prints data within code, eight bytes and their characters a row. */
void
lines_data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

#endif
