/* Runs the scalar code of a wave before its ordered section, on all paths at once. The input of a run is a value of
 * COLLISION_WAVEID and a value of the exiting wave's ID. The value of each scalar register is known or unknown; unknown values may
 * or may not depend on the input.
 *
 * A branch on a known value follows one edge. A branch on an unknown value follows both edges. If the unknown value does not
 * depend on the input, both edges are certainly possible. Otherwise nothing is certain on the paths after the branch. */
#ifndef POPS_BEFORE_SECTION_H
#define POPS_BEFORE_SECTION_H

#include "common/analysis/graph/functions.h"

/* Locations of scalar values. */
enum machine_place {
	MACHINE_SGPR,
	MACHINE_VCC = 106, MACHINE_TTMP = 108, MACHINE_M0 = 124, MACHINE_EXEC = 126,
	MACHINE_SCC = 128,
	MACHINE_EXITING,                  /* the exiting wave's ID; never written */
	MACHINE_PLACES,
	MACHINE_NOWHERE = UINT8_MAX,
};

struct machine_input {
	uint8_t argument;                 /* location of COLLISION_WAVEID, or MACHINE_NOWHERE */
	bool known;                       /* if false, the run only determines which values depend on the argument */
	uint32_t value, exiting;
};

/* The state at a location, joined over all paths to it. */
struct machine_state {
	bool sure;                        /* some path certainly leads here */
	bool escaped;                     /* vector registers or memory may depend on the input */
	bool polled, may_have_polled;     /* the exiting wave's ID has been read on all paths (polled), or on some path
	                                   * (may_have_polled) */
	uint64_t known[(MACHINE_PLACES + 63) / 64], depends[(MACHINE_PLACES + 63) / 64];
	uint32_t value[MACHINE_PLACES];   /* indexed by location; 0: unknown */
	uint32_t packer, packer_known;    /* hardware register that selects the packer, and mask of its known bits */
	bool packer_depends;
};

struct machine;

/* Creates a machine for a function; free it with machine_close(). Only blocks for which waits[block] is set run: blocks from which
 * control can reach a read of the exiting wave's ID before it leaves the section. g and waits must outlive the machine. */
struct machine *
machine_open(const struct flow *flow, const struct graph *g, const bool *waits);

void
machine_close(struct machine *m);

/* Returns the number of instructions in the blocks that run. */
uint32_t
machine_size(const struct machine *m);

/* Runs the function until a fixpoint. */
void
machine_run(struct machine *m, const struct machine_input *in);

/* Returns the state before an instruction of a block in the last run, valid until the next call. Returns NULL if control did not reach
 * the block. */
const struct machine_state *
machine_before(struct machine *m, uint32_t block, uint32_t insn);

/* Returns whether control may have followed this edge in the last run. Sets *sure to whether it certainly did. */
bool
machine_goes(const struct machine *m, uint32_t edge, bool *sure);

/* Returns whether the branch at the end of a block depended on the input in the last run. */
bool
machine_decides(struct machine *m, uint32_t block);

static inline bool
machine_has(const uint64_t *set, unsigned place)
{
	return set[place / 64] >> place % 64 & 1;
}

#endif
