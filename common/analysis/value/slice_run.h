/* Executes the steps of a slice. Each register is known or unknown; an instruction has known results if all registers that it reads are known.
 *
 * exec is a certain mask at the start, which stands for the lanes that are then active, whichever these are. It has this value wherever the
 * region of lanes is the same. A vector register is known if its value in these lanes is. */
#ifndef VALUE_SLICE_RUN_H
#define VALUE_SLICE_RUN_H

#include "common/analysis/value/scalar.h"
#include "common/analysis/value/slice.h"
#include "common/base/memory/arena.h"

enum { SLICE_WORDS = (SLICE_SLOTS + 63) / 64 };

/* The registers of a slice at one location. */
struct slice_state {
	uint64_t known[SLICE_WORDS];     /* bits of slots */
	bool reached;
	uint64_t weight;
	uint32_t region;           /* the region whose lanes exec stands for; GRAPH_NONE: none */
	uint32_t scalar[SLICE_SCALARS]; /* indexed by slot; 0: unknown */
	meaning_row *vector;       /* indexed by slot - nscalars */
};

struct slice_run {
	const struct flow *flow;
	const struct graph *g;
	struct scalar_values *values;
	struct arena *arena;
	struct slice slice;
	struct meaning_wave wave;
	uint64_t mask;             /* exec at the start */
	struct slice_state now;    /* the registers are those of the wave */
	uint64_t steps;            /* number of executed instructions */
};

static inline bool
slice_has(const uint64_t *known, unsigned slot)
{
	return known[slot / 64] >> slot % 64 & 1;
}

static inline void
slice_set(uint64_t *known, unsigned slot, bool is)
{
	known[slot / 64] = (known[slot / 64] & ~(1ull << slot % 64)) | (uint64_t)is << slot % 64;
}

/* Makes a state the current one. */
void
slice_run_load(struct slice_run *r, const struct slice_state *from);

/* Joins the current state, with this weight, into another one. lost: slots that are then unknown, or NULL. */
void
slice_run_join(struct slice_run *r, struct slice_state *to, uint64_t weight, const uint64_t *lost);

/* Sets exec to the mask at the start, or makes it unknown. */
void
slice_run_exec(struct slice_run *r, bool known);

bool
slice_run_knows_exec(const struct slice_run *r);

/* Sets exec where a region of lanes is the one that exec stands for. */
void
slice_run_region(struct slice_run *r, uint32_t region);

/* Takes the values of scalar registers that an instruction reads, such as loaded arguments, from those that the function always has there. */
void
slice_run_ask(struct slice_run *r, uint32_t block, uint32_t insn);

void
slice_run_step(struct slice_run *r, const struct slice_step *s);

/* Clears the bits of slots that an instruction may change. */
void
slice_run_forget(const struct slice_run *r, uint32_t insn, uint64_t *known);

/* Returns whether a branch with this CONDITION_… is taken: 1, or 0, or -1 if this is unknown. */
int
slice_run_direction(const struct slice_run *r, unsigned condition);

#endif
