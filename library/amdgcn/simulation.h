/* Simulates the waves of a function on a model of a compute unit or of a work-group processor, as amdgcn-objdump --simulate does.
 * amdgcn-simulate(7) describes the model, its limits and the terms below. The model has no values, and of addresses only the distances
 * between lanes: it compares versions of code, and does not predict times of applications. */
#ifndef AMDGCN_SIMULATION_H
#define AMDGCN_SIMULATION_H

#include "cost.h"
#include "function.h"
#include "settings.h"

#ifdef __cplusplus
extern "C" {
#endif

enum amdgcn_simulation_end {
	AMDGCN_FINISHED,      /* all waves ended */
	AMDGCN_NO_WAVE,       /* no wave was launched: no work-group fits on the unit, or the recording has no wave */
	AMDGCN_BLOCKED,       /* all waves wait for events that never occur, or the function has no instructions */
	AMDGCN_ENDLESS,       /* a wave never leaves a loop */
	AMDGCN_TOO_DEEP,      /* calls are nested more than 65536 deep */
	AMDGCN_TOO_LONG,      /* the waves issue more instructions than the settings allow */
	AMDGCN_STOPPED        /* settings.stop requested it */
};

struct amdgcn_simulation {
	const struct amdgcn_function *function;
	enum amdgcn_simulation_end end; /* the reason why the simulation ended; if not AMDGCN_FINISHED, the times and costs are 0 */
	int complete;         /* not 0: all waves ended, all targets are known, and all loops were analyzed */
	int cut;              /* not 0: settings.cycles was reached before all waves were launched */
	int unknown_targets;  /* not 0: a jump or call has unknown targets; waves end at such a jump, and may skip such a call */
	int deep_loops;       /* not 0: loops are nested more than 64 deep; branches in these loops may go in the wrong direction */
	struct amdgcn_launch launch;
	uint64_t cycles;      /* the cycles from the launch of the first wave to the end of the last one */
	uint64_t waves;       /* the number of waves that ended */
	uint64_t instructions_issued;
	double wave_mean;     /* the mean duration of the waves in cycles */
	double wave_deviation; /* the standard deviation of the durations */
	uint64_t wave_least, wave_most; /* wave_least: the shortest duration in cycles; wave_most: the longest one */
	double throughput;    /* the number of waves that the unit processes in 1000 cycles */
	double items;         /* the number of work items, vertices or pixels that the chip processes in a microsecond */
	uint64_t starved;     /* cycles without a resident wave */
	uint64_t stalled;     /* cycles in which all resident waves wait for counters */
	uint64_t occupied;    /* the cycles during which a wave is resident, summed over all waves */
	uint64_t waiting;     /* the cycles during which a wave waits for counters, summed over all waves */
	uint64_t hidden;      /* cycles counted in waiting during which another wave of the same SIMD issues */
	uint64_t slots;       /* the issue slots of all SIMDs, that is, cycles in which a SIMD can issue */
	const struct amdgcn_lost *lost; /* the issue slots by reason; their sum is `slots` */
	size_t nlost;
	const struct amdgcn_unit_use *units; /* the units that were used */
	size_t nunits;
	const char *limit;    /* a sentence about the limit of the throughput, with the assumption that changes it most; empty: no result */
	const char *most_lost; /* a sentence about the instruction at which most time is lost; empty: none */
	const struct amdgcn_executed *functions; /* the functions that waves can reach: the simulated one, then the others by address */
	size_t nfunctions;
	const struct amdgcn_cost *instructions; /* the instructions of the functions, by function, then by address */
	size_t ninstructions;
	const struct amdgcn_loop_path *loops; /* sorted by function, then by loop */
	size_t nloops;
	const struct amdgcn_branch_path *branches; /* the conditional branches, by function */
	size_t nbranches;
	const struct amdgcn_parameter_value *parameters; /* the values of all parameters, in the order of amdgcn_parameter() */
	size_t nparameters;
	const struct amdgcn_argument *arguments; /* the arguments of the kernel, in the order of the metadata */
	size_t narguments;
	const struct amdgcn_unused_rule *unused; /* the rules of the settings that did not apply */
	size_t nunused;
	uint64_t sample_cycles; /* the length of a sample in cycles */
	const struct amdgcn_sample *samples; /* in chronological order */
	size_t nsamples;
	const struct amdgcn_lifetime *lifetimes; /* settings.timeline: the lifetimes of the first AMDGCN_LIFETIMES waves */
	size_t nlifetimes;
	const struct amdgcn_issue *issues; /* settings.timeline: the first AMDGCN_ISSUES issues */
	size_t nissues;
	uint64_t vgpr_requests; /* in dynamic VGPR mode: requests for more VGPRs than a wave has */
	uint64_t vgpr_refusals; /* of these, those that failed */
	const struct amdgcn_simulation *next; /* the simulation of the next shader engine of the recording; NULL: none */
	const struct amdgcn_access_cost *accesses; /* the accesses to LDS and memory of which addresses are known, by function, then by address */
	size_t naccesses;
	size_t unknown_accesses; /* the number of other accesses to LDS; their addresses are taken as consecutive */
	struct amdgcn_padding padding; /* with which the known accesses to LDS have the fewest bank conflicts */
	const char *conflicts; /* a sentence about the bank conflicts of these; empty: there are none */
	const char *certainty; /* a sentence about the other assumptions on which the sentence limit rests; empty: no result */
	int known;            /* not 0: the limit is the same for each of the assumptions' values that was tried */
	double limit_share;   /* the share that the sentence limit names first, 0 to 1 */
	const struct amdgcn_assumption *assumptions; /* those that may bear on the limit; first those that change it, by their influence */
	size_t nassumptions;
	unsigned declared_waves; /* not 0: the waves of a work-group in the metadata, of which none fits on the unit; the launch has smaller ones */
};

/* Simulates the waves of a function. settings may be NULL. The result is valid until amdgcn_simulation_free() or amdgcn_close(). A
 * simulation may take minutes; meanwhile, other threads can use the object, and settings.stop can end the simulation. Returns NULL
 * after an error, which is passed to the object's report function. Errors are unknown parameters, values out of range, malformed
 * locations, and recordings of other code. */
AMDGCN_API const struct amdgcn_simulation *
amdgcn_simulate(const struct amdgcn_function *function, const struct amdgcn_simulation_settings *settings);

/* Frees a result, and the results of the shader engines that follow in the recording, before amdgcn_close(). Accepts NULL. */
AMDGCN_API void
amdgcn_simulation_free(const struct amdgcn_simulation *simulation);

#ifdef __cplusplus
}
#endif

#endif
