/* The path that waves follow: the iteration counts of loops and the directions of branches. They are specified by the user,
 * determined by the code, or default values, in this order of precedence. */
#ifndef SIM_DIRECTION_H
#define SIM_DIRECTION_H

#include "common/analysis/graph/functions.h"
#include "common/analysis/value/scalar.h"
#include "common/base/memory/arena.h"

enum { SIM_ITERATIONS = 16 /* default number of iterations of a loop */ };

/* A user's rule for a loop or a branch. `where` selects the loops or branches to which it applies:
 *
 *	"bb3"       the loop with this block as its header, or the branch at the end of this block (numbered as in --cfg)
 *	"0x1a40"    the block that contains this address
 *	"f:bb3"     as "bb3", in the function f; likewise "f:0x1a40"
 *	"*"         all loops with an unknown number of iterations, or all branches that are not loop exits
 *
 * A rule for "*" applies only if neither another rule nor the code decides. */
struct sim_rule {
	struct str where;
	uint64_t count;      /* loops: number of iterations, at least 1 */
	struct str pattern;  /* branches: for each execution a T (taken) or an N (not taken); the pattern is repeated. "T|NT": of the waves
	                      * of a work-group, each one's own; the last one is also that of further waves. As sim_is_pattern() says */
	bool used;           /* whether the rule has been applied to any function */
};

struct sim_rules {
	struct sim_rule *loops, *branches; /* user's rules; a later rule overrides an earlier one */
	size_t nloops, nbranches;
	uint64_t base;       /* address of the section's first byte */
	bool measured;       /* the rules for branches come from a run */
	const struct scalar_arguments *arguments; /* arguments of the function in which the path begins; NULL: unknown */
};

enum sim_how {
	SIM_NOT_TAKEN,
	SIM_TAKEN,
	SIM_COUNTED,         /* the branch leaves a loop when it has been executed `count` times */
	SIM_PATTERN,
};

enum sim_why { SIM_BY_DEFAULT, SIM_BY_CODE, SIM_BY_USER, SIM_BY_RUN };

struct sim_branch {
	uint32_t function, insn; /* function: number of the function in the flow; insn: number of the instruction in the function's
	                          * graph */
	uint8_t how, why;    /* how: effect of the branch, enum sim_how; why: origin of the decision, enum sim_why */
	bool leaves_taken;   /* SIM_COUNTED: taking the branch leaves the loop */
	uint64_t count;      /* SIM_COUNTED: number of the execution that leaves the loop, from 1; executions are counted from each
	                      * entry to the loop */
	struct str pattern;  /* SIM_PATTERN: the user's, or the code's */
	struct str *of_wave; /* SIM_PATTERN: the patterns of the waves of a work-group, nof_wave; the last one is also that of further waves */
	uint32_t nof_wave;
	uint32_t loop;       /* SIM_COUNTED: the loop that the branch leaves, an index in sim_path.loops */
};

struct sim_loop {
	uint32_t function, loop; /* function: number in the flow; loop: number in the function's graph */
	uint64_t iterations; /* number of iterations per entry to the loop. An exit test in the header is executed once more than that.
	                      * 0: the first test leaves the loop. If branch is GRAPH_NONE, 0 means that no exit is known */
	uint8_t why;
	uint32_t branch;     /* the counting exit, an index in sim_path.branches. GRAPH_NONE: the loop is never left, or only by a
	                      * branch that counts for another loop or follows a pattern */
};

struct sim_path {
	struct sim_branch *branches; /* sorted by function, then by instruction */
	struct sim_loop *loops;      /* sorted by function, then by number */
	size_t nbranches, nloops, branches_cap, loops_cap;
	struct arena patterns; /* memory of patterns that the code determines */
	bool deep;           /* whether loops are nested too deeply to be analyzed. Some branches in these loops may then go in the
	                      * wrong direction */
};

/* Determines the path through a function and through all functions that it calls or jumps to, directly or indirectly. Sets `used`
 * in each rule that applies. Free with sim_path_free. */
void
sim_path_find(struct sim_path *path, const struct flow *flow, uint32_t function, struct sim_rules *rules);

void
sim_path_free(struct sim_path *path);

/* Returns the condition under which the branch at the end of a block tests scc of an s_alloc_vgpr in this block, CONDITION_scc0 or
 * CONDITION_scc1, or CONDITION_none if it does not. */
unsigned
sim_path_tests_request(const struct graph_code *code, const struct graph *g, uint32_t block);

/* Returns the element of path->branches for an instruction, or NULL if the array has no element for the instruction. */
const struct sim_branch *
sim_path_branch(const struct sim_path *path, uint32_t function, uint32_t insn);

/* Returns "by default", "by the code", "by the user" or "by a run". */
const char *
sim_why_name(unsigned why);

#endif
