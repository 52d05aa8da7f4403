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

/* The instructions from at on, in plain lines, up to a dword of zeros, what is not an instruction, or end. Returns where that
 * is. */
uint64_t
lines_run(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

/* What is not an instruction: a dword of the left bytes up to the section's end, or fewer. If it is nearly one, that is
 * a second comment. */
void
lines_no_insn(struct disasm *d, const struct code *c, uint64_t at, const uint8_t *bytes, uint64_t left);

/* ".long 0x12345678" or ".byte 0x12, 0x34" of the n bytes at p, which has room for 32; returns the end. */
char *
lines_directive(char *p, const uint8_t *bytes, unsigned n);

/* The instruction that only a flaw keeps from being one, and the flaw, at p of INSN_TEXT + 64 bytes. Returns the length,
 * 0 if there is none. */
size_t
lines_flaw(const struct disasm *d, char *p, const uint8_t *bytes, uint64_t left);

/* The label that a branch to target is named after: the last one at or below it, looked for in the section that holds
 * it; NULL for none. */
const struct label *
lines_target_label(const struct disasm *d, const struct code *c, uint64_t target);

/* The labels that a branch's line of n characters names: *at, which is at the target and is the last operand, or *near,
 * if the target is the only operand, the nearest one. Returns how many characters are left without the operand. */
size_t
lines_name_target(const struct disasm *d, const struct code *c, const char *text, size_t n, uint64_t target,
	const struct label **at, const struct label **near);

/* A relocation, if it is not below --start-address. */
void
lines_reloc(struct disasm *d, const struct code *c, const struct code_reloc *r);

/* Rows of eight bytes with their characters, as data in code is shown. */
void
lines_data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

#endif
