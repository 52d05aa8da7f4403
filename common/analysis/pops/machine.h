/* A wave that comes to its ordered section, run with one value of COLLISION_WAVEID and one of the exiting wave's ID: the scalar
 * registers of all paths at once, each either known, or unknown, and then whether those two values can have to do with it.
 *
 * A branch on what is known goes one way. One on what is unknown goes both ways: if the two values have nothing to do with it both
 * are possible, else nothing is certain of the paths after it. */
#ifndef POPS_MACHINE_H
#define POPS_MACHINE_H

#include "common/analysis/graph/functions.h"

/* Where scalar values are. */
enum machine_place {
	MACHINE_SGPR,                     /* s0 */
	MACHINE_VCC = 106, MACHINE_TTMP = 108, MACHINE_M0 = 124, MACHINE_EXEC = 126,
	MACHINE_SCC = 128,
	MACHINE_EXITING,                  /* the exiting wave's ID; never written */
	MACHINE_PLACES,
	MACHINE_NOWHERE = UINT8_MAX,
};

/* What it is run with. */
struct machine_input {
	uint8_t argument;                 /* the register that holds COLLISION_WAVEID, or MACHINE_NOWHERE */
	bool known;                       /* if not, the run shows only what depends on the argument */
	uint32_t value, exiting;
};

/* What is known at one point, of all paths to it. */
struct machine_state {
	bool reached;
	bool sure;                        /* a path leads here for certain */
	bool escaped;                     /* vector registers or memory can depend on the input */
	bool polled, may_have_polled;     /* the exiting wave's ID has been read on all paths, on some */
	uint64_t known[(MACHINE_PLACES + 63) / 64], depends[(MACHINE_PLACES + 63) / 64];
	uint32_t value[MACHINE_PLACES];   /* of those that are known */
	uint32_t packer, packer_known;    /* the hardware register with the packer, and which of its bits are known */
	bool packer_depends;
};

struct machine;

/* Prepares the function. waits: by block, whether a read of the exiting wave's ID can follow without a leave of the section in
 * between; other blocks are not run. Both are borrowed. */
struct machine *
machine_open(const struct flow *flow, const struct flow_graph *g, const bool *waits);

void
machine_close(struct machine *m);

/* How many instructions a run goes through at least. */
uint32_t
machine_size(const struct machine *m);

/* Runs it to a fixpoint. */
void
machine_run(struct machine *m, const struct machine_input *in);

/* Of the last run: what was known before an instruction of a block. */
void
machine_before(struct machine *m, uint32_t block, uint32_t insn, struct machine_state *out);

/* Of the last run: whether an edge, by its number, can be gone; and if so for certain. */
bool
machine_goes(const struct machine *m, uint32_t edge, bool *sure);

/* Of the last run: whether the branch at the end of a block depends on the input. */
bool
machine_decides(struct machine *m, uint32_t block);

static inline bool
machine_has(const uint64_t *set, unsigned place)
{
	return set[place / 64] >> place % 64 & 1;
}

#endif
