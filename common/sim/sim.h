/* Simulates the waves of a kernel on a compute unit or, if its work-groups run in WGP mode, on a work-group processor. Determines
 * when each wave issues each instruction, and the reason for each delay.
 *
 *	struct sim_machine machine;     the processor's parameters, and those set by the user
 *	struct sim_path path;           iterations of loops, directions of branches
 *	struct sim_program program;     the code, as the machine executes it
 *	struct sim_launch launch;       number of waves, and their launch rate
 *	struct sim_result result;
 *	sim_run(&machine, &program, &launch, &hooks, &result);
 *
 * The simulation models neither values nor addresses. Therefore there is no divergence; the first access of a wave to a cache line
 * misses, and other accesses miss at the rates that the user sets. amdgcn-simulate(7) describes the model and its limits. Results
 * are deterministic. */
#ifndef SIM_SIM_H
#define SIM_SIM_H

#include "common/sim/machine.h"
#include "common/sim/direction.h"

enum sim_stage { SIM_COMPUTE, SIM_VERTEX, SIM_PIXEL };
enum sim_order { SIM_OLDEST, SIM_ROUND_ROBIN };

struct sim_step {
	uint32_t op;                 /* index of an op; GRAPH_NONE: an instruction without a record, which is treated like s_delay_alu */
	uint32_t wait;               /* number of cycles since the previous record, if the instruction waits (a wait for a
	                              * counter, the end of the program, the first instruction after a barrier); else 0 */
};

struct sim_script_wave {
	uint64_t begin;              /* issue time of the wave's first instruction */
	uint32_t number;             /* number of the wave's slot in the recording, which determines the SIMD; a later wave can reuse
	                              * the slot */
	struct sim_step *steps;      /* at least one step; the last step issues an op, so it is not SIM_DELAY */
	size_t nsteps, steps_cap;
};

/* Recorded waves of a SIMD or a compute unit, to be replayed: branches and waits for counters follow the recording. */
struct sim_script {
	struct sim_script_wave *waves; /* sorted by begin */
	size_t nwaves;
	bool guesses;                /* whether some steps have no op, because their instructions were not recorded. These
	                              * instructions may be s_delay_alu. An instruction that depends on an ALU operation
	                              * therefore issues when the operation is complete, as if a compiler had inserted
	                              * s_delay_alu */
};

enum { SIM_RESIDENT = 32 /* largest number of resident waves per SIMD that any machine supports */ };

/* The waves to simulate, and how many of them can be resident on the compute unit or work-group processor. */
struct sim_launch {
	enum sim_stage stage;
	enum sim_order order;        /* priority among the waves of a SIMD */
	unsigned simds;
	unsigned resident;           /* maximum number of resident waves per SIMD */
	unsigned group;              /* number of waves per work-group; a barrier synchronizes the waves of a group */
	unsigned groups;             /* maximum number of resident work-groups on the unit; 0: limited only by the field `resident` */
	uint64_t waves;              /* total number of waves to launch on the unit; rounded up to whole work-groups */
	uint64_t most;               /* limit on the instructions issued by all waves together; 0: SIM_MOST */
	uint64_t cycles;             /* budget: no wave is launched from this cycle on; 0: no limit */
	double rate;                 /* SIM_VERTEX: vertices per triangle that miss in the vertex cache; SIM_PIXEL: pixels
	                              * per triangle */
	const struct sim_script *script; /* a recording to replay; the field waves must then be equal to
	                                  * script->nwaves. NULL: no recording */
};

/* Reasons why a wave or a SIMD does not issue an instruction; and SIM_issued, for an issue slot in which one is issued. */
#define SIM_REASONS(R) \
	R(issued, "an instruction is issued") \
	R(empty, "the SIMD holds no wave") \
	R(dependency, "a source register is not available yet") \
	R(counter, "a wait for a counter") \
	R(full, "a counter or a queue is full") \
	R(barrier, "a barrier") \
	R(unit, "the unit is busy") \
	R(arbitration, "another wave has priority") \
	R(branch, "a branch, and the fetch of its target") \
	R(fetch, "the next instruction is not fetched yet") \
	R(sleep, "s_sleep, s_nop, s_delay_alu") \
	R(turn, "the wave has just issued an instruction") \
	R(vgprs, "the VGPRs that the wave asks for are not free")

enum sim_reason {
#define R(name, meaning) SIM_##name,
	SIM_REASONS(R)
#undef R
	SIM_REASON_COUNT
};

/* Execution units. */
#define SIM_UNITS(U) \
	U(valu, "vector ALU") \
	U(trans, "transcendental functions") \
	U(matrix, "matrix cores") \
	U(salu, "scalar ALU") \
	U(smem, "scalar memory") \
	U(vmem, "vector memory") \
	U(lds, "LDS") \
	U(export, "exports, GDS") \
	U(branch, "branches, messages")

enum sim_unit {
#define U(name, meaning) SIM_UNIT_##name,
	SIM_UNITS(U)
#undef U
	SIM_UNIT_COUNT
};

/* The reason why a simulation has no result, or SIM_ENDS. */
enum sim_end {
	SIM_ENDS,                            /* the waves end, unless they wait forever */
	SIM_NO_ROOM,                         /* no work-group fits on the unit */
	SIM_ENDLESS,                         /* each wave enters an infinite loop */
	SIM_TOO_DEEP,                        /* calls are nested more than SIM_CALLS levels deep, as with unbounded recursion */
	SIM_TOO_LONG,                        /* the waves together issue more instructions than struct sim_launch allows */
	SIM_STOPPED,                         /* progress() requested a stop */
};

#define SIM_MOST (UINT64_C(1) << 30) /* default limit on simulated instructions */

enum { SIM_PROGRESS = 1 << 16 };

/* Statistics of one op. */
struct sim_count {
	uint64_t hits;                       /* how often the op was issued */
	uint64_t cycles;                     /* number of cycles from each issue to the wave's next issue, summed over all hits */
	uint64_t lost[SIM_REASON_COUNT];     /* indexed by reason: number of cycles by which the issue was delayed */
	uint32_t producer;                   /* the op that causes most of this op's waits for counters; GRAPH_NONE: unknown */
	uint64_t producer_weight;            /* weight of producer in the weighted majority vote (Boyer and Moore) that finds it; each
	                                      * wait votes for its producer with its number of cycles */
};

enum { SIM_SAMPLES = 256 };

/* Statistics of a time interval. */
struct sim_sample {
	uint64_t busy[SIM_UNIT_COUNT];       /* cycles during which each unit is busy */
	uint64_t lost[SIM_REASON_COUNT];     /* indexed by reason: number of issue slots of all SIMDs; SIM_issued: issue slots in
	                                      * which an instruction issued; other reasons: issue slots without an instruction */
	uint64_t issued;
	uint64_t waves;                      /* number of resident waves, summed over the cycles */
};

/* SIM_SPANS: maximum number of recorded lifetimes of waves. SIM_MARKS: maximum number of recorded issues. */
enum { SIM_SPANS = 512, SIM_MARKS = 20000 };

/* The lifetime of a wave. */
struct sim_span {
	uint32_t wave, simd;
	uint64_t begin, end;                 /* begin: launch of the wave; end: end of the wave; in cycles */
};

/* The issue of an instruction. Recorded for the first SIM_MARKS instructions. */
struct sim_mark {
	uint64_t cycle;
	uint32_t wave, op;
	uint32_t waited;                     /* number of cycles since the wave's previous issue */
	uint8_t reason;                      /* reason why the instruction did not issue one cycle earlier */
};

struct sim_result {
	uint64_t cycles;                     /* number of cycles from the launch of the first wave to the end of the last wave */
	uint64_t waves, instructions;
	double wave_mean, wave_deviation;    /* mean and standard deviation of the waves' durations, in cycles */
	uint64_t wave_min, wave_max;
	uint64_t busy[SIM_UNIT_COUNT];       /* indexed by unit: number of busy cycles, summed over the instances of the unit */
	unsigned pieces[SIM_UNIT_COUNT];     /* number of instances of each unit */
	uint64_t unit_insns[SIM_UNIT_COUNT]; /* number of instructions executed by each unit */
	uint64_t slots;                      /* number of issue slots of all SIMDs */
	uint64_t lost[SIM_REASON_COUNT];     /* number of issue slots, as in struct sim_sample. The sum is equal to `slots` */
	uint64_t starved;                    /* number of cycles without a resident wave */
	uint64_t stalled;                    /* number of cycles in which all resident waves wait for counters */
	uint64_t waiting;                    /* number of cycles that waves spend waiting for counters, summed over all waves */
	uint64_t occupied;                   /* number of cycles during which waves are resident, summed over all waves */
	uint64_t hidden;                     /* number of cycles counted in `waiting` during which another wave of the same SIMD issued
	                                      * an instruction */
	struct sim_count *counts;
	struct sim_sample *samples;          /* nsamples consecutive intervals, each of sample_cycles cycles */
	size_t nsamples;
	uint64_t sample_cycles;
	struct sim_span *spans;
	struct sim_mark *marks;
	size_t nspans, nmarks;
	uint64_t requests, refusals;         /* in dynamic VGPR mode: requests for more VGPRs than a wave has, and those that failed */
	bool stuck;                          /* whether there is no result, because the program is empty, all waves wait forever, or
	                                      * end is not SIM_ENDS; the members above are then undefined */
	enum sim_end end;
	bool cut;                            /* the budget of cycles was spent: not all waves were launched */
};

struct sim_program;

/* Called for each issued instruction, in chronological order. wave: number of the wave in the launch, from 0. */
typedef void sim_trace(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op);

struct sim_hooks {
	sim_trace *trace;                    /* called for each issued instruction; NULL: none */
	bool (*progress)(void *context, uint64_t waves_done); /* called every SIM_PROGRESS instructions; returns true to stop
	                                      * the simulation. NULL: none */
	void *context;
};

/* Runs a simulation. hooks may be NULL. Free the result with sim_result_free. */
void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *result);

void
sim_result_free(struct sim_result *r);

/* Return the name and the meaning of a reason: "counter" and "a wait for a counter". */
const char *
sim_reason_name(unsigned reason);
const char *
sim_reason_meaning(unsigned reason);
const char *
sim_unit_name(unsigned unit);
const char *
sim_unit_meaning(unsigned unit);

#endif
