/* Determines the address space of a flat address: LDS, private memory, or memory outside the work-group. A 64-bit address either
 * has the aperture of LDS or of private memory in its upper half, or is computed from a pointer to other memory. For each
 * register, the analysis records the kind of pointer from which the register was computed (follow.h). It assumes that arithmetic
 * on a pointer does not change its address space. */
#ifndef ADDRESS_POINTER_H
#define ADDRESS_POINTER_H

#include <stdint.h>

#include "common/analysis/graph/functions.h"
#include "common/isa/effects.h"

/* Origins of a register's value. */
enum pointer {
	POINTER_UNKNOWN,
	POINTER_NOTHING,              /* constants */
	POINTER_KERNARG,              /* address of the arguments */
	POINTER_GLOBAL,               /* an argument, or the address of code */
	POINTER_PRIVATE,              /* aperture of private memory */
	POINTER_LDS,                  /* aperture of LDS */
};

struct pointer_step {
	const struct isa *isa;
	const struct insn *insn;
	const struct insn_operand *op;
	unsigned n;
	uint8_t of[INSN_OPERANDS];    /* indexed by operand: kind of pointer in the registers it reads */
	unsigned first, end;          /* operands that are sources of the result; `end` is exclusive */
	bool dual;                    /* a dual instruction; first and end select the half that computes the result */
};

/* Returns the join of two kinds of pointers: the kind of a register that may hold either. */
enum pointer
pointer_join(enum pointer a, enum pointer b);

enum pointer
pointer_result(const struct pointer_step *p);

/* Returns whether flat addresses can be in LDS: some code of the section reads the aperture of LDS, or the processor has no
 * register with the aperture. */
bool
pointer_reaches_lds(const struct flow *flow);

#endif
