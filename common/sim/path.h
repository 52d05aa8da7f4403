/* The sequence: how often loops are gone through, and which way branches go, as far as the user says it, the code determines
 * it, or else by default. */
#ifndef SIM_PATH_H
#define SIM_PATH_H

#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"

enum { SIM_ITERATIONS = 16 /* of a loop of which nothing is known */ };

/* What the user says of a loop or a branch. where: "bb3", as --cfg names the block that is the loop's header or that the
 * branch ends; an address "0x1a40", in that block; a function's name with a colon before these; "*", all of which nothing
 * else is said, neither by the user nor by the code: of loops those of which nothing is known, of branches those that
 * leave no loop. */
struct sim_rule {
	struct str where;
	uint64_t count;      /* of a loop: iterations, at least 1 */
	struct str pattern;  /* of a branch: T taken, N not taken, time after time; it begins anew at its end */
	bool used;           /* some function has what it names */
	bool may;            /* none need have it: it is of a file that can be for several kernels */
};

struct sim_rules {
	struct sim_rule *loops, *branches; /* a later one takes the place of an earlier one */
	size_t nloops, nbranches;
	uint64_t base;       /* the address of the section's first byte, that addresses begin with */
};

enum sim_how {
	SIM_NOT_TAKEN,
	SIM_TAKEN,
	SIM_COUNTED,         /* it leaves a loop after so many times */
	SIM_PATTERN,
};

enum sim_why { SIM_BY_DEFAULT, SIM_BY_CODE, SIM_BY_USER };

/* A conditional branch. */
struct sim_branch {
	uint32_t function, insn; /* numbers of the flow */
	uint8_t how, why;    /* SIM_… */
	bool leaves_taken;   /* counted: the loop is left by taking it */
	uint64_t count;      /* counted: the time that it leaves the loop, from 1, each time that the loop is begun anew */
	struct str pattern;
	uint32_t loop;       /* counted: in sim_path.loops */
};

struct sim_loop {
	uint32_t function, loop; /* numbers of the flow, of its graph */
	uint64_t iterations; /* each time that it is begun; a test in its header is done once more. 0: none, or without a branch
	                      * nothing is known to leave it */
	uint8_t why;
	uint32_t branch;     /* that counts them, in sim_path.branches; FLOW_NONE: none, or one that counts for another loop or
	                      * follows a pattern */
};

struct sim_path {
	struct sim_branch *branches; /* by function, then instruction */
	struct sim_loop *loops;      /* by function, then number */
	size_t nbranches, nloops, branches_cap, loops_cap;
	bool deep;           /* loops are nested more deeply than is followed: of these some branches may take the wrong direction */
};

/* Makes the ways through a function and those that it calls, directly or not, or continues in. */
void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules);

void
sim_path_free(struct sim_path *path);

/* The branch that an instruction is, or NULL. */
const struct sim_branch *
sim_path_branch(const struct sim_path *path, uint32_t function, uint32_t insn);

/* "by default", "by the code", "by the user". */
const char *
sim_why_name(unsigned why);

#endif
