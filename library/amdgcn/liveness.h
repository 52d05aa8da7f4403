/* Live registers and register pressure. A register is live where its value may still be read. */
#ifndef AMDGCN_LIVENESS_H
#define AMDGCN_LIVENESS_H

#include "function.h"

#ifdef __cplusplus
extern "C" {
#endif

/* AMDGCN_REGISTER_WORDS: number of 64-bit words of a set of registers. AMDGCN_REGISTER_NAME: size in bytes of a buffer for the
 * name of any register. */
enum { AMDGCN_REGISTER_WORDS = 23, AMDGCN_REGISTER_NAME = 24 };

/* A set of registers. Bit b is bit b % 64 of words[b / 64]. The bits of a register class begin at `first` of struct
 * amdgcn_register_class. */
struct amdgcn_registers {
	uint64_t words[AMDGCN_REGISTER_WORDS];
};

/* Returns the number of registers of a class, such as "vgpr", in a set; 0 if the class is unknown. */
AMDGCN_API unsigned
amdgcn_count_registers(const struct amdgcn_registers *set, const char *name);

struct amdgcn_register_class {
	const char *name;     /* the name of the class, as in REGISTER FILES of libamdgcn(3); the string is static */
	unsigned first;       /* the bit of register 0 in struct amdgcn_registers */
	unsigned count;       /* the number of registers, of 32 bits each */
};

/* Stores register class i, counted from 0, in *out and returns 1. Returns 0 if there is no class i. */
AMDGCN_API int
amdgcn_register_class(size_t i, struct amdgcn_register_class *out);

/* Stores the name of the register that a bit stands for, such as "s7" or "vcc_lo", in name, NUL-terminated. Returns the
 * length of the name. */
AMDGCN_API size_t
amdgcn_register_name(unsigned bit, char name[AMDGCN_REGISTER_NAME]);

/* Like amdgcn_register_name(), for `count` registers of one class that begin at a bit: "v[4:7]", "vcc", "exec". */
AMDGCN_API size_t
amdgcn_register_range(unsigned bit, unsigned count, char name[AMDGCN_REGISTER_NAME]);

/* The numbers of registers in use, that is, live or written by the instruction. */
struct amdgcn_pressure {
	uint16_t sgprs;       /* scalar registers, without vcc and the like */
	uint16_t vgprs;       /* vector registers */
	uint16_t agprs;       /* accumulation registers */
};

struct amdgcn_liveness {
	const struct amdgcn_function *function;
	const struct amdgcn_pressure *instructions; /* the registers in use at each instruction of the function's graph */
	const struct amdgcn_pressure *blocks; /* for each block of the graph, the maxima of the register counts in the block */
	struct amdgcn_pressure peak; /* the maximum of each count; the maxima may occur at different instructions */
	struct amdgcn_registers used; /* the registers that instructions of the function use */
	struct amdgcn_registers entry; /* the registers that are live at the start */
	int complete;         /* not 0: exact, given the calling convention; 0: registers that are not live may be included */
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
};

/* Returns the liveness of a function, which is valid until amdgcn_close(); NULL after an error. */
AMDGCN_API const struct amdgcn_liveness *
amdgcn_liveness(const struct amdgcn_function *function);

/* Stores the registers that are live before and after each instruction of a block of the function's graph in the arrays before and
 * after. Each array has an element for each instruction of the block. before and after may be NULL. */
AMDGCN_API void
amdgcn_live_in_block(const struct amdgcn_liveness *liveness, size_t block, struct amdgcn_registers *before,
	struct amdgcn_registers *after);

/* Stores the registers that an instruction of the function's graph reads in *read, and the registers that the instruction writes in
 * *written. A call also reads the registers that its callees read. read and written may be NULL. */
AMDGCN_API void
amdgcn_accessed(const struct amdgcn_liveness *liveness, size_t instruction, struct amdgcn_registers *read,
	struct amdgcn_registers *written);

#ifdef __cplusplus
}
#endif

#endif
