/* One machine instruction: the meeting point of the two directions. The assembler's matcher builds a
 * struct insn from text and encodes it, the disassembler decodes one and prints it. The fields stay
 * where they are in the encoding; form says how to read them. */
#ifndef ISA_INSN_H
#define ISA_INSN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/isa/target.h"

enum { INSN_BYTES = 20, INSN_TEXT = 512, INSN_SLOTS = 16, FORM_WORDS = 4 /* the most that an instruction has without a literal */ };

struct insn {
	const struct form *form; /* which instruction it is, in which encoding: tables.h */
	uint32_t word[5];  /* little-endian order; word[size / 4 - 1] is the last */
	uint8_t size;      /* in bytes, literal and NSA words included */
	uint8_t literal;   /* index in word[] of the literal, which ends the instruction; 0 if there is none */
};

/* Reads one instruction from n bytes. Returns its size in bytes, or 0 if they are not one on this
 * processor: neither with a set bit that nothing claims, nor with a broken rule, such as a scalar source too many. Bits that
 * hardware ignores (~ in the tables) are in *out as the assembler writes them, so insn_same() tells whether they were so. */
unsigned
insn_decode(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out);

/* What was decoded once, again: of the same bytes, its form, size and literal. */
void
insn_again(const uint8_t *bytes, const struct form *form, unsigned size, unsigned literal, struct insn *out);

/* Whether the instruction's words are those at bytes. */
bool
insn_same(const struct insn *insn, const uint8_t *bytes);

/* Why words that are nearly an instruction are not one. */
struct insn_flaw {
	uint8_t rule;     /* RULE_…; RULES_DECODED: none is broken */
	uint32_t bits[FORM_WORDS]; /* set ones that nothing claims, by dword */
};

/* To be asked for what insn_decode refuses: whether nothing but a flaw keeps the bytes from being an instruction, which
 * *out then is. */
bool
insn_find_flaw(const struct isa *isa, const uint8_t *bytes, size_t n, struct insn *out, struct insn_flaw *flaw);

/* The instruction as insn_print has it, and in what it is flawed, into buf of INSN_TEXT + 64 bytes. Returns the length. */
size_t
insn_print_flaw(const struct isa *isa, const struct insn *insn, const struct insn_flaw *flaw, char *buf);

/* The text in LLVM's syntax without a newline into buf of INSN_TEXT bytes, NUL-terminated. Returns its
 * length. It assembles to the same bytes again, but for bits that hardware ignores (~ in the tables) and the
 * rules that check.c does not ask of what is decoded. */
size_t
insn_print(const struct isa *isa, const struct insn *insn, char *buf);

/* Where the parts of a text are: so many characters of mnemonic, the operands that are not left out, with the place of
 * each in the text and its number, as in insn_operands(), and where the modifiers begin (n: there are none). second: the
 * mnemonic of a dual instruction's second half. */
struct insn_parts {
	uint16_t mnemonic, modifiers;
	uint8_t noperands;
	struct insn_part {
		uint16_t at, n;
		uint8_t slot;
	} operands[INSN_SLOTS], second;
};

/* The same as insn_print, and its parts. */
size_t
insn_print_parts(const struct isa *isa, const struct insn *insn, char *buf, struct insn_parts *parts);

/* The bytes; returns insn->size. */
unsigned
insn_encode(const struct insn *insn, uint8_t *bytes);

/* Whether it is a direct branch or call; its target if it is at address. */
bool
insn_branch_target(const struct insn *insn, uint64_t address, uint64_t *target);

/* The name without a suffix: "v_add_f32". */
const char *
insn_mnemonic(const struct insn *insn);

/* Which instruction it is: INSN_V_ADD_F32 of isa_gen.h, the same for all encodings and generations of a name. */
unsigned
insn_id(const struct insn *insn);

/* Its family: FAMILY_VOP2 of isa_gen.h, a file of tables/. v_add_f32_e64 is of VOP2, too. */
unsigned
insn_family(const struct insn *insn);

#endif
