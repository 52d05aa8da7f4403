/* Declares a simulation for the sources of the library: its settings, the simulated code and the result. */
#ifndef LIBRARY_SIMULATED_H
#define LIBRARY_SIMULATED_H

#include "common/base/memory/arena.h"
#include "common/sim/program.h"
#include "common/sim/rule.h"
#include "library/inside.h"
#include "library/recording.h"

/* The texels that the instructions at a location fetch. If several elements match an instruction, the last applies. */
struct simulated_fetch {
	struct sim_where where;
	unsigned bits, samples;
	bool used;
};

/* Where the loads at a location find their data. If several elements match an instruction, the last applies. */
struct simulated_cache {
	struct sim_where where;
	enum sim_from from;
	bool used;
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
	struct simulated_fetch *fetches;
	struct simulated_cache *caches;
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

/* Creates the program for a machine, with the texels of the settings. Close it with sim_program_close(). */
void
simulated_program(const struct simulated *s, const struct sim_machine *m, struct sim_program *p);

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

/* Fills in the sentences limit and most_lost of the result. Call only if the simulation finished. */
void
simulated_put_sentences(struct simulated *s);

#endif
