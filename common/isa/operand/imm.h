/* Constants as operands: which are inline, what a literal holds, how both print. Every operand type
 * reads numbers in its own way; the rules are LLVM's (AMDGPU operand syntax, "constants"). */
#ifndef ISA_IMM_H
#define ISA_IMM_H

#include "common/isa/insn.h"
#include "common/isa/text.h"

enum imm_result {
	IMM_INLINE,  /* *code is the source code */
	IMM_LITERAL, /* *literal is the dword */
	IMM_BAD,     /* does not fit the type */
};

/* Applies abs, then neg, to a number by its sign bit in the operand's type: what stands for the
 * modifiers where the encoding has no bits for them. False for an integer that no literal holds. */
bool
imm_change_sign(unsigned constant, int64_t *value, bool is_float, bool neg, bool abs);

/* A number for an operand of CONST_… kind: value is an integer, or the bits of a double if
 * is_float. */
enum imm_result
imm_encode(const struct isa *isa, unsigned constant, int64_t value, bool is_float, unsigned *code, uint32_t *literal);

/* Whether a value that is known only later can be the literal: those of 32-bit operands, which hold it
 * unchanged. */
bool
imm_takes_expression(unsigned constant);

/* The dword an inline constant stands for: what a literal of the same value holds. */
uint32_t
imm_inline_bits(unsigned constant, unsigned code);

/* Prints source code 128..248; false if the code is not a constant. */
bool
imm_print_inline(struct text *t, unsigned constant, unsigned code);

#endif
