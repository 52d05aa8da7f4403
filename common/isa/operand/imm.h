/* Encodes and prints constant operands: inline constants and literals. Each operand type has its own rules, as in LLVM (AMDGPU
 * operand syntax, "constants"). */
#ifndef ISA_OPERAND_IMM_H
#define ISA_OPERAND_IMM_H

#include "common/isa/insn.h"
#include "common/isa/text.h"

enum imm_result {
	IMM_INLINE,  /* *code is the operand encoding */
	IMM_LITERAL, /* *literal is the literal's dword */
	IMM_LITERAL64, /* *literal contains both dwords of a 64-bit literal */
	IMM_BAD,
};

static inline bool
imm_fits(int64_t v, unsigned bits)
{
	return bits == 64 || (v >= -(1ll << (bits - 1)) && v < 1ll << bits);
}

/* Encodes a number for an operand with the constants CONST_…. value is an integer, or the bits of a double if is_float is set. */
enum imm_result
imm_encode(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint32_t *literal);

/* Like imm_encode, for an operand that accepts 64-bit literals. With CONST_I64, the result is IMM_LITERAL if value is a
 * non-negative integer below 2^31, because sign and zero extension do not change it. With CONST_F64, the result is IMM_LITERAL if
 * the lower dword of value is 0 (the literal is the upper dword), or if value is an integer of 32 bits. Other literals of these
 * types are IMM_LITERAL64. */
enum imm_result
imm_encode64(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint64_t *literal);

/* Returns the dword of a literal that has the same value as an inline constant. */
uint32_t
imm_inline_bits(unsigned constant, unsigned code);

/* Returns the bits of the double that an inline constant of a float stands for. */
uint64_t
imm_inline_double(unsigned code);

/* Prints the inline constant whose operand encoding is code. Returns false if code is not the encoding of an inline constant. */
bool
imm_print_inline(struct text *t, unsigned constant, unsigned code);

/* Finds the source operand encoding of a small integer; it is the same for all operands that accept inline constants. Returns
 * false if the integer is not an inline constant. */
static inline bool
imm_small(int64_t v, uint16_t *code)
{
	if (v < CODE_MINUS_ONE - CODE_INTEGERS_END || v > CODE_MINUS_ONE - 1 - CODE_ZERO)
		return false;
	*code = (uint16_t)(v >= 0 ? CODE_ZERO + v : CODE_MINUS_ONE - 1 - v);
	return true;
}

#endif
