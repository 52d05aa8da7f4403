/* The code of a program in memory, decoded and prepared for execution when it is first reached. */
#ifndef RUN_PREPARED_H
#define RUN_PREPARED_H

#include "common/meaning/meaning.h"

enum { RUN_MOST_PATH = 1 << 20, RUN_MOST_PATHS = 1 << 26 }; /* directions that are recorded, of a branch in a wave and in all */

/* The directions in which a wave left a branch: 'T' if it was taken, else 'N', for each time. */
struct run_path {
	char *v;
	size_t n, cap;
};

/* How a wave executes an instruction. */
enum run_how {
	RUN_COMPUTES,        /* by its program */
	RUN_ACCESSES,        /* the same, and the program accesses memory */
	RUN_PASSES,          /* it changes nothing that code can see */
	RUN_ENDS,
	RUN_SIGNALS,         /* a barrier, and goes on */
	RUN_WAITS,           /* for a barrier */
	RUN_MEETS,           /* both, the barrier of the work-group */
	RUN_INITS,           /* a named barrier */
	RUN_JOINS,
	RUN_LEAVES,
	RUN_REQUESTS,        /* VGPRs */
	RUN_TRAPS,
	RUN_CANNOT,          /* it is not computed */
};

/* A hazard that the check of the code has found: between the instructions at `earlier` and at `pc` are too few wait states. */
struct run_hazard {
	uint64_t pc, earlier; /* addresses; pc is the first member, for array_below() */
	const char *text;
};

/* How often an instruction was executed. */
struct run_count {
	uint64_t executed;   /* by waves */
	uint64_t lanes;      /* lanes that were active, of all these times */
	uint64_t taken;      /* times that a branch did not go on with the next instruction */
};

struct run_insn {
	struct run_count count;
	uint8_t how;         /* RUN_… */
	uint8_t nops;
	bool atomic;         /* it accesses memory atomically */
	bool acquires;       /* it orders what comes after it with the write whose value it reads */
	bool compares;       /* its only results are scc or a lane mask, by a comparison */
	bool writes_exec;
	bool barrier_in_m0;  /* number of the barrier */
	int8_t barrier;      /* its number, unless m0 has it */
	bool beyond;         /* it uses a register beyond those of the kernel */
	bool is_vector;      /* it computes all lanes */
	bool branches;       /* it can go on elsewhere */
	struct run_path *paths; /* of a branch: those of the waves of the first work-group, run_code.npaths, owned; NULL: none has reached it */
	struct run_touch *touch; /* what the accesses of the first work-group's waves cost, owned; NULL: there were none */
	uint32_t compared[INSN_SLOTS]; /* with `compares`: bits of each dword of an operand that count */
	const struct insn_effects *effects;
	struct insn insn;
	struct insn_operand op[INSN_OPERANDS];
	const struct run_hazard *hazards; /* those whose second instruction it is */
	size_t nhazards;
	struct meaning_step step; /* only with RUN_COMPUTES */
};

struct run_code {
	const struct isa *isa;
	const uint8_t *bytes;
	uint64_t address, size; /* of the memory that has code */
	unsigned lanes;
	uint16_t limit[FILE_COUNT]; /* number of registers that the kernel has; 0: all of them */
	struct run_insn **at; /* indexed by dword; NULL: not reached yet */
	bool apart;          /* instructions that can depend on other work-groups are not computed: run_apart_depends() */
	bool depends;        /* such an instruction was reached */
	const struct run_hazard *hazards; /* sorted by pc; not owned */
	size_t nhazards;
	unsigned npaths;     /* waves of a work-group */
	uint32_t recorded;   /* number of directions in all paths */
};

/* bytes must outlive c. Free with run_code_close(). */
void
run_code_open(struct run_code *c, const struct isa *isa, const uint8_t *bytes, uint64_t address, uint64_t size);

void
run_code_close(struct run_code *c);

/* Returns the registers of an instruction with a VGPR index mode, as in insn_operands(); space: for them. Sets *n to their number. */
const struct insn_operand *
run_code_operands(const struct isa *isa, const struct run_insn *i, unsigned gpr_idx, struct insn_operand *space, unsigned *n);

/* Returns the unit of the first register of an instruction that the kernel does not have, or INSN_UNITS. gpr_idx: as in insn_operands(). */
unsigned
run_code_beyond(const struct run_code *c, const struct run_insn *i, unsigned gpr_idx);

/* Decodes what is at an address that is in the code and aligned. Returns NULL if it is no instruction. */
struct run_insn *
run_code_decode(struct run_code *c, uint64_t pc);

/* Returns the instruction at an address, or NULL. */
static inline struct run_insn *
run_code_at(struct run_code *c, uint64_t pc)
{
	uint64_t offset = pc - c->address;

	if (offset >= c->size || offset % 4)
		return NULL;
	return c->at[offset / 4] ? c->at[offset / 4] : run_code_decode(c, pc);
}

#endif
