/* Declares a simulation for the sources of the library: its settings, the simulated code and the result. */
#ifndef LIBRARY_SIMULATED_H
#define LIBRARY_SIMULATED_H

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/sim/affine.h"
#include "common/sim/op.h"
#include "common/sim/rule.h"
#include "library/inside.h"
#include "library/recording.h"

/* A rule for the instructions at a location. If several of one kind match an instruction, the last applies. */
struct simulated_rule {
	struct sim_where where;
	unsigned bits, samples;      /* AMDGCN_FETCH_RULE */
	enum sim_from from;          /* AMDGCN_CACHE_RULE */
	struct amdgcn_access_rule access; /* AMDGCN_ACCESS_RULE; where is not valid */
	bool used;
};

struct simulated_rules {
	struct simulated_rule *v;
	size_t n;
};

/* What the addresses of an op cost, as far as rules or the code determine them. */
struct simulated_access {
	uint32_t op;
	double times;                /* cycles for its addresses, compared with those that the program assumes; 0: not known */
	const struct sim_address *address; /* by the code, from which other machines compute `times`; NULL: by a rule */
	unsigned first;              /* sim_op.first */
};

struct simulated {
	struct amdgcn_simulation simulation; /* must be the first member: the caller has a pointer to it */
	struct simulated *older;     /* the next simulation in the section's list */
	struct code_section *section;
	uint32_t function;           /* index in section->flow->functions */
	const struct resources *resources;
	struct amdgcn_simulation_settings settings; /* pointers in it are valid during amdgcn_simulate() only */
	struct sim_rules rules;
	struct scalar_arguments arguments;
	struct amdgcn_argument *argument; /* arguments of the kernel, in the order of the metadata */
	bool *argument_used;         /* indexed like settings.arguments: whether the kernel has the argument */
	struct simulated_rules of_insns[AMDGCN_ACCESS_RULE + 1]; /* indexed by kind; those for instructions are not empty */
	struct simulated_access *access; /* as in simulation.accesses */
	size_t naccess;
	struct sim_addresses addresses; /* by the code */
	struct sim_machine machine;
	struct sim_path path;
	struct sim_program program;
	struct sim_launch launch;
	struct recording recording;
	size_t engine;               /* index in recording.engines, if launch.script is set */
	struct sim_result result;
	struct arena arena, results; /* arena: owns the strings and arrays of the settings; results: owns the result's */
};

struct simulated_cost {
	double stall;                /* mean cycles for which a wave was stalled before the op */
	double share;                /* share of the waves' time during which the op was next to issue, 0 to 1 */
	unsigned reason;             /* reason for the largest part of stall; SIM_issued: no stall */
};

struct simulated_cost
simulated_cost(const struct simulated *s, uint32_t op);

/* Returns whether a reason means that cycles are lost. Other reasons mean that an instruction is issued, that no wave is present,
 * or that the wave has just issued an instruction. */
static inline bool
simulated_is_stall(unsigned reason)
{
	return reason != SIM_issued && reason != SIM_empty && reason != SIM_turn;
}

/* Returns part / whole, or 0 if whole is 0. */
static inline double
simulated_ratio(double part, double whole)
{
	return whole > 0 ? part / whole : 0;
}

/* Returns the share of the time during which a unit is busy. */
double
simulated_busy(const struct sim_result *r, unsigned unit);

/* Creates the program for a machine, with the rules for instructions, and with s->access. Close it with sim_program_close(). */
void
simulated_program(const struct simulated *s, const struct sim_machine *m, struct sim_program *p);

/* Returns whether an op with one of the flags SIM_OP_… is at the location of a rule. */
bool
simulated_is_at(const struct simulated *s, const struct sim_where *where, uint32_t flags, const struct sim_op *op);

/* Finds the addresses of s->program's ops that rules or the code determine, sets s->access, and applies it to them. */
void
simulated_find_accesses(struct simulated *s);

/* Determines the values of the kernel's arguments from the settings, for the rules and the result. Reports values that do not fit
 * in the argument. */
void
simulated_take_arguments(struct simulated *s, struct diag *diag);

/* Returns the public description of an op's issue, without the members waited and reason. */
struct amdgcn_issue
simulated_issue(const struct simulated *s, uint64_t cycle, uint32_t wave, uint32_t op);

/* Fills in the members of s->simulation that are known before the run. */
void
simulated_put_launch(struct simulated *s);

/* Fills in the result after the run. */
void
simulated_put_result(struct simulated *s);

/* Fills in the known accesses, the padding and the sentence `conflicts`. */
void
simulated_put_accesses(struct simulated *s);

/* Copies the text to the arena of the result, and frees the buffer. */
const char *
simulated_keep(struct simulated *s, struct buf *b);

/* Fill in sentences of the result: most_lost; limit and certainty, with the assumptions on which they rest. Call only if the
 * simulation finished. simulated_put_limit() simulates with other values of parameters. It returns false if settings.stop
 * requested it. */
void
simulated_put_most_lost(struct simulated *s);
bool
simulated_put_limit(struct simulated *s);

#endif
