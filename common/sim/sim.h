/* Simulation of a kernel's waves on a compute unit (on a work-group processor, if its work groups run there): when each wave
 * issues each instruction, and why not earlier.
 *
 *	struct sim_machine machine;     the processor's figures, and what the user sets
 *	struct sim_path path;           iterations and branches
 *	struct sim_program program;     the instructions, as the machine sees them
 *	struct sim_launch launch;       how many waves, how fast they come
 *	struct sim_result result;
 *
 *	sim_run(&machine, &program, &launch, &result);
 *
 * It follows no values and no addresses: there are no cache misses but for latencies that the user sets, no lanes that go
 * along different paths. amdgcn-simulate(7) has the model and its limits. The same input gives the same output. */
#ifndef SIM_SIM_H
#define SIM_SIM_H

#include "common/sim/machine.h"
#include "common/sim/path.h"

enum sim_stage { SIM_COMPUTE, SIM_VERTEX, SIM_PIXEL };
enum sim_order { SIM_OLDEST, SIM_ROUND_ROBIN };

/* A wave's way as it was recorded elsewhere. */
struct sim_step {
	uint32_t op;                 /* of the program; FLOW_NONE: something that left no record, taken for s_delay_alu */
	uint32_t wait;               /* cycles since the instruction before it that was recorded, where that is what counts: of waits
	                              * for counters, of the end, after a barrier; 0: it does not */
};

struct sim_script_wave {
	uint64_t begin;              /* when it issued its first instruction */
	uint32_t number;             /* in the recording: its place on the SIMD, which another wave can have after it */
	struct sim_step *steps;      /* at least one; the last one is an op that is issued, not SIM_DELAY */
	size_t nsteps, steps_cap;
};

/* Waves of one SIMD that do what is written: their branches, and how long they wait for counters. */
struct sim_script {
	struct sim_script_wave *waves; /* by begin */
	size_t nwaves;
	bool guesses;                /* there are steps without an op: what depends on ALU operations is issued when they are done,
	                              * as s_delay_alu has it in code of compilers */
};

enum { SIM_RESIDENT = 32 /* waves that a SIMD can have, of any machine */ };

/* What is launched. */
struct sim_launch {
	enum sim_stage stage;
	enum sim_order order;        /* which of a SIMD's waves comes first */
	unsigned simds;              /* of the unit */
	unsigned resident;           /* waves that a SIMD holds at most */
	unsigned group;              /* waves of a work group, that barriers wait for */
	unsigned groups;             /* work groups that the unit holds at most; 0: as many as there is room for their waves */
	uint64_t waves;              /* to be launched on the unit in all; whole work groups are */
	uint64_t most;               /* instructions that they may issue; 0: SIM_MOST */
	double rate;                 /* of a triangle: vertices that are not in the cache, or pixels */
	const struct sim_script *script; /* NULL: none. Of these waves, and of waves 0; they are on the first SIMD */
};

/* Why a wave does not issue an instruction. */
#define SIM_REASONS(R) \
	R(issued, "an instruction is issued") \
	R(empty, "there is no wave") \
	R(dependency, "a result is not there yet") \
	R(counter, "a wait for a counter") \
	R(full, "a counter or a queue is full") \
	R(barrier, "a barrier") \
	R(unit, "the unit is busy") \
	R(arbitration, "another wave has priority") \
	R(branch, "a branch, and the instructions after it") \
	R(fetch, "instructions are not there yet") \
	R(sleep, "s_sleep, s_nop, s_delay_alu") \
	R(turn, "the wave has just issued one")

enum sim_reason {
#define R(name, meaning) SIM_##name,
	SIM_REASONS(R)
#undef R
	SIM_REASON_COUNT
};

/* Where work is done. */
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

/* Whether waves end. */
enum sim_end {
	SIM_ENDS,
	SIM_ENDLESS,                         /* each goes in a circle that it never leaves */
	SIM_TOO_DEEP,                        /* its calls are nested too deeply: a recursion without an end */
	SIM_TOO_LONG,                        /* all together issue more instructions than the launch allows */
};

#define SIM_MOST (UINT64_C(1) << 30) /* instructions that are simulated, if the launch does not say more */

/* What has been seen of one instruction of the program. */
struct sim_count {
	uint64_t hits;                       /* times that a wave has issued it */
	uint64_t cycles;                     /* from there to the wave's next one, together */
	uint64_t lost[SIM_REASON_COUNT];     /* cycles that a wave was not able to issue it, by reason */
	uint32_t producer;                   /* the op whose result it waited for, by counters, for most of that time; FLOW_NONE: not known */
	uint64_t producer_weight;            /* of the weighted majority vote that finds producer */
};

enum { SIM_SAMPLES = 256 };

/* Of a stretch of time. */
struct sim_sample {
	uint64_t busy[SIM_UNIT_COUNT];       /* cycles of units */
	uint64_t lost[SIM_REASON_COUNT];     /* turns of SIMDs */
	uint64_t issued;                     /* instructions */
	uint64_t waves;                      /* cycles of waves that are there */
};

/* A wave's life, for the first SIM_SPANS of them. */
enum { SIM_SPANS = 512, SIM_MARKS = 20000 };

struct sim_span {
	uint32_t wave, simd;
	uint64_t begin, end;                 /* cycles */
};

/* An instruction's issue, for the first SIM_MARKS of them. */
struct sim_mark {
	uint64_t cycle;
	uint32_t wave, op;
	uint32_t waited;                     /* cycles that it was kept from it, */
	uint8_t reason;                      /* at last by this */
};

struct sim_result {
	uint64_t cycles;                     /* from the launch of the first wave to the end of the last */
	uint64_t waves, instructions;
	double wave_mean, wave_deviation;    /* cycles of a wave */
	uint64_t wave_min, wave_max;
	uint64_t busy[SIM_UNIT_COUNT];       /* cycles, of all of a unit's pieces together */
	unsigned pieces[SIM_UNIT_COUNT];     /* how many there are */
	uint64_t unit_insns[SIM_UNIT_COUNT]; /* instructions that went there */
	uint64_t slots;                      /* turns of SIMDs in all */
	uint64_t lost[SIM_REASON_COUNT];     /* of these, by reason; SIM_issued: those that are not lost */
	uint64_t starved;                    /* cycles without any wave */
	uint64_t stalled;                    /* cycles in which all waves that are there wait for counters */
	uint64_t waiting;                    /* cycles that waves wait for counters, together */
	uint64_t occupied;                   /* cycles of waves, together */
	uint64_t hidden;                     /* of waiting: cycles in which another wave of the SIMD issued */
	struct sim_count *counts;            /* by the program's op */
	struct sim_sample *samples;          /* nsamples, each of sample_cycles */
	size_t nsamples;
	uint64_t sample_cycles;
	struct sim_span *spans;
	struct sim_mark *marks;
	size_t nspans, nmarks;
	bool stuck;                          /* a wave waits for what never comes, or end says why: the rest is of no use */
	enum sim_end end;
	bool stopped;                        /* progress() wanted it */
};

struct sim_program;

/* Gets each instruction that is issued, in the order of time; wave counts from 0 over the whole launch. */
typedef void sim_trace(void *context, uint64_t cycle, uint32_t wave, uint32_t simd, uint32_t op);

struct sim_hooks {
	sim_trace *trace;                    /* NULL: none */
	bool (*progress)(void *context, uint64_t waves_done); /* now and then; true: stop. NULL: none */
	void *context;
};

/* Runs it. The result is the caller's to free, with sim_result_free. */
void
sim_run(const struct sim_machine *m, const struct sim_program *p, const struct sim_launch *launch, const struct sim_hooks *hooks,
	struct sim_result *result);

void
sim_result_free(struct sim_result *r);

/* "counter"; what it means. The same of units. */
const char *
sim_reason_name(unsigned reason);
const char *
sim_reason_meaning(unsigned reason);
const char *
sim_unit_name(unsigned unit);
const char *
sim_unit_meaning(unsigned unit);

#endif
