/* Runs the scalar code of a wave before its ordered section, with one value of COLLISION_WAVEID and one of the exiting wave's ID,
 * on all paths at once. Each scalar register is known or unknown; an unknown one may depend on these two input values or not.
 *
 * A branch on a known value follows one edge. A branch on an unknown value follows both: if the value does not depend on the
 * input, both are certainly possible; otherwise nothing is certain on the paths after it. */
#ifndef POPS_MACHINE_H
#define POPS_MACHINE_H

#include "common/analysis/graph/functions.h"

/* Places that hold scalar values. */
enum machine_place {
	MACHINE_SGPR,                     /* s0, s1, … */
	MACHINE_VCC = 106, MACHINE_TTMP = 108, MACHINE_M0 = 124, MACHINE_EXEC = 126,
	MACHINE_SCC = 128,
	MACHINE_EXITING,                  /* the exiting wave's ID; never written */
	MACHINE_PLACES,
	MACHINE_NOWHERE = UINT8_MAX,
};

/* The input of a run. */
struct machine_input {
	uint8_t argument;                 /* the register that holds COLLISION_WAVEID, or MACHINE_NOWHERE */
	bool known;                       /* if not set, the run only finds what depends on the argument */
	uint32_t value, exiting;
};

/* The join of all paths to a location. */
struct machine_state {
	bool reached;
	bool sure;                        /* a path certainly leads here */
	bool escaped;                     /* vector registers or memory may depend on the input */
	bool polled, may_have_polled;     /* the exiting wave's ID has been read on all paths, on some path */
	uint64_t known[(MACHINE_PLACES + 63) / 64], depends[(MACHINE_PLACES + 63) / 64];
	uint32_t value[MACHINE_PLACES];   /* 0 where unknown */
	uint32_t packer, packer_known;    /* the hardware register that selects the packer, and a mask of its known bits */
	bool packer_depends;
};

struct machine;

/* Prepares a function; the caller closes the result with machine_close(). waits: by block, whether a read of the exiting wave's ID
 * can follow before the section is left; only these blocks are run. g and waits must outlive the machine. */
struct machine *
machine_open(const struct flow *flow, const struct flow_graph *g, const bool *waits);

void
machine_close(struct machine *m);

/* Returns the number of instructions in the blocks that are run. */
uint32_t
machine_size(const struct machine *m);

/* Runs the function to a fixpoint. */
void
machine_run(struct machine *m, const struct machine_input *in);

/* Returns the state before an instruction of a block in the last run. */
void
machine_before(struct machine *m, uint32_t block, uint32_t insn, struct machine_state *out);

/* Whether the last run followed this edge; *sure: whether it certainly did. */
bool
machine_goes(const struct machine *m, uint32_t edge, bool *sure);

/* Whether the branch at the end of a block depended on the input in the last run. */
bool
machine_decides(struct machine *m, uint32_t block);

static inline bool
machine_has(const uint64_t *set, unsigned place)
{
	return set[place / 64] >> place % 64 & 1;
}

#endif
