/* Applies the effects of single instructions to a state, for the analysis in scalar.c. */
#ifndef VALUE_STEP_H
#define VALUE_STEP_H

#include "common/analysis/graph/solve.h"
#include "common/analysis/value/value_set.h"
#include "common/analysis/value/scalar.h"
#include "common/analysis/value/scalar_state.h"

enum {
	MOST_MOVES = 12,  /* limit of the sweeps in which the parent of a region may change, except to region 0 */
	MOST_RUNS = 6,
	STEP_DWORDS = 16, /* limit of the dwords that an instruction loads */
	MOST_NESTED = 64, /* limit of the nesting depth of regions; deeper regions become children of region 0 */
};

struct value_analysis {
	const struct reach *reach;  /* NULL: the flow is complete, and its calls contain indices of functions */
	const struct flow *flow;
	const struct graph_code *code;
	const struct scalar_arguments *arguments; /* NULL: no argument is known */
	const struct graph_function *f;
	struct graph *g;
	struct solve solve;         /* states: struct start */
	struct arena arena;
	size_t regions_cap, nregions;
	unsigned merges;
	bool again;         /* the registers that this function clobbers are already known */
	bool last;          /* the fixpoint has been reached, so results are recorded */
	uint32_t jump, jumps_end; /* range of instructions that contains all indirect jumps */
	bool chooses;       /* track sets of values, because the function has indirect jumps or calls */
	struct value_sets choices;
	struct set any_call, lost; /* any_call: registers that an unknown callee clobbers; lost: registers that the callees of the
	                            * current call clobber */
	struct scalar_result *result;
	uint32_t exec; /* index in g->exec_insns of the next instruction that changes exec */
	struct value_step *steps; /* cache of decoded instructions, indexed by the lower bits of the instruction's index */
};

enum { STEPS = 1024 }; /* number of cached instructions, a power of two */

struct value_step {
	const struct graph_insn *i; /* instruction of the graph, decoded in insn; NULL: the entry is unused */
	uint32_t number, block;
	struct insn insn;
	const struct insn_effects *e;
	unsigned nops;
	uint16_t gpr_idx;   /* the VGPR index mode for which op is valid */
	struct insn_operand op[INSN_OPERANDS];
};

/* Appends a region with the lanes of a known mask, and returns its number. A region nested too deeply becomes a child of region 0. */
uint32_t
region_add(struct value_analysis *s, struct lanes of, uint32_t insn, uint32_t block);

/* Sets the mask that has a region's lanes. If it changes, all masks are recomputed. */
void
region_move(struct value_analysis *s, uint32_t region, struct lanes of);

/* Computes the known dwords of a load of n bytes from the argument segment. The result is unknown if a load is smaller than a
 * dword and its value could be negative. */
void
step_load_arguments(const struct scalar_arguments *a, uint64_t offset, unsigned n, struct value v[STEP_DWORDS]);

/* Applies an instruction without known results, by forgetting the registers that it writes. Returns false if the instruction
 * needs step_take() instead; some of its registers may then already be forgotten. */
bool
step_take_plainly(const struct value_analysis *s, struct value_state *st, const struct graph_insn *i);

/* Applies an instruction to the state, given its index in the graph and its block. */
void
step_take(struct value_analysis *s, struct value_state *st, uint32_t number, uint32_t block);

#endif
