/* The path that waves follow: the iterations of loops and the directions of branches. They come from the user, else from the code,
 * else from defaults. */
#ifndef SIM_PATH_H
#define SIM_PATH_H

#include "common/analysis/graph/functions.h"
#include "common/base/memory/arena.h"

enum { SIM_ITERATIONS = 16 /* of a loop about which nothing is known */ };

/* A user's rule for a loop or a branch. where is one of: "bb3", the block, as numbered by --cfg, that is the loop's header or that
 * the branch ends; "0x1a40", an address in that block; one of these after a function's name and a colon; "*", everything for which
 * neither another rule nor the code decides. "*" applies to loops with an unknown number of iterations, and to branches that are
 * no exits of loops. */
struct sim_rule {
	struct str where;
	uint64_t count;      /* loops: iterations, at least 1 */
	struct str pattern;  /* branches: a T (taken) or an N (not taken) for each execution; repeated from its start when it ends */
	bool used;           /* it has been applied to some function */
	bool may;            /* it need not match: it is from a file that may serve several kernels */
};

struct sim_rules {
	struct sim_rule *loops, *branches; /* later ones override earlier ones */
	size_t nloops, nbranches;
	uint64_t base;       /* address of the section's first byte */
};

enum sim_how {
	SIM_NOT_TAKEN,
	SIM_TAKEN,
	SIM_COUNTED,         /* leaves a loop when it has been executed count times */
	SIM_PATTERN,
};

enum sim_why { SIM_BY_DEFAULT, SIM_BY_CODE, SIM_BY_USER };

/* A conditional branch. */
struct sim_branch {
	uint32_t function, insn; /* numbers in the flow */
	uint8_t how, why;    /* enum sim_how, enum sim_why */
	bool leaves_taken;   /* SIM_COUNTED: the loop is left when the branch is taken */
	uint64_t count;      /* SIM_COUNTED: the execution that leaves the loop, from 1; counting restarts when the loop is entered
	                      * again */
	struct str pattern;
	uint32_t loop;       /* SIM_COUNTED: index in sim_path.loops */
};

struct sim_loop {
	uint32_t function, loop; /* number of the function in the flow, and of the loop in its graph */
	uint64_t iterations; /* each time the loop is entered; a test in the header is executed once more. 0: the first test leaves the
	                      * loop; if branch is FLOW_NONE, also: no exit is known */
	uint8_t why;
	uint32_t branch;     /* the counting exit, an index in sim_path.branches; FLOW_NONE if the loop is left by a branch that counts
	                      * for another loop or follows a pattern, or never */
};

struct sim_path {
	struct sim_branch *branches; /* by function, then instruction */
	struct sim_loop *loops;      /* by function, then number */
	size_t nbranches, nloops, branches_cap, loops_cap;
	bool deep;           /* loops are nested too deeply to be followed: some branches in them may go in the wrong direction */
};

/* Determines the path through a function and through all functions that it calls or continues in, directly or not. Sets used in
 * the rules that apply. Free with sim_path_free. */
void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules);

void
sim_path_free(struct sim_path *path);

/* Returns the branch at an instruction, or NULL. */
const struct sim_branch *
sim_path_branch(const struct sim_path *path, uint32_t function, uint32_t insn);

/* Returns "by default", "by the code" or "by the user". */
const char *
sim_why_name(unsigned why);

#endif
