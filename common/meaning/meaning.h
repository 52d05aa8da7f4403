/* What instructions compute: programs written by gen.py from tables/semantics.tbl, and their execution on the registers of a wave.
 *
 *	static struct meaning_wave w = {.lanes = 64};
 *	w.scalar[insn_unit(FILE_sgpr, 4)] = 1;
 *	if (!meaning_execute(isa, &insn, &w))
 *		…; // semantics.tbl does not have the instruction */
#ifndef MEANING_MEANING_H
#define MEANING_MEANING_H

#include "common/isa/effects.h"

enum { MEANING_LANES = 64, MEANING_VECTORS = 1024 + 256 };

/* The values of an operand, one for each lane; of a scalar operand, the first one only. Values of less than 32 bits are in the lower
 * bits of u32. */
union meaning_lanes {
	uint32_t u32[MEANING_LANES];
	uint64_t u64[MEANING_LANES];
};

/* The inputs and outputs of a program, indexed by the operand's index in the printed instruction, or by IMPLIED_…. */
struct meaning_values {
	unsigned n;          /* number of lanes: 1 for scalar instructions */
	bool ieee;           /* MODE.IEEE */
	uint8_t denormals32, denormals16; /* of f32; of f16 and f64: bit 0: kept in operands, bit 1: in results; else they become 0 */
	union meaning_lanes operand[INSN_SLOTS], result[INSN_SLOTS];
	union meaning_lanes implied[IMPLIED_COUNT], implied_result[IMPLIED_COUNT];
};

/* How sure a program is. */
enum meaning_fidelity { FIDELITY_none, FIDELITY_vector, FIDELITY_two, FIDELITY_one, FIDELITY_approximate };

struct meaning_program {
	void (*run)(struct meaning_values *m); /* computes the results of all lanes, of inactive ones, too */
	uint16_t halves;                /* bits of the operands that are read as f16, so their inline constants are halves */
	bool vector;                    /* computes all lanes; else one value */
	uint8_t fidelity;               /* FIDELITY_… */
	const char *text;               /* the program as in semantics.tbl */
};

/* Returns the program of an instruction, or NULL if semantics.tbl does not have the instruction. */
const struct meaning_program *
meaning_of(const struct insn *insn);

/* The registers of a wave. */
struct meaning_wave {
	unsigned lanes;      /* 32 or 64 */
	uint32_t scalar[INSN_UNITS]; /* indexed by register unit; those of vector registers are not used */
	uint32_t vector[MEANING_VECTORS][MEANING_LANES]; /* VGPRs, then accumulation registers */
	struct meaning_values values; /* of the instruction that is being executed */
};

/* Executes an instruction. Returns false, without a change, if semantics.tbl does not have the instruction, if its form or a modifier is not
 * executed yet (DPP, SDWA, omod, clamp), or if an operand is not a register or constant of a known value. */
bool
meaning_execute(const struct isa *isa, const struct insn *insn, struct meaning_wave *w);

#endif
