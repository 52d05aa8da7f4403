/* Addresses that straight-line code computes from the program counter: s_getpc_b64, and constants added by scalar instructions.
 * Compilers add a literal; Tensile adds a literal and 4 in a register of its own, or subtracts its absolute value. */
#ifndef OBJDUMP_ASSEMBLY_PC_H
#define OBJDUMP_ASSEMBLY_PC_H

#include "common/isa/effects.h"

enum { PC_SGPRS = 130, PC_VCC = 128 /* vcc follows the SGPRs */ };

/* The known value of an SGPR. */
struct pc_value {
	enum { PC_UNKNOWN, PC_CONSTANT, PC_LOW, PC_HIGH } kind; /* LOW, HIGH: halves of an address derived from the program counter */
	uint32_t number;    /* the constant; PC_LOW: the constant added to base, or subtracted from it */
	uint64_t literal;   /* address of the literal that contributes to number, 0: none … */
	bool negative;      /* … which is subtracted */
	bool subtracted;
	uint64_t base;      /* result of s_getpc_b64 */
};

struct pc_track {
	struct pc_value sgpr[PC_SGPRS];
	unsigned carry;     /* the PC_LOW whose carry scc holds; PC_SGPRS: none */
};

/* An address: target - base is the literal plus a constant, or a constant minus the literal. */
struct pc_address {
	uint64_t base, target;
	uint64_t literal;   /* address of the literal, 0: none */
	bool negative;      /* the literal is subtracted */
	uint64_t high;      /* address of the literal added to the upper half, 0: none */
};

/* Sets all registers to unknown. */
void
pc_forget(struct pc_track *t);

/* Interprets the instruction at an address. Returns whether it completes an address, *out. */
bool
pc_step(struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct pc_address *out);

#endif
