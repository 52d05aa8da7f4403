/* What a flat address points to: LDS, private memory, or memory outside the work-group. A 64-bit address has the aperture of LDS or
 * of private memory in its upper half, or is computed from a pointer to other memory. For each register, the analysis keeps what it
 * was computed from (follow.h), and assumes that arithmetic does not lead from one of these to another. */
#ifndef RACE_POINTER_H
#define RACE_POINTER_H

#include <stdint.h>

#include "common/analysis/graph/functions.h"
#include "common/isa/effects.h"

/* What a register was computed from. */
enum pointer {
	POINTER_UNKNOWN,
	POINTER_NOTHING,              /* constants */
	POINTER_KERNARG,              /* the address of the kernel's arguments */
	POINTER_GLOBAL,               /* an argument of the kernel, or the address of code */
	POINTER_PRIVATE,              /* the aperture of private memory */
	POINTER_LDS,                  /* the aperture of LDS */
};

/* The instruction that writes a register. */
struct pointer_step {
	const struct isa *isa;
	const struct insn *insn;
	const struct insn_operand *op;
	unsigned n;                   /* number of operands */
	uint8_t of[INSN_OPERANDS];    /* by operand: the pointer in the registers that it reads */
	unsigned first, end;          /* indices, in the printed instruction, of the sources of the result: [first, end) */
	bool dual;                    /* the instruction is dual; the sources are those of the half that computes the result */
};

/* Returns the pointer in a register that has one of two values. */
enum pointer
pointer_join(enum pointer a, enum pointer b);

/* Returns the pointer in the result. */
enum pointer
pointer_result(const struct pointer_step *p);

/* Whether flat addresses can be in LDS: some code of the section reads the aperture of LDS, or no register has it. */
bool
pointer_reaches_lds(const struct flow *flow);

#endif
