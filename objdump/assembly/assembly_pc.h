/* Addresses that straight code works out from the program counter: s_getpc_b64, and constants that scalar instructions add to it.
 * Compilers add a literal; Tensile adds a literal and 4 in a register of its own, or subtracts its absolute value. */
#ifndef OBJDUMP_ASSEMBLY_PC_H
#define OBJDUMP_ASSEMBLY_PC_H

#include "common/isa/effects.h"

enum { PC_SGPRS = 130, PC_VCC = 128 /* vcc is after those */ };

/* What is known of an SGPR. */
struct pc_value {
	enum { PC_UNKNOWN, PC_CONSTANT, PC_LOW, PC_HIGH } kind; /* half of an address of the program counter */
	uint32_t number;    /* the constant; of PC_LOW what is added to base, or subtracted from it */
	uint64_t literal;   /* the address of the literal that number was made from, 0: none … */
	bool negative;      /* … which makes number smaller */
	bool subtracted;
	uint64_t base;      /* what s_getpc_b64 gave */
};

struct pc_track {
	struct pc_value sgpr[PC_SGPRS];
	unsigned carry;     /* the PC_LOW whose carry is in scc; PC_SGPRS: none */
};

/* target - base is the literal plus a constant, or a constant minus the literal. */
struct pc_address {
	uint64_t base, target;
	uint64_t literal;   /* the address of the literal, 0: none */
	bool negative;      /* it is subtracted */
	uint64_t high;      /* the address of the literal that is added to the upper half, 0: none */
};

/* Nothing is known of any register. */
void
pc_forget(struct pc_track *t);

/* Takes the instruction at an address into account. Returns whether it completes *out. */
bool
pc_step(struct pc_track *t, const struct isa *isa, const struct insn *insn, uint64_t at, struct pc_address *out);

#endif
