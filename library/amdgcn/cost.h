/* The costs of instructions in a simulation, and the use of the units. */
#ifndef AMDGCN_COST_H
#define AMDGCN_COST_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

struct amdgcn_unit_use {
	const char *unit;     /* the name of the unit; the string is static */
	const char *text;     /* the meaning of the name; the string is static */
	unsigned instances;
	uint64_t busy;        /* the busy cycles of all instances */
	uint64_t instructions; /* the number of instructions that the unit executed */
	double share;         /* the mean share of the time during which an instance is busy, 0 to 1 */
};

/* The cycles of waves, or the issue slots of SIMDs, that are attributed to one reason. */
struct amdgcn_lost {
	const char *reason;   /* the name of the reason; the string is static */
	const char *text;     /* the meaning of the name; the string is static */
	uint64_t cycles;      /* the number of cycles; for SIMDs: the number of issue slots, that is, cycles in which a SIMD can issue */
};

struct amdgcn_cost {
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;
	int block;            /* the index of the block in the function's graph */
	int reached;          /* not 0: waves can reach the instruction on the assumed path */
	const char *unit;     /* the name of the unit that executes the instruction; NULL: none; the string is static */
	uint64_t hits;        /* the number of times that waves issued the instruction */
	uint64_t total;       /* the sum of the cycles from each issue of the instruction to the wave's next issue */
	double cycles;        /* the mean cycles from an issue of the instruction to the wave's next issue */
	double stall;         /* the mean cycles for which a wave was stalled before the instruction */
	double share;         /* the share of the waves' time during which the instruction was next to issue, 0 to 1 */
	double wait_share;    /* the share of the waves' time spent waiting for counters before the instruction, 0 to 1 */
	const char *reason;   /* the reason for most of the stall; NULL: no stall; the string is static */
	int has_waits_for;    /* not 0: waits_for is known */
	uint64_t waits_for;   /* the address of the instruction whose completion this instruction mostly waits for, by a counter */
	const struct amdgcn_lost *lost; /* the cycles by which the instruction was delayed, by reason */
	size_t nlost;
};

/* A function that waves can reach. */
struct amdgcn_executed {
	int function;         /* the index of the function */
	size_t first, count;  /* first: index of the first element in amdgcn_simulation.instructions; count: number of elements */
};

#ifdef __cplusplus
}
#endif

#endif
