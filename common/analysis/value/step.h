/* What single instructions do to a state; see scalar.c. */
#ifndef VALUE_STEP_H
#define VALUE_STEP_H

#include "common/analysis/value/value_set.h"
#include "common/analysis/value/scalar.h"
#include "common/analysis/value/state.h"

enum {
	MOST_SWEEPS = 24, /* after which nothing is assumed */
	MOST_RUNS = 6,
	MOST_NESTED = 64, /* nested regions: deeper ones count as a part of all lanes */
};

/* An analysis of one function. */
struct value_analysis {
	const struct reach *reach;
	const struct flow_code *code;
	const struct flow_function *f;
	struct flow_graph *g;
	struct start *starts;
	struct arena arena;
	size_t regions_cap, nregions;
	unsigned sweep, merges;
	bool again;         /* what calls clobber is known by now */
	bool moved, last; /* last: nothing changes any more, and the results are recorded */
	bool chooses;       /* values that are one of a few are followed: the function jumps by registers */
	struct value_sets choices;
	struct set any_call, lost; /* what an unknown callee clobbers; what the callees of one call do */
	struct scalar_result *result;
	uint32_t exec; /* the next instruction that changes exec, in g->exec_insns */
	struct value_step *steps; /* by the lower bits of the instruction's number, which most sweeps find again */
};

enum { STEPS = 1024 }; /* kept at a time, a power of two */

/* The current instruction. */
struct value_step {
	const struct flow_insn *i; /* NULL: none yet */
	uint32_t number, block;
	struct insn insn;
	const struct insn_effects *e;
	unsigned nops;
	uint8_t gpr_idx;    /* that the operands hold for */
	struct insn_operand op[INSN_OPERANDS];
};

/* Appends a region with this parent; minus as in struct flow_region. Nested too deeply, it becomes a child of region 0 without minus.
 * Returns its number. */
uint32_t
region_add(struct value_analysis *s, uint32_t parent, uint32_t minus, uint32_t insn, uint32_t block);

/* Gives a region its parent; that was another one if the regions above have changed. Then everything said about masks is to be
 * looked at again. */
void
region_move(struct value_analysis *s, uint32_t region, uint32_t parent, uint32_t minus);

/* Most instructions write nothing that can be known: what they write is forgotten. Returns false if this one must be
 * looked at. */
bool
step_take_plainly(const struct value_analysis *s, struct value_state *st, const struct flow_insn *i);

/* Any other: number i of the graph, in a block. */
void
step_take(struct value_analysis *s, struct value_state *st, uint32_t number, uint32_t block);

/* The bits of insn_operands()'s gpr_idx after an instruction that changes the index or them. */
unsigned
step_gpr_idx(const struct isa *isa, const struct insn *insn, unsigned before);

#endif
