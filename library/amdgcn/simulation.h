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
	const char *text;     /* a description of the parameter */
	int least, most;      /* the smallest and the largest value that can be set */
	int value;            /* the value for the processor; 0 if no processor was given */
	const char *confidence; /* the confidence in the value, such as "measured"; NULL: no processor was given */
	const char *source;   /* the source of the value, or "-"; NULL: no processor was given */
	const char *note;     /* a note about the value; NULL: none */
};

/* Stores parameter i, counted from 0, in *out and returns 1. Returns 0 if there is no parameter i. processor may be NULL. */
AMDGCN_API int
amdgcn_parameter(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter *out);

/* Returns NULL if the parameter with this name can be set to the value; otherwise the reason why not. The string is static. */
AMDGCN_API const char *
amdgcn_check_parameter(const char *name, int64_t value);

/* A unit of the machine. The strings are static. */
struct amdgcn_unit {
	const char *name;     /* the name, such as "valu" */
	const char *text;     /* a description of the unit, such as "vector ALU" */
};

/* Stores unit i, counted from 0, in *out and returns 1. Returns 0 if there is no unit i. */
AMDGCN_API int
amdgcn_unit(size_t i, struct amdgcn_unit *out);

/* A reason why a wave does not issue an instruction. The strings are static. */
struct amdgcn_reason {
	const char *name;     /* the name, such as "counter" */
	const char *text;     /* a description of the reason, such as "a wait for a counter" */
	int stall;            /* not 0: the time is lost; 0: an instruction issues or has just been issued, or there is no wave */
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

/* The kind of a place. */
enum amdgcn_place_kind {
	AMDGCN_ANYWHERE,      /* "*": all loops, branches or instructions that neither another rule nor the code determines */
	AMDGCN_AT_BLOCK,      /* "bb3": a block of the function */
	AMDGCN_AT_ADDRESS     /* "0x1a40": an address in the function */
};

/* A place in the code. Its text may begin with the name of a function and a colon: "kernel:bb3". */
struct amdgcn_place {
	enum amdgcn_place_kind kind; /* the kind of the place */
	uint64_t number;      /* AMDGCN_AT_BLOCK: the number of the block; AMDGCN_AT_ADDRESS: the address */
	size_t name_size;     /* the length of the function's name at the start of the text; 0: the text names no function */
};

/* Reads a place and returns 1. Returns 0 if where is malformed. */
AMDGCN_API int
amdgcn_read_place(const char *where, struct amdgcn_place *out);

/* The number of iterations of a loop. */
struct amdgcn_loop_rule {
	const char *where;    /* a place: the header of the loop, or an address in the header */
	uint64_t iterations;  /* the number of iterations for each entry to the loop, at least 1 */
};

/* The direction of a conditional branch. */
struct amdgcn_branch_rule {
	const char *where;    /* a place: the block that ends with the branch, or an address in the block */
	const char *pattern;  /* a letter for each execution: T (taken) or N (not taken), repeated; "T" is always taken */
};

/* The texels that an image or typed buffer instruction fetches. */
struct amdgcn_fetch_rule {
	const char *where;    /* a place: the address of the instruction */
	unsigned bits;        /* the number of bits of a texel */
	unsigned samples;     /* bilinear samples of the filter: 1: point and bilinear; 2: trilinear; times the anisotropy */
};

/* The value of an argument of the kernel. */
struct amdgcn_argument_value {
	const char *name;     /* the name in the metadata, the kind of a hidden argument, or the offset in bytes, such as "0x18" */
	int64_t value;        /* the value, as a signed or an unsigned number of the argument's size, at most 8 bytes */
};

/* How waves are launched. */
enum amdgcn_stage {
	AMDGCN_COMPUTE,       /* waves are launched in work-groups */
	AMDGCN_VERTEX,        /* waves are launched at the rate of the geometry */
	AMDGCN_PIXEL          /* waves are launched at the rate of the rasterizer */
};

/* The priority among the waves of a SIMD. */
enum amdgcn_order {
	AMDGCN_OLDEST,        /* the oldest wave issues first */
	AMDGCN_ROUND_ROBIN    /* the waves take turns */
};

/* The issue of an instruction. */
struct amdgcn_issue {
	uint64_t cycle;       /* the time since the launch of the first wave */
	uint32_t engine;      /* the number of the shader engine in the recording; 0 without a recording */
	uint32_t wave;        /* the number of the wave, counted from 0 over the launch */
	uint32_t slot;        /* the number of the wave in the recording; without a recording, equal to wave */
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;     /* the address of the instruction */
	const char *kind;     /* the kind of the instruction, as in recorded traces: "VALU"; the string is static */
	uint32_t waited;      /* cycles since the wave's previous issue or its launch; always 0 for amdgcn_trace */
	const char *reason;   /* why the instruction did not issue a cycle earlier; NULL: waited is 0; the string is static */
};

/* Receives each issue, in chronological order. The function must return. */
typedef void amdgcn_trace(void *user, const struct amdgcn_issue *issue);

/* Receives the progress of a simulation at regular intervals. done is the number of waves that have ended; waves is the number of
 * all waves. The function must return. */
typedef void amdgcn_progress(void *user, uint64_t done, uint64_t waves);

/* The settings of a simulation. Set size; any other member that is 0 or NULL has its default. Strings and arrays must stay valid
 * during the call only. Of several rules for the same place, the last one applies. */
struct amdgcn_simulation_settings {
	size_t size;          /* sizeof(struct amdgcn_simulation_settings) in the caller's version of this header */
	const struct amdgcn_parameter_value *parameters; /* the parameters to set */
	size_t nparameters;   /* the number of parameters */
	const struct amdgcn_loop_rule *loops; /* the rules for iterations of loops */
	size_t nloops;        /* the number of rules for loops */
	const struct amdgcn_branch_rule *branches; /* the rules for directions of branches */
	size_t nbranches;     /* the number of rules for branches */
	const struct amdgcn_fetch_rule *fetches; /* the rules for texels of image and typed buffer instructions */
	size_t nfetches;      /* the number of rules for texels */
	const struct amdgcn_argument_value *arguments; /* the values of arguments, from which iterations of loops follow */
	size_t narguments;    /* the number of values */
	unsigned groups_x;    /* the work-groups of the launch in x, from which hidden arguments follow; 0: unknown */
	unsigned groups_y;    /* the work-groups in y; 0: as 1 */
	unsigned groups_z;    /* the work-groups in z; 0: as 1 */
	enum amdgcn_stage stage; /* how waves are launched */
	enum amdgcn_order order; /* the priority among the waves of a SIMD */
	uint64_t waves;       /* the number of waves to launch; 0: four times as many as the unit holds */
	uint64_t cycles;      /* the cycle from which on no wave is launched; 0: no limit */
	unsigned occupancy;   /* the maximum number of waves per SIMD, up to 32; 0: as many as the resources of the function allow */
	unsigned work_items;  /* the number of work items of a work-group; 0: as in the metadata */
	double rate;          /* the number of new vertices or of pixels per triangle; 0: 1 vertex, 64 pixels */
	uint64_t most;        /* the maximum number of instructions that all waves together issue; 0: 2^30, or 2^34 if waves is set */
	int timeline;         /* not 0: also record waves and issues */
	int demangle;         /* not 0: demangle the names of functions in sentences */
	const char *recording; /* recorded waves to follow, in the format of --simulate-trace; NULL: none */
	size_t recording_length; /* the length of recording in bytes */
	const char *recording_name; /* the name of the recording in messages; NULL: "recording" */
	amdgcn_progress *progress; /* receives the progress of the simulation; NULL: none */
	amdgcn_trace *trace;  /* receives each issue; NULL: none */
	void *user;           /* the first argument of progress and trace */
};

/* ---- results */

/* The reason why a simulation ended. */
enum amdgcn_simulation_end {
	AMDGCN_FINISHED,      /* all waves ended */
	AMDGCN_NO_WAVE,       /* no wave was launched */
	AMDGCN_BLOCKED,       /* all waves wait for events that never occur, no wave fits on the unit, or the code is empty */
	AMDGCN_ENDLESS,       /* a wave never leaves a loop */
	AMDGCN_TOO_DEEP,      /* calls are nested more than 65536 deep */
	AMDGCN_TOO_LONG       /* the waves issue more instructions than the settings allow */
};

/* How the waves were launched. */
struct amdgcn_launch {
	enum amdgcn_stage stage; /* how the waves were launched */
	enum amdgcn_order order; /* the priority among the waves of a SIMD */
	uint64_t waves;       /* the number of waves to launch */
	unsigned wave_size;   /* the number of lanes of a wave */
	unsigned simds;       /* the number of SIMDs of the unit */
	unsigned resident;    /* the maximum number of waves per SIMD in this launch */
	unsigned most;        /* the maximum number of waves per SIMD of the processor; equal to resident if unknown */
	unsigned workgroup_waves; /* the number of waves of a work-group */
	unsigned workgroups;  /* the maximum number of work-groups on the unit; 0: only resident limits the number */
	const char *limit;    /* the limit of resident: a resource such as "VGPRs", or "user"; NULL: unknown; the string is static */
	double rate;          /* the number of new vertices or of pixels per triangle */
	int per_pair;         /* not 0: the unit is a work-group processor; 0: a compute unit */
	int mode_assumed;     /* not 0: no kernel descriptor exists, so the processor's features determine per_pair */
	unsigned units;       /* the number of compute units or work-group processors of the chip */
	unsigned clock;       /* the clock frequency in MHz */
};

/* The use of a unit. */
struct amdgcn_unit_use {
	const char *unit;     /* the name of the unit; the string is static */
	const char *text;     /* the meaning of the name; the string is static */
	unsigned instances;   /* the number of instances of the unit */
	uint64_t busy;        /* the busy cycles of all instances */
	uint64_t instructions; /* the number of instructions that the unit executed */
	double share;         /* the mean share of the time during which an instance is busy, 0 to 1 */
};

/* The time that waves or SIMDs spend for one reason. */
struct amdgcn_lost {
	const char *reason;   /* the name of the reason; the string is static */
	const char *text;     /* the meaning of the name; the string is static */
	uint64_t cycles;      /* the number of cycles or, for SIMDs, of turns in which an instruction can issue */
};

/* The cost of an instruction. */
struct amdgcn_cost {
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;     /* the address of the instruction */
	int block;            /* the index of the block in the function's graph, or AMDGCN_NONE */
	int reached;          /* not 0: waves can reach the instruction on the assumed path */
	const char *unit;     /* the name of the unit that executes the instruction; NULL: none; the string is static */
	uint64_t hits;        /* the number of times that waves issued the instruction */
	uint64_t total;       /* the sum of the cycles from each issue of the instruction to the wave's next issue */
	double cycles;        /* the mean cycles from an issue of the instruction to the wave's next issue */
	double stall;         /* the mean cycles for which a wave was stalled before the instruction */
	double share;         /* the share of the waves' time during which the instruction was the next one to issue, 0 to 1 */
	double wait_share;    /* the share of the waves' time spent waiting for counters before the instruction, 0 to 1 */
	const char *reason;   /* the reason for most of the stall; NULL: no stall; the string is static */
	int has_waits_for;    /* not 0: waits_for is known */
	uint64_t waits_for;   /* the address of the instruction whose completion this instruction mostly waits for, by a counter */
	const struct amdgcn_lost *lost; /* the cycles by which the instruction was delayed, by reason */
	size_t nlost;         /* the number of reasons */
};

/* A function that waves can reach. */
struct amdgcn_executed {
	int function;         /* the index of the function */
	size_t first, count;  /* first: the index of the function's first element in instructions; count: the number of elements */
};

/* The origin of a number of iterations or of a direction. */
enum amdgcn_origin {
	AMDGCN_BY_DEFAULT,    /* a default value */
	AMDGCN_BY_CODE,       /* determined by the code */
	AMDGCN_BY_USER        /* set by a rule of the settings */
};

/* The assumed iterations of a loop. */
struct amdgcn_loop_path {
	int function;         /* the index of the function */
	int loop;             /* the index of the loop in the function's graph, or AMDGCN_NONE */
	int block;            /* the index of the header in the function's graph, or AMDGCN_NONE */
	uint64_t address;     /* the address of the header */
	uint64_t entered;     /* the number of times that waves executed the header */
	uint64_t iterations;  /* the iterations for each entry to the loop; 0: no iteration is complete, or nothing leaves the loop */
	enum amdgcn_origin origin; /* the origin of the number of iterations */
};

/* The behavior of a conditional branch. */
enum amdgcn_direction {
	AMDGCN_NEVER,         /* the branch is never taken */
	AMDGCN_ALWAYS,        /* the branch is always taken */
	AMDGCN_COUNTED,       /* the branch leaves a loop after some iterations */
	AMDGCN_PATTERN        /* the branch follows a pattern */
};

/* The assumed directions of a conditional branch. */
struct amdgcn_branch_path {
	int function;         /* the index of the function */
	int block;            /* the index of the block that ends with the branch, or AMDGCN_NONE */
	size_t instruction;   /* the index of the branch in the function's graph */
	uint64_t address;     /* the address of the branch */
	enum amdgcn_direction direction; /* the behavior of the branch */
	uint64_t count;       /* AMDGCN_COUNTED: the number of the execution that leaves the loop, from 1 */
	int leaves_taken;     /* not 0: taking the branch leaves the loop */
	const char *pattern;  /* AMDGCN_PATTERN: as in struct amdgcn_branch_rule; else NULL */
	enum amdgcn_origin origin; /* the origin of the direction */
};

/* The kind of a rule. */
enum amdgcn_rule_kind {
	AMDGCN_LOOP_RULE,     /* the number of iterations of a loop */
	AMDGCN_BRANCH_RULE,   /* the direction of a branch */
	AMDGCN_FETCH_RULE,    /* the texels of an instruction */
	AMDGCN_ARGUMENT_RULE  /* the value of an argument */
};

/* A rule of the settings that applied neither to the simulated function nor to the functions that it calls. */
struct amdgcn_unused_rule {
	enum amdgcn_rule_kind kind; /* the kind of the rule */
	size_t rule;          /* the index of the rule in its array of the settings */
};

/* An argument of the simulated kernel. */
struct amdgcn_argument {
	const char *name;     /* the name, or the kind of a hidden argument; NULL: unknown */
	unsigned offset;      /* the offset in the argument segment in bytes */
	unsigned size;        /* the size in bytes */
	int known;            /* not 0: the settings determine the value */
	int64_t value;        /* the value */
};

/* The busy cycles of a unit during a sample. */
struct amdgcn_busy {
	const char *unit;     /* the name of the unit; the string is static */
	uint64_t cycles;      /* the busy cycles of all instances of the unit */
};

/* A time interval of a simulation. Samples are consecutive and equally long. */
struct amdgcn_sample {
	uint64_t issued;      /* the number of instructions issued */
	uint64_t waves;       /* the sum over the cycles of the number of resident waves */
	const struct amdgcn_busy *busy; /* the units that were busy */
	size_t nbusy;         /* the number of units */
	const struct amdgcn_lost *lost; /* the turns of SIMDs, by reason */
	size_t nlost;         /* the number of reasons */
};

/* The lifetime of a wave. */
struct amdgcn_lifetime {
	uint32_t wave, simd;  /* wave: the number of the wave; simd: the number of the wave's SIMD */
	uint64_t begin, end;  /* begin: the cycle of the wave's launch; end: the cycle of the wave's end */
};

/* The result of a simulation. */
struct amdgcn_simulation {
	const struct amdgcn_function *function; /* the simulated function */
	enum amdgcn_simulation_end end; /* the reason why the simulation ended; if not AMDGCN_FINISHED, the times and costs are 0 */
	int complete;         /* not 0: all waves ended, all targets are known, and all loops were analyzed */
	int cut;              /* not 0: settings.cycles was reached before all waves were launched */
	int unknown_targets;  /* not 0: a jump or call has unknown targets; waves end at such a jump, and may skip such a call */
	int deep_loops;       /* not 0: loops are nested more than 64 deep; branches in these loops may go in the wrong direction */
	struct amdgcn_launch launch; /* how the waves were launched */
	uint64_t cycles;      /* the cycles from the launch of the first wave to the end of the last one */
	uint64_t waves;       /* the number of waves that ended */
	uint64_t instructions_issued; /* the number of instructions that the waves issued */
	double wave_mean;     /* the mean duration of the waves in cycles */
	double wave_deviation; /* the standard deviation of the durations */
	uint64_t wave_least, wave_most; /* wave_least: the shortest duration in cycles; wave_most: the longest one */
	double throughput;    /* the number of waves that the unit processes in 1000 cycles */
	double items;         /* the number of work items, vertices or pixels that the chip processes in a microsecond */
	uint64_t starved;     /* cycles without a resident wave */
	uint64_t stalled;     /* cycles in which all resident waves wait for counters */
	uint64_t occupied;    /* cycles that waves are resident, summed over all waves */
	uint64_t waiting;     /* cycles that waves wait for counters, summed over all waves */
	uint64_t hidden;      /* cycles counted in waiting during which another wave of the same SIMD issues */
	uint64_t slots;       /* the turns of all SIMDs, that is, cycles in which a SIMD can issue */
	const struct amdgcn_lost *lost; /* the turns by reason; their sum is slots */
	size_t nlost;         /* the number of reasons */
	const struct amdgcn_unit_use *units; /* the units that were used */
	size_t nunits;        /* the number of units */
	const char *limit;    /* a sentence about the limit of the throughput; empty: no result */
	const char *most_lost; /* a sentence about the instruction at which most time is lost; empty: none */
	const struct amdgcn_executed *functions; /* the functions that waves can reach: the simulated one, then the others by address */
	size_t nfunctions;    /* the number of functions */
	const struct amdgcn_cost *instructions; /* the instructions of the functions, by function, then by address */
	size_t ninstructions; /* the number of instructions */
	const struct amdgcn_loop_path *loops; /* the loops, by function */
	size_t nloops;        /* the number of loops */
	const struct amdgcn_branch_path *branches; /* the conditional branches, by function */
	size_t nbranches;     /* the number of branches */
	const struct amdgcn_parameter_value *parameters; /* the values of all parameters, in the order of amdgcn_parameter() */
	size_t nparameters;   /* the number of parameters */
	const struct amdgcn_argument *arguments; /* the arguments of the kernel, in the order of the metadata */
	size_t narguments;    /* the number of arguments */
	const struct amdgcn_unused_rule *unused; /* the rules of the settings that did not apply */
	size_t nunused;       /* the number of rules */
	uint64_t sample_cycles; /* the length of a sample in cycles */
	const struct amdgcn_sample *samples; /* the samples, in chronological order */
	size_t nsamples;      /* the number of samples */
	const struct amdgcn_lifetime *lifetimes; /* the lifetimes of the first waves; settings.timeline must be set */
	size_t nlifetimes;    /* the number of waves */
	const struct amdgcn_issue *issues; /* the first issues; settings.timeline must be set */
	size_t nissues;       /* the number of issues */
	const struct amdgcn_simulation *next; /* the simulation of the next shader engine of the recording; NULL: none */
};

/* Simulates the waves of a function. settings may be NULL. The result is valid until amdgcn_simulation_free() or amdgcn_close(). A
 * simulation may take minutes; meanwhile, other threads can use the object. Returns NULL after an error, which is passed to the
 * object's report function: an unknown parameter, a value that is out of range, a malformed place, or a recording of other code. */
AMDGCN_API const struct amdgcn_simulation *
amdgcn_simulate(const struct amdgcn_function *function, const struct amdgcn_simulation_settings *settings);

/* Frees a result, and the results of the shader engines that follow in the recording, before amdgcn_close(). Accepts NULL. */
AMDGCN_API void
amdgcn_simulation_free(const struct amdgcn_simulation *simulation);

/* AMDGCN_MOST_LATENCY: the longest latency that amdgcn_latency_tolerance() tries. AMDGCN_VARIANT_TEXT: the size in bytes of the
 * text of a variant. AMDGCN_VARIANTS: the maximum number of variants. */
enum { AMDGCN_MOST_LATENCY = 16384, AMDGCN_VARIANT_TEXT = 64, AMDGCN_VARIANTS = 12 };

/* Returns the longest latency of vector loads, in cycles, with which the throughput of the code is at least 95 % of the throughput
 * with a latency of 1 cycle. The search simulates the code several times; a search that would take long is made only if costly is
 * not 0. Returns 0 without a search, if the waves execute no vector memory instruction, for a recording, or after an error. */
AMDGCN_API unsigned
amdgcn_latency_tolerance(const struct amdgcn_simulation *simulation, int costly);

/* Returns the smallest number of waves per SIMD with which waits for counters cost at most 5 % of the turns, or launch.most + 1 if
 * launch.most waves do not suffice. The search simulates the code several times; a search that would take long is made only if
 * costly is not 0. Returns 0 without a search, for a recording, or after an error. */
AMDGCN_API unsigned
amdgcn_waves_needed(const struct amdgcn_simulation *simulation, int costly);

/* The result of a simulation of the same code with other resources, waves or latencies. */
struct amdgcn_variant {
	char text[AMDGCN_VARIANT_TEXT]; /* the difference from the simulation, such as "half the memory latency" */
	uint64_t waves;       /* the number of waves launched, which may be fewer than in the simulation */
	unsigned resident;    /* the maximum number of waves per SIMD */
	double wave_mean;     /* the mean duration of the waves in cycles */
	double throughput;    /* the number of waves that the unit processes in 1000 cycles */
};

/* Simulates variants, stores the results of the applicable ones, and returns the number of results: 0 for a recording or after an
 * error. The first result is for the unchanged code. */
AMDGCN_API size_t
amdgcn_what_if(const struct amdgcn_simulation *simulation, struct amdgcn_variant variants[AMDGCN_VARIANTS]);

#ifdef __cplusplus
}
#endif

#endif
