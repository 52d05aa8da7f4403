/* The effects of single instructions on a state; scalar.c has the analysis. */
#ifndef VALUE_STEP_H
#define VALUE_STEP_H

#include "common/analysis/value/value_set.h"
#include "common/analysis/value/scalar.h"
#include "common/analysis/value/state.h"

enum {
	MOST_SWEEPS = 24, /* after which no value is known */
	MOST_RUNS = 6,
	MOST_NESTED = 64, /* nesting limit of regions: deeper ones become children of region 0 */
};

/* The analysis of one function. */
struct value_analysis {
	const struct reach *reach;
	const struct flow_code *code;
	const struct flow_function *f;
	struct flow_graph *g;
	struct start *starts;
	struct arena arena;
	size_t regions_cap, nregions;
	unsigned sweep, merges;
	bool again;         /* this function's clobbered registers are known */
	bool moved, last; /* moved: a region got another parent; last: the fixpoint is reached, and results are recorded */
	bool chooses;       /* track sets of values: the function has indirect jumps or calls */
	struct value_sets choices;
	struct set any_call, lost; /* registers clobbered by an unknown callee; by the callees of the current call */
	struct scalar_result *result;
	uint32_t exec; /* index in g->exec_insns of the next instruction that changes exec */
	struct value_step *steps; /* cache of decoded instructions, indexed by the lower bits of the instruction's number */
};

enum { STEPS = 1024 }; /* size of the cache, a power of two */

/* A decoded instruction. */
struct value_step {
	const struct flow_insn *i; /* NULL: unused entry */
	uint32_t number, block;
	struct insn insn;
	const struct insn_effects *e;
	unsigned nops;
	uint8_t gpr_idx;    /* op is valid for these s_set_gpr_idx_on bits */
	struct insn_operand op[INSN_OPERANDS];
};

/* Appends a region with this parent; minus as in struct flow_region. If it is nested too deeply, it becomes a child of region 0
 * without minus. Returns its number. */
uint32_t
region_add(struct value_analysis *s, uint32_t parent, uint32_t minus, uint32_t insn, uint32_t block);

/* Sets the parent and minus of a region. If that changes them, sets s->moved, since all masks must then be computed again. */
void
region_move(struct value_analysis *s, uint32_t region, uint32_t parent, uint32_t minus);

/* Handles instructions whose results are not tracked: forgets the registers that they write. Returns false, having perhaps
 * forgotten some, if the instruction needs step_take(). */
bool
step_take_plainly(const struct value_analysis *s, struct value_state *st, const struct flow_insn *i);

/* Applies an instruction, given by its number in the graph and its block, to the state. */
void
step_take(struct value_analysis *s, struct value_state *st, uint32_t number, uint32_t block);

/* Returns the gpr_idx bits of insn_operands() after an instruction that changes the index or these bits. */
unsigned
step_gpr_idx(const struct isa *isa, const struct insn *insn, unsigned before);

#endif
