/* Tracks addresses that straight-line code computes from the program counter: s_getpc_b64, with constants added by
 * scalar instructions. Compilers add a literal. On gfx12, where s_getpc_b64 extends the address with zeros, they first extend the
 * sign of its upper half; from gfx12.5 on they add 64 bits at once. Tensile first adds 4 to a literal in another register, then adds
 * this sum or subtracts its absolute value. */
#ifndef OBJDUMP_ASSEMBLY_PC_H
#define OBJDUMP_ASSEMBLY_PC_H

#include "common/isa/effects.h"

enum { PC_SGPRS = 130, PC_VCC = 128 /* index of vcc, which follows the SGPRs */ };

struct pc_value {
	enum { PC_UNKNOWN, PC_CONSTANT, PC_LOW, PC_HIGH } kind; /* PC_LOW, PC_HIGH: halves of an address derived from the program
	                                                         * counter */
	uint32_t number;    /* PC_CONSTANT: the constant; PC_LOW: the constant added to base or subtracted from it */
	uint64_t literal;   /* address of the literal that contributes to number; 0: none */
	bool negative;      /* the literal is subtracted */
	bool subtracted;
	uint64_t base;      /* result of s_getpc_b64 from which the address is derived */
};

struct pc_track {
	struct pc_value sgpr[PC_SGPRS];
	unsigned carry;     /* register of the PC_LOW value whose carry is in scc; PC_SGPRS: none */
};

/* A computed address. target - base is the literal plus a constant, or a constant minus the literal. */
struct pc_address {
	uint64_t base, target;
	uint64_t literal;   /* address of the literal; 0: none */
	bool negative;      /* the literal is subtracted */
	bool wide;          /* the literal has 64 bits, and is added by one instruction */
	uint64_t high;      /* address of the literal added to the upper half; 0: none */
};

void
pc_forget(struct pc_track *t);

/* Interprets the instruction at address `at`. If it completes an address, stores the address in *out and returns true. */
bool
pc_step(struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct pc_address *out);

#endif
