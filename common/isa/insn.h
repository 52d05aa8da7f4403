/* A machine instruction, as used by the assembler and the disassembler. The assembler's matcher builds a struct insn from text and
 * encodes it; the disassembler decodes a struct insn and prints it. Fields stay in their encoded positions; form describes them. */
#ifndef ISA_INSN_H
#define ISA_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/isa/target.h"

enum { INSN_BYTES = 20, INSN_TEXT = 512, INSN_SLOTS = 16, FORM_WORDS = 4 /* FORM_WORDS: maximum number of dwords of an instruction
                                                                          * without its literal */ };

struct insn {
	const struct form *form; /* the instruction in one of its encodings; see tables.h */
	uint32_t word[5];  /* the instruction's little-endian dwords, size / 4 of them */
	uint8_t size;      /* in bytes, including the literal and NSA dwords */
	uint8_t literal;   /* index in word[] of the literal, with which the instruction ends; 0: no literal */
};

/* Decodes one instruction from n bytes. Returns its size in bytes. Returns 0 if this processor has no such instruction, because an
 * unused bit is set or a rule is broken, such as the limit on scalar sources. Bits that hardware ignores ({ignored} in the tables)
 * are normalized in *out to the values that the assembler writes; insn_same() returns whether they already had these values. */
unsigned
insn_decode(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out);

/* Restores an instruction that was decoded earlier, from its bytes and from the form, size and literal that decoding found. */
void
insn_restore(const struct isa *isa, const uint8_t *bytes, const struct form *form, unsigned size, unsigned literal,
	struct insn *out);

bool
insn_same(const struct insn *insn, const uint8_t *bytes);

/* The single reason why bytes that resemble an instruction are not a valid instruction. */
struct insn_flaw {
	uint8_t rule;     /* broken rule, RULE_…; RULES_DECODED: none */
	uint32_t bits[FORM_WORDS]; /* indexed by dword: bits that are set although no field uses them */
};

/* Examines bytes that insn_decode rejects. If a single flaw distinguishes them from some instruction, sets *out to this
 * instruction and *flaw to the flaw, and returns true. */
bool
insn_find_flaw(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out, struct insn_flaw *flaw);

/* What the bytes at some place of code are. */
enum insn_kind {
	INSN_NOTHING, /* no instruction, nor anything that resembles one */
	INSN_FLAWED,  /* an instruction but for a single flaw */
	INSN_VALID
};

/* Finds out what n > 0 bytes of code begin with, for -d, --assembly and the analyses along paths, which must agree. Sets out->size to
 * the number of bytes to step over, out->form unless it is INSN_NOTHING, and *flaw if it is INSN_FLAWED. */
enum insn_kind
insn_read(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out, struct insn_flaw *flaw);

/* Prints the instruction as insn_print does, followed by its flaw. buf has room for INSN_TEXT + 64 bytes. Returns the length of
 * the text. */
size_t
insn_print_flaw(const struct isa *isa, const struct insn *insn, const struct insn_flaw *flaw, char *buf);

/* Prints the instruction in LLVM's syntax. The text ends with NUL, without a newline. buf has room for INSN_TEXT bytes. Returns
 * the length of the text. The text assembles to the same bytes, with two exceptions: bits that hardware ignores ({ignored} in the
 * tables), and instructions that break rules which are not checked when decoding (see operand_rules.c). */
size_t
insn_print(const struct isa *isa, const struct insn *insn, char *buf);

/* Positions of parts in a printed instruction. mnemonic: length of the mnemonic; operands: position, length and index (as in
 * insn_operands()) of each operand that is present; modifiers: position of the modifiers, or length of the text if there are none;
 * second: position and length of the mnemonic of a dual instruction's second half. */
struct insn_parts {
	uint16_t mnemonic, modifiers;
	uint8_t noperands;
	struct insn_part {
		uint16_t at, n;
		uint8_t slot;
	} operands[INSN_SLOTS], second;
};

/* Like insn_print, under the VGPR index mode gpr_idx (enum insn_gpr_idx of effects.h). Like LLVM, prints a comment with the actual
 * VGPR after each VGPR whose number the mode changes: v1, then v257 in a comment. */
size_t
insn_print_indexed(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, char *buf);

/* Like insn_print_indexed, but also stores the positions of the parts. */
size_t
insn_print_parts(const struct isa *isa, const struct insn *insn, unsigned gpr_idx, char *buf, struct insn_parts *parts);

/* Writes the encoded instruction to bytes. Returns its size in bytes. */
unsigned
insn_encode(const struct insn *insn, uint8_t *bytes);

/* Returns whether the instruction at the given address is a direct branch or call, and sets *target to its target address. */
bool
insn_branch_target(const struct insn *insn, uint64_t address, uint64_t *target);

/* Returns the instruction's name without the encoding's suffix, such as "v_add_f32". */
const char *
insn_mnemonic(const struct insn *insn);

/* Returns the mnemonic of a dual instruction's second half, or NULL if the instruction is not dual. */
const char *
insn_second_mnemonic(const struct insn *insn);

/* Returns the number of the mnemonic, such as INSN_V_ADD_F32 of isa_gen.h. It is the same in all encodings and generations. */
unsigned
insn_id(const struct insn *insn);

/* Returns the family of the instruction, such as FAMILY_VOP2 of isa_gen.h. Each family has a file in tables/. The family does not
 * depend on the encoding: v_add_f32_e64 belongs to VOP2. */
unsigned
insn_family(const struct insn *insn);

#endif
