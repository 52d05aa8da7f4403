/* Simulates the waves of a function on a model of a compute unit or of a work-group processor, as amdgcn-objdump --simulate does.
 * amdgcn-simulate(7) describes the model, its limits and the terms below. The model has neither values nor addresses: it compares
 * versions of code, and does not predict times of applications. */
#ifndef AMDGCN_SIMULATION_H
#define AMDGCN_SIMULATION_H

#include "resources.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the machine */

/* A parameter of the machine, such as the latency of loads. The strings are static. */
struct amdgcn_parameter {
	const char *name;     /* the name, such as "vmem.latency" */
	const char *unit;     /* the unit of the value, such as "cycles" */
	const char *text;     /* what the parameter is */
	int least, most;      /* the smallest and the largest value that can be set */
	int value;            /* the value for the processor; 0 without one */
	const char *confidence; /* the confidence in the value, such as "measured"; NULL: no processor was given */
	const char *source;   /* where the value is from, or "-"; NULL: no processor was given */
	const char *note;     /* a note about the value; NULL: none */
};

/* Stores parameter i, counted from 0, in *out and returns 1. Returns 0 if there is no parameter i. processor may be NULL. */
AMDGCN_API int
amdgcn_parameter(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter *out);

/* Returns NULL if the parameter with this name can be set to a value; otherwise why not. The string is static. */
AMDGCN_API const char *
amdgcn_check_parameter(const char *name, int64_t value);

/* A unit of the machine. The strings are static. */
struct amdgcn_unit {
	const char *name;     /* the name, such as "valu" */
	const char *text;     /* what it is, such as "vector ALU" */
};

/* Stores unit i, counted from 0, in *out and returns 1. Returns 0 if there is no unit i. */
AMDGCN_API int
amdgcn_unit(size_t i, struct amdgcn_unit *out);

/* A reason why a wave does not issue an instruction. The strings are static. */
struct amdgcn_reason {
	const char *name;     /* the name, such as "counter" */
	const char *text;     /* what it means, such as "a wait for a counter" */
	int stall;            /* not 0: the time is lost; 0: an instruction issues, there is no wave, or the wave has just issued one */
};

/* Stores reason i, counted from 0, in *out and returns 1. Returns 0 if there is no reason i. */
AMDGCN_API int
amdgcn_reason(size_t i, struct amdgcn_reason *out);

/* ---- settings */

/* The value of a parameter of the machine. */
struct amdgcn_parameter_value {
	const char *name;     /* the name of the parameter */
	int value;            /* the value */
};

/* What a place refers to. */
enum amdgcn_place_kind {
	AMDGCN_ANYWHERE,      /* "*": whatever no other rule and no code determines */
	AMDGCN_AT_BLOCK,      /* "bb3": a block of the function */
	AMDGCN_AT_ADDRESS     /* "0x1a40": an address in the function */
};

/* A place, which is written with the name of the function before it, "kernel:bb3", or without it. */
struct amdgcn_place {
	enum amdgcn_place_kind kind; /* what it refers to */
	uint64_t number;      /* the number of the block, or the address */
	size_t name_size;     /* the length of the function's name, with which the text begins; 0: any function */
};

/* Reads a place and returns 1. Returns 0 if where is malformed. */
AMDGCN_API int
amdgcn_read_place(const char *where, struct amdgcn_place *out);

/* The number of iterations of a loop. */
struct amdgcn_loop_rule {
	const char *where;    /* a place: the header of the loop, or an address in that block */
	uint64_t iterations;  /* the number of iterations each time that the loop is entered, at least 1 */
};

/* The direction of a conditional branch. */
struct amdgcn_branch_rule {
	const char *where;    /* a place: the block that the branch ends, or an address in that block */
	const char *pattern;  /* a letter for each execution: T (taken) or N (not taken), repeated; "T" is always taken */
};

/* The texels that an image or typed buffer instruction fetches. */
struct amdgcn_fetch_rule {
	const char *where;    /* a place: the address of the instruction */
	unsigned bits;        /* bits of a texel */
	unsigned samples;     /* bilinear samples of the filter: 1 for point and bilinear, 2 for trilinear, multiplied by the anisotropy */
};

/* How waves are launched. */
enum amdgcn_stage {
	AMDGCN_COMPUTE,       /* in work-groups */
	AMDGCN_VERTEX,        /* at the rate of the geometry */
	AMDGCN_PIXEL          /* at the rate of the rasterizer */
};

/* Which of the waves of a SIMD issues first. */
enum amdgcn_order {
	AMDGCN_OLDEST,        /* the oldest */
	AMDGCN_ROUND_ROBIN    /* each in turn */
};

/* The issue of an instruction. */
struct amdgcn_issue {
	uint64_t cycle;       /* the time since the launch of the first wave */
	uint32_t engine;      /* the shader engine of a recording; else 0 */
	uint32_t wave;        /* the number of the wave, counted from 0 over the launch */
	uint32_t slot;        /* the recorded number of the wave; the same without a recording */
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;     /* the address of the instruction */
	const char *kind;     /* the kind of the instruction, as in recorded traces: "VALU"; the string is static */
	uint32_t waited;      /* cycles since the previous issue of the wave; 0: its first one, and while the simulation runs */
	const char *reason;   /* why the instruction did not issue a cycle earlier; NULL: nothing delayed it; the string is static */
};

/* Receives each issue, in order of time. It must return. */
typedef void amdgcn_trace(void *user, const struct amdgcn_issue *issue);

/* Is called now and then while a simulation runs. done is the number of waves that have ended, of all waves. It must return. */
typedef void amdgcn_progress(void *user, uint64_t done, uint64_t waves);

/* What to simulate. Set size; any other member that is 0 or NULL has its default. Strings and arrays must stay valid during the call
 * only. Of several rules for the same place, the last one applies. */
struct amdgcn_simulation_settings {
	size_t size;          /* sizeof(struct amdgcn_simulation_settings) in the caller's version of this header */
	const struct amdgcn_parameter_value *parameters; /* parameters to set */
	size_t nparameters;   /* the number of parameters */
	const struct amdgcn_loop_rule *loops; /* iterations of loops */
	size_t nloops;        /* the number of rules for loops */
	const struct amdgcn_branch_rule *branches; /* directions of branches */
	size_t nbranches;     /* the number of rules for branches */
	const struct amdgcn_fetch_rule *fetches; /* texels of image and typed buffer instructions */
	size_t nfetches;      /* the number of rules for texels */
	enum amdgcn_stage stage; /* how waves are launched */
	enum amdgcn_order order; /* which wave issues first */
	uint64_t waves;       /* the number of waves to launch; 0: four times as many as the unit holds */
	uint64_t cycles;      /* the cycle from which no wave is launched; 0: there is none */
	unsigned occupancy;   /* the number of waves that a SIMD holds, up to 32; 0: as the resources of the function allow */
	unsigned work_items;  /* the work items of a work-group; 0: as in the metadata */
	double rate;          /* vertices or pixels of a triangle; 0: 1 vertex, 64 pixels */
	uint64_t most;        /* the most instructions that all waves may issue; 0: 2^30, or 2^34 if waves is set */
	int timeline;         /* not 0: also record waves and issues */
	int demangle;         /* not 0: demangle the names of functions in sentences */
	const char *recording; /* recorded waves to follow, in the format of --simulate-trace; NULL: none */
	size_t recording_length; /* the length of recording in bytes */
	const char *recording_name; /* the name of the recording in messages; NULL: "recording" */
	amdgcn_progress *progress; /* called while the simulation runs; NULL: none */
	amdgcn_trace *trace;  /* receives each issue; NULL: none */
	void *user;           /* the first argument of progress and trace */
};

/* ---- results */

/* Why a simulation ended. */
enum amdgcn_simulation_end {
	AMDGCN_FINISHED,      /* all waves ended */
	AMDGCN_NO_WAVE,       /* no wave fits on the unit, or the function has no instructions */
	AMDGCN_BLOCKED,       /* all waves wait for events that never occur */
	AMDGCN_ENDLESS,       /* a wave never leaves a loop */
	AMDGCN_TOO_DEEP,      /* calls are nested more than 65536 deep */
	AMDGCN_TOO_LONG       /* the waves issue more instructions than the settings allow */
};

/* How the waves were launched. */
struct amdgcn_launch {
	enum amdgcn_stage stage; /* how waves are launched */
	enum amdgcn_order order; /* which wave issues first */
	uint64_t waves;       /* the number of waves */
	unsigned wave_size;   /* the lanes of a wave */
	unsigned simds;       /* the SIMDs of the unit */
	unsigned resident;    /* the most waves that a SIMD holds */
	unsigned most;        /* the most waves that the SIMD of the processor can hold; resident if unknown */
	unsigned workgroup_waves; /* the waves of a work-group */
	unsigned workgroups;  /* the most work-groups that the unit holds; 0: limited by resident only */
	const char *limit;    /* what limits resident, such as "VGPRs", or "user"; NULL: unknown; the string is static */
	double rate;          /* vertices or pixels of a triangle */
	int per_pair;         /* not 0: the unit is a work-group processor; 0: a compute unit */
	int mode_assumed;     /* not 0: no descriptor, but the processor's features, decide that */
	unsigned units;       /* the number of such units of the chip */
	unsigned clock;       /* the frequency in MHz */
};

/* Busy cycles of a unit, and the instructions that it executed. */
struct amdgcn_unit_use {
	const char *unit;     /* the name of the unit; the string is static */
	const char *text;     /* what it is; the string is static */
	unsigned instances;   /* the number of such units */
	uint64_t busy;        /* the busy cycles of all instances */
	uint64_t instructions; /* the number of instructions */
	double share;         /* the share of the time in which an instance is busy, 0 to 1 */
};

/* Time by reason. */
struct amdgcn_lost {
	const char *reason;   /* the name of the reason; the string is static */
	const char *text;     /* what it means; the string is static */
	uint64_t cycles;      /* the cycles; of SIMDs: the turns in which they could issue */
};

/* What an instruction costs. */
struct amdgcn_cost {
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;     /* the address */
	int block;            /* the block of the function's graph, or AMDGCN_NONE */
	int reached;          /* not 0: waves can reach the instruction on the assumed path */
	const char *unit;     /* the name of the unit that executes it; NULL: none; the string is static */
	uint64_t hits;        /* how often waves issued it */
	uint64_t total;       /* the cycles from its issue to the next issue of the wave, in all */
	double cycles;        /* the mean of these cycles */
	double stall;         /* the mean cycles for which a wave was stalled before it */
	double share;         /* the share of the waves' time during which it was the next instruction, 0 to 1 */
	double wait_share;    /* the share of the waves' time that is spent in waits for counters at it, 0 to 1 */
	const char *reason;   /* the reason for most of the stall; NULL: no stall; the string is static */
	int has_waits_for;    /* not 0: waits_for is known */
	uint64_t waits_for;   /* the address of the instruction whose result it waits for, by a counter */
	const struct amdgcn_lost *lost; /* the cycles by which it was delayed, by reason */
	size_t nlost;         /* the number of reasons */
};

/* A function that waves can reach. */
struct amdgcn_executed {
	int function;         /* the index of the function */
	size_t first, count;  /* its instructions in instructions, and their number */
};

/* Where a number of iterations or a direction is from. */
enum amdgcn_origin {
	AMDGCN_BY_DEFAULT,    /* it is unknown */
	AMDGCN_BY_CODE,       /* the code determines it */
	AMDGCN_BY_USER        /* the settings */
};

/* The assumed iterations of a loop. */
struct amdgcn_loop_path {
	int function;         /* the index of the function */
	int loop;             /* the index of the loop in the function's graph, or AMDGCN_NONE */
	int block;            /* the header of the loop, or AMDGCN_NONE */
	uint64_t address;     /* the address of the header */
	uint64_t entered;     /* how often waves executed the header */
	uint64_t iterations;  /* the iterations each time that the loop is entered; 0: no iteration is complete, or nothing leaves it */
	enum amdgcn_origin origin; /* where the number is from */
};

/* What a conditional branch does. */
enum amdgcn_direction {
	AMDGCN_NEVER,         /* it is not taken */
	AMDGCN_ALWAYS,        /* it is taken */
	AMDGCN_COUNTED,       /* it leaves a loop after some iterations */
	AMDGCN_PATTERN        /* it follows a pattern */
};

/* The assumed directions of a conditional branch. */
struct amdgcn_branch_path {
	int function;         /* the index of the function */
	int block;            /* the block that it ends, or AMDGCN_NONE */
	size_t instruction;   /* the index of the branch in the function's graph */
	uint64_t address;     /* the address of the branch */
	enum amdgcn_direction direction; /* what it does */
	uint64_t count;       /* AMDGCN_COUNTED: the number of the execution that leaves the loop, from 1 */
	int leaves_taken;     /* not 0: taking the branch leaves the loop */
	const char *pattern;  /* AMDGCN_PATTERN: as in struct amdgcn_branch_rule; else NULL */
	enum amdgcn_origin origin; /* where it is from */
};

/* The kind of a rule. */
enum amdgcn_rule_kind {
	AMDGCN_LOOP_RULE,     /* iterations of a loop */
	AMDGCN_BRANCH_RULE,   /* the direction of a branch */
	AMDGCN_FETCH_RULE     /* texels */
};

/* A rule of the settings that applied to nothing in the function and those that it calls. */
struct amdgcn_unused_rule {
	enum amdgcn_rule_kind kind; /* the kind of the rule */
	size_t rule;          /* the index in the array of the settings */
};

/* The busy cycles of a unit during a sample. */
struct amdgcn_busy {
	const char *unit;     /* the name of the unit; the string is static */
	uint64_t cycles;      /* the busy cycles of all instances */
};

/* An interval of time. The intervals follow each other, and are equally long. */
struct amdgcn_sample {
	uint64_t issued;      /* the instructions issued */
	uint64_t waves;       /* the number of resident waves, added up over the cycles */
	const struct amdgcn_busy *busy; /* the units that were busy */
	size_t nbusy;         /* their number */
	const struct amdgcn_lost *lost; /* the turns of SIMDs, by reason */
	size_t nlost;         /* the number of reasons */
};

/* The lifetime of a wave. */
struct amdgcn_lifetime {
	uint32_t wave, simd;  /* the number of the wave, and its SIMD */
	uint64_t begin, end;  /* the cycles of its launch and of its end */
};

/* The result of a simulation. */
struct amdgcn_simulation {
	const struct amdgcn_function *function; /* the function */
	enum amdgcn_simulation_end end; /* why the simulation ended; if not AMDGCN_FINISHED, the times and costs are 0 */
	int complete;         /* not 0: all waves ended, all targets are known, and all loops were analyzed */
	int cut;              /* not 0: settings.cycles was reached before all waves were launched */
	int unknown_targets;  /* not 0: a jump or call has an unknown target; waves end at the jump, and continue after the call */
	int deep_loops;       /* not 0: loops are nested more than 64 deep; branches in them may take the wrong direction */
	struct amdgcn_launch launch; /* how the waves were launched */
	uint64_t cycles;      /* the cycles from the launch of the first wave to the end of the last one */
	uint64_t waves;       /* the waves that ended */
	uint64_t instructions_issued; /* the instructions that the waves issued */
	double wave_mean;     /* the mean cycles of a wave */
	double wave_deviation; /* the standard deviation of a wave's cycles */
	uint64_t wave_least, wave_most; /* the fewest and the most cycles of a wave */
	double throughput;    /* waves that the unit processes in 1000 cycles */
	double items;         /* work items, vertices or pixels that the chip processes in a microsecond */
	uint64_t starved;     /* cycles in which the unit holds no wave */
	uint64_t stalled;     /* cycles in which every wave on the unit waits for a counter */
	uint64_t occupied;    /* cycles that waves are on the unit, of all waves */
	uint64_t waiting;     /* cycles that waves wait for counters, of all waves */
	uint64_t hidden;      /* those of waiting in which another wave of the SIMD issues */
	uint64_t slots;       /* the turns of all SIMDs */
	const struct amdgcn_lost *lost; /* the turns by reason; their sum is slots */
	size_t nlost;         /* the number of reasons */
	const struct amdgcn_unit_use *units; /* the units that were used */
	size_t nunits;        /* the number of units */
	const char *limit;    /* a sentence: what limits the throughput; empty: no result */
	const char *most_lost; /* a sentence: the instruction at which most time is lost, and why; empty: none */
	const struct amdgcn_executed *functions; /* the functions that waves can reach: the function, then its callees by address */
	size_t nfunctions;    /* the number of functions */
	const struct amdgcn_cost *instructions; /* the instructions of these functions, in code order */
	size_t ninstructions; /* the number of instructions */
	const struct amdgcn_loop_path *loops; /* the loops, by function */
	size_t nloops;        /* the number of loops */
	const struct amdgcn_branch_path *branches; /* the conditional branches, by function */
	size_t nbranches;     /* the number of branches */
	const struct amdgcn_parameter_value *parameters; /* the values of all parameters, in the order of amdgcn_parameter() */
	size_t nparameters;   /* the number of parameters */
	const struct amdgcn_unused_rule *unused; /* the rules of the settings that applied to nothing */
	size_t nunused;       /* the number of rules */
	uint64_t sample_cycles; /* the cycles of a sample */
	const struct amdgcn_sample *samples; /* the course of the simulation */
	size_t nsamples;      /* the number of samples */
	const struct amdgcn_lifetime *lifetimes; /* with settings.timeline: the first waves */
	size_t nlifetimes;    /* the number of waves */
	const struct amdgcn_issue *issues; /* with settings.timeline: the first issues */
	size_t nissues;       /* the number of issues */
	const struct amdgcn_simulation *next; /* the next shader engine of the recording; NULL: none */
};

/* Simulates the waves of a function. settings may be NULL. The result is valid until amdgcn_simulation_free() or amdgcn_close(). A
 * simulation may take minutes; meanwhile, other threads can use the object. Returns NULL after an error, which is passed to the
 * object's report function: an unknown parameter, a value out of its range, a malformed place, or a recording of other code. */
AMDGCN_API const struct amdgcn_simulation *
amdgcn_simulate(const struct amdgcn_function *function, const struct amdgcn_simulation_settings *settings);

/* Frees a result before amdgcn_close(), with the next ones. Accepts NULL. */
AMDGCN_API void
amdgcn_simulation_free(const struct amdgcn_simulation *simulation);

/* The longest latency that amdgcn_latency_tolerance() tries, the size of a variant's text, and the most variants. */
enum { AMDGCN_MOST_LATENCY = 16384, AMDGCN_VARIANT_TEXT = 64, AMDGCN_VARIANTS = 12 };

/* Returns the latency of vector loads, in cycles, at which the code is a twentieth slower than without latency, with its own
 * occupancy. Simulates it several times. costly: not 0: even if that takes long. Returns 0 if the code does not load, if it takes too
 * long, for a recording, or after an error. */
AMDGCN_API unsigned
amdgcn_latency_tolerance(const struct amdgcn_simulation *simulation, int costly);

/* Returns the number of waves on each SIMD with which waits for counters cost at most a twentieth of the turns; one more than
 * launch.most if that many do not suffice. costly and 0 are as above. */
AMDGCN_API unsigned
amdgcn_waves_needed(const struct amdgcn_simulation *simulation, int costly);

/* The result for the same code with other resources, waves or latencies. */
struct amdgcn_variant {
	char text[AMDGCN_VARIANT_TEXT]; /* what differs, such as "half the memory latency" */
	uint64_t waves;       /* the number of waves launched, which may be fewer than in the simulation */
	unsigned resident;    /* the most waves that a SIMD holds */
	double wave_mean;     /* the mean cycles of a wave */
	double throughput;    /* waves that the unit processes in 1000 cycles */
};

/* Simulates variants, stores those that are possible, and returns their number: 0 for a recording or after an error. The first one
 * is the code as it is. */
AMDGCN_API size_t
amdgcn_what_if(const struct amdgcn_simulation *simulation, struct amdgcn_variant variants[AMDGCN_VARIANTS]);

#ifdef __cplusplus
}
#endif

#endif
