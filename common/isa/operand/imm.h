/* Constants as operands: which are inline, what a literal holds, how both print. Every operand type
 * reads numbers in its own way; the rules are LLVM's (AMDGPU operand syntax, "constants"). */
#ifndef ISA_OPERAND_IMM_H
#define ISA_OPERAND_IMM_H

#include "common/isa/insn.h"
#include "common/isa/text.h"

enum imm_result {
	IMM_INLINE,  /* *code is the source code */
	IMM_LITERAL, /* *literal is the dword */
	IMM_LITERAL64, /* *literal are the two dwords */
	IMM_BAD,     /* does not fit the type */
};

/* Whether a number has no more bits than these, with or without a sign. */
static inline bool
imm_fits(int64_t v, unsigned bits)
{
	return bits == 64 || (v >= -(1ll << (bits - 1)) && v < 1ll << bits);
}

/* A number for an operand of CONST_… kind: value is an integer, or the bits of a double if
 * is_float. */
enum imm_result
imm_encode(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint32_t *literal);

/* The same for an operand that can be a literal of 64 bits, which is what a number of 64 bits becomes that one of 32 bits does
 * not stand for: that is sign-extended, or of a float the upper half. */
enum imm_result
imm_encode64(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint64_t *literal);

/* The dword an inline constant stands for: what a literal of the same value holds. */
uint32_t
imm_inline_bits(unsigned constant, unsigned code);

/* Prints source code 128..248; false if the code is not a constant. */
bool
imm_print_inline(struct text *t, unsigned constant, unsigned code);

/* The source code of an integer that all operands with inline constants have as one, whatever their type. */
static inline bool
imm_small(int64_t v, uint16_t *code)
{
	if (v < CODE_MINUS_ONE - CODE_INTEGERS_END || v > CODE_MINUS_ONE - 1 - CODE_ZERO)
		return false;
	*code = (uint16_t)(v >= 0 ? CODE_ZERO + v : CODE_MINUS_ONE - 1 - v);
	return true;
}

#endif
