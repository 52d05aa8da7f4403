/* The instructions that determine the direction of some branches, ready for execution: those that write a register on which the branches
 * depend, directly or through other instructions. */
#ifndef VALUE_SLICE_H
#define VALUE_SLICE_H

#include "common/analysis/graph/functions.h"
#include "common/meaning/meaning.h"

enum {
	SLICE_SCALARS = 160,   /* limits of the registers that have a slot */
	SLICE_VECTORS = 16,
	SLICE_SLOTS = SLICE_SCALARS + SLICE_VECTORS,
	SLICE_NONE = UINT8_MAX,
};

struct slice_step {
	uint32_t insn;                    /* index in the graph */
	const struct meaning_step *step;  /* NULL: what it computes is unknown */
};

struct slice {
	struct set units;                 /* registers on which the branches depend, and exec */
	uint8_t slot[INSN_UNITS];         /* indexed by unit: number of the register in the slice, those of scalar registers first; SLICE_NONE */
	uint16_t unit[SLICE_SLOTS];       /* indexed by slot */
	unsigned nscalars, nslots;
	struct slice_step *steps;         /* sorted by instruction; also all calls, and all instructions that change exec */
	uint32_t *first;                  /* indexed by block, and nblocks: index of the block's first step */
	struct arena *arena;
};

/* Finds the slice of the conditional branches at the ends of the blocks for which wanted[] is set. Its memory is of the arena. */
void
slice_find(struct slice *s, const struct flow *flow, const struct graph *g, const bool *wanted, struct arena *arena);

/* Sets *written to the registers that a call may change. */
void
slice_call_writes(const struct flow *flow, const struct graph *g, uint32_t insn, struct set *written);

/* Returns the registers, at most 2, that a branch with this CONDITION_… tests; 0: they are unknown. */
unsigned
slice_tested(const struct isa *isa, unsigned condition, unsigned *unit);

#endif
