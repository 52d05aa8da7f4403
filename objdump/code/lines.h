/* Prints one line of disassembly:
 *
 *	<tab>text, padded to 60 characters// 000000001000: BF820001 <name+0x8>
 *
 * These functions are on the hot path. They write into the output buffer directly, allocate nothing, and do not use stdio. */
#ifndef OBJDUMP_LINES_H
#define OBJDUMP_LINES_H

#include "objdump/code/disasm.h"

/* Prints the line of an instruction of `size` bytes at address `at` in c. */
void
lines_insn(struct disasm *d, const struct code *c, const struct insn *insn, uint64_t at,
	const uint8_t *bytes, unsigned size);

/* Prints instructions from address `at` on as plain lines, up to a zero dword, an invalid instruction, or `end`. Returns the
 * address at which it stopped. */
uint64_t
lines_run(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

/* Prints the line of what is no instruction: the dwords of an instruction with a single flaw, a dword, or the remaining bytes if
 * fewer are left. A second comment contains the instruction and the flaw. */
void
lines_no_insn(struct disasm *d, const struct code *c, const struct code_step *s);

/* Writes ".long 0x12345678, 0x12345678" for dwords, or ".byte 0x12, 0x34" for fewer than 4 bytes, to p, which has room for
 * LINES_DIRECTIVE characters. Returns the end. */
enum { LINES_DIRECTIVE = 80 };

char *
lines_directive(char *p, const uint8_t *bytes, unsigned n);

/* Writes the instruction with a single flaw and the flaw to p, which has room for INSN_TEXT + 64 characters, and returns the length
 * of the text. Returns 0 if the step is none. */
size_t
lines_flaw(const struct disasm *d, char *p, const struct code_step *s);

/* Returns the label that names a branch target: the last label at or below the target in its section, or else the last absolute
 * symbol at or below the target. Returns NULL if there is none. */
const struct label *
lines_target_label(const struct disasm *d, const struct code *c, uint64_t target);

/* Finds the labels for the line of a branch whose text has n characters. *at is the label at the target, which replaces the last
 * operand. *near is the nearest label, if the target is the only operand. Either may be NULL. Returns the number of characters to
 * keep, without the replaced operand. */
size_t
lines_name_target(const struct disasm *d, const struct code *c, const char *text, size_t n, uint64_t target,
	const struct label **at, const struct label **near);

/* Prints a relocation, unless it is below --start-address. */
void
lines_reloc(struct disasm *d, const struct code *c, const struct code_reloc *r);

/* Prints data within code, in rows of eight bytes and their characters. */
void
lines_data(struct disasm *d, const struct code *c, uint64_t at, uint64_t end);

#endif
