/* Simulates the waves of a kernel on a compute unit, or on a work-group processor if its work groups run there: when each wave
 * issues each instruction, and why not earlier.
 *
 *	struct sim_machine machine;     the processor's parameters, and those set by the user
 *	struct sim_path path;           iterations of loops, directions of branches
 *	struct sim_program program;     the code, as the machine executes it
 *	struct sim_launch launch;       number of waves, and how fast they are launched
 *	struct sim_result result;
 *	sim_run(&machine, &program, &launch, &hooks, &result);
 *
 * It models neither values nor addresses. So there are no cache misses, except as latencies that the user sets, and no divergence.
 * amdgcn-simulate(7) describes the model and its limits. Results are deterministic. */
#ifndef SIM_SIM_H
#define SIM_SIM_H

#include "common/sim/machine.h"
#include "common/sim/path.h"

enum sim_stage { SIM_COMPUTE, SIM_VERTEX, SIM_PIXEL };
enum sim_order { SIM_OLDEST, SIM_ROUND_ROBIN };

/* A step of a recorded wave. */
struct sim_step {
	uint32_t op;                 /* index of an op; FLOW_NONE: an instruction without a record, treated like s_delay_alu */
	uint32_t wait;               /* cycles since the previous record, if these determine the issue time (waits for counters, the
	                              * end, after a barrier); else 0 */
};

struct sim_script_wave {
	uint64_t begin;              /* issue time of its first instruction */
	uint32_t number;             /* its slot on the SIMD in the recording; a later wave can have the same one */
	struct sim_step *steps;      /* at least one; the last one issues an op, so it is not SIM_DELAY */
	size_t nsteps, steps_cap;
};

/* Recorded waves of one SIMD, to be replayed: branches and waits for counters go as recorded. */
struct sim_script {
	struct sim_script_wave *waves; /* by begin */
	size_t nwaves;
	bool guesses;                /* some steps have no op: instructions that depend on ALU operations issue when these are done, as
	                              * compilers arrange with s_delay_alu */
};

enum { SIM_RESIDENT = 32 /* largest number of resident waves per SIMD of any machine */ };

/* The waves to simulate, and the limits of the unit. */
struct sim_launch {
	enum sim_stage stage;
	enum sim_order order;        /* priority among the waves of a SIMD */
	unsigned simds;              /* of the unit */
	unsigned resident;           /* resident waves per SIMD, at most */
	unsigned group;              /* waves per work group; barriers synchronize them */
	unsigned groups;             /* resident work groups on the unit, at most; 0: limited by resident only */
	uint64_t waves;              /* to launch on the unit in total; rounded up to whole work groups */
	uint64_t most;               /* instructions that all waves together may issue; 0: SIM_MOST */
	double rate;                 /* per triangle: new vertices (not in the cache), or pixels */
	const struct sim_script *script; /* NULL: none. Else its waves are replayed on the first SIMD, and waves is script->nwaves */
};

/* Why a wave does not issue an instruction. */
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
	R(turn, "the wave has just issued an instruction")

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

/* Whether the waves terminate. */
enum sim_end {
	SIM_ENDS,
	SIM_ENDLESS,                         /* each wave enters an infinite loop */
	SIM_TOO_DEEP,                        /* calls are nested more than SIM_CALLS deep: unbounded recursion */
	SIM_TOO_LONG,                        /* the waves together issue more instructions than the launch allows */
};

#define SIM_MOST (UINT64_C(1) << 30) /* default limit of simulated instructions */

/* Statistics of one op. */
struct sim_count {
	uint64_t hits;                       /* times that it has been issued */
	uint64_t cycles;                     /* cycles until the wave's next issue, summed over all hits */
	uint64_t lost[SIM_REASON_COUNT];     /* cycles by which its issue was delayed, by reason */
	uint32_t producer;                   /* the op whose result it waited for, by a counter, most of the time; FLOW_NONE: unknown */
	uint64_t producer_weight;            /* of the weighted majority vote for producer */
};

enum { SIM_SAMPLES = 256 };

/* Statistics of an interval. */
struct sim_sample {
	uint64_t busy[SIM_UNIT_COUNT];       /* cycles that units are busy */
	uint64_t lost[SIM_REASON_COUNT];     /* turns of SIMDs, by reason; SIM_issued: turns that are not lost */
	uint64_t issued;                     /* instructions */
	uint64_t waves;                      /* cycles of resident waves */
};

/* Lifetime of a wave, for the first SIM_SPANS waves. */
enum { SIM_SPANS = 512, SIM_MARKS = 20000 };

struct sim_span {
	uint32_t wave, simd;
	uint64_t begin, end;                 /* cycles */
};

/* Issue of an instruction, for the first SIM_MARKS of them. */
struct sim_mark {
	uint64_t cycle;
	uint32_t wave, op;
	uint32_t waited;                     /* cycles since the wave's previous issue */
	uint8_t reason;                      /* why it did not issue one cycle earlier */
};

struct sim_result {
	uint64_t cycles;                     /* from the launch of the first wave to the end of the last one */
	uint64_t waves, instructions;
	double wave_mean, wave_deviation;    /* of the duration of waves, in cycles */
	uint64_t wave_min, wave_max;
	uint64_t busy[SIM_UNIT_COUNT];       /* busy cycles, summed over the instances of the unit */
	unsigned pieces[SIM_UNIT_COUNT];     /* number of instances */
	uint64_t unit_insns[SIM_UNIT_COUNT]; /* instructions executed by the unit */
	uint64_t slots;                      /* turns of all SIMDs */
	uint64_t lost[SIM_REASON_COUNT];     /* turns by reason; SIM_issued: turns that are not lost. Their sum is slots */
	uint64_t starved;                    /* cycles without a resident wave */
	uint64_t stalled;                    /* cycles in which all resident waves wait for counters */
	uint64_t waiting;                    /* cycles that waves wait for counters, summed over waves */
	uint64_t occupied;                   /* cycles of resident waves */
	uint64_t hidden;                     /* part of waiting during which another wave of the SIMD issued */
	struct sim_count *counts;            /* by op */
	struct sim_sample *samples;          /* nsamples intervals of sample_cycles each */
	size_t nsamples;
	uint64_t sample_cycles;
	struct sim_span *spans;
	struct sim_mark *marks;
	size_t nspans, nmarks;
	bool stuck;                          /* the program is empty, the launch is impossible, all waves wait forever, or end is not
	                                      * SIM_ENDS: the members above mean nothing */
	enum sim_end end;
	bool stopped;                        /* progress() has asked to stop */
};

struct sim_program;

/* Called for each issued instruction, in the order of time. Waves are numbered from 0 over the whole launch. */
typedef void sim_trace(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op);

struct sim_hooks {
	sim_trace *trace;                    /* NULL: no trace */
	bool (*progress)(void *context, uint64_t waves_done); /* called regularly; true: stop. NULL: none */
	void *context;
};

/* Runs a simulation. hooks may be NULL. Free the result with sim_result_free. */
void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *result);

void
sim_result_free(struct sim_result *r);

/* Return names and meanings: "counter", "a wait for a counter". */
const char *
sim_reason_name(unsigned reason);
const char *
sim_reason_meaning(unsigned reason);
const char *
sim_unit_name(unsigned unit);
const char *
sim_unit_meaning(unsigned unit);

#endif
