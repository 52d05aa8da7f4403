/* Runs a kernel without a GPU, and finds what is wrong with it. */
#ifndef AMDGCN_RUN_H
#define AMDGCN_RUN_H

#include "function.h"
#include "object.h"
#include "path.h"
#include "simulation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* An argument of the kernel. Set size; any other member that is 0 or NULL has its default. */
struct amdgcn_run_argument {
	size_t size;          /* sizeof(struct amdgcn_run_argument) in the caller's version of this header */
	const char *name;     /* the name in the metadata, or the offset as a number; NULL, or without names there: the next argument */
	void *bytes;          /* the value; of a buffer, its contents, which the kernel changes; of LDS, NULL */
	size_t nbytes;        /* the number of bytes */
	int buffer;           /* not 0: the value is the address of the bytes */
	int empty;            /* not 0: the bytes of the buffer have no value before the kernel writes them */
	int lds;              /* not 0: the value is the address of nbytes of LDS, besides those that the kernel declares */
	uint64_t address;     /* of a buffer: its address, such as one that the contents of buffers refer to; 0: the run selects it */
};

/* An argument that a kernel has, from the metadata. The strings are valid until amdgcn_close(). */
struct amdgcn_kernel_argument {
	const char *name;     /* NULL: unknown */
	const char *kind;     /* such as "by_value", "global_buffer" or "hidden_block_count_x" */
	unsigned offset, bytes; /* in the argument segment */
};

/* Stores argument i of a kernel, counted from 0, in *out and returns 1. Returns 0 if there is no argument i or no such kernel. kernel may be
 * NULL if the object has one. */
AMDGCN_API int
amdgcn_kernel_argument(struct amdgcn_object *object, const char *kernel, size_t i, struct amdgcn_kernel_argument *out);

/* A register of a wave. Of an accumulation register, a vector register and the like, lane i has value i. */
struct amdgcn_run_register {
	const char *name;     /* such as "s4", "v7", "a0", "vcc_lo", "m0" or "scc" */
	unsigned nvalues;     /* the number of values: the number of lanes, or 1 */
	int read, written;    /* not 0: the instruction reads or writes it */
	const uint32_t *before; /* the values before the instruction */
	const uint32_t *after; /* the values after it; NULL: it is not executed yet */
	const uint32_t *before_unknown, *after_unknown; /* 0: the value is determined; otherwise, some of these bits have no value; NULL: unknown */
};

/* An instruction that a wave executes. The strings are valid until amdgcn_run() returns, the other pointers during
 * the call that passes it. */
struct amdgcn_run_step {
	uint64_t address;     /* the address of the instruction in the linked object */
	const char *function; /* the kernel or function that has it; NULL: unknown */
	uint64_t offset;      /* the offset of the instruction in the function; 0 if that is unknown */
	const char *instruction;
	unsigned group[3];    /* the work-group */
	unsigned wave;        /* the wave of the work-group */
	unsigned lanes;       /* the number of lanes of the wave: 32 or 64 */
	uint64_t active;      /* the lanes that are active before it */
	uint64_t number;      /* the number of instructions that the wave has executed before */
	const struct amdgcn_run_register *registers;
	size_t nregisters;
};

/* What amdgcn_run_wants returns: in which calls of struct amdgcn_run_watch the instruction is passed. */
enum { AMDGCN_RUN_BEFORE = 1, AMDGCN_RUN_AFTER = 2 };

/* Is called when an instruction is reached for the first time. Returns bits AMDGCN_RUN_…. The function must return. */
typedef int amdgcn_run_wants(void *user, uint64_t address, const char *function, uint64_t offset);

/* Receives an instruction. Returns not 0 to end the run. The function must return. */
typedef int amdgcn_run_receive(void *user, const struct amdgcn_run_step *step);

/* Functions that watch a run. Set size; any other member that is 0 or NULL has its default. The registers that an instruction uses are without
 * exec and mode if it only reads them implicitly. Of registers that an index selects, they are those that it changes. */
struct amdgcn_run_watch {
	size_t size;          /* sizeof(struct amdgcn_run_watch) in the caller's version of this header */
	amdgcn_run_wants *wants; /* selects instructions; NULL: all */
	amdgcn_run_receive *before; /* is called before an instruction, with all registers of the wave; NULL: not */
	amdgcn_run_receive *after; /* is called after an instruction, with the registers that it uses; NULL: not */
	void *user;           /* the first argument of the functions */
	const unsigned *group; /* the work-group to watch, three numbers; NULL: all */
	const unsigned *wave; /* the wave of each work-group to watch; NULL: all */
};

/* What to run. Set size; any other member that is 0 or NULL has its default. amdgcn_run() reads the strings and arrays until it returns.
 * Work-groups are executed on several threads if none can depend on another, without `schedule` and `watch`; amdgcn-run(1) says when. The
 * result does not depend on the number of threads, unless `unchecked` is set and work-groups race for memory. */
struct amdgcn_run_settings {
	size_t size;          /* sizeof(struct amdgcn_run_settings) in the caller's version of this header */
	const char *kernel;   /* the name of the kernel; NULL: the only kernel of the object */
	unsigned grid[3];     /* the number of work items in x, y and z; 0: one work-group */
	unsigned group[3];    /* the size of a work-group in work items; 0: what the kernel requires, else 1, and in x, one wave */
	const struct amdgcn_run_argument *arguments;
	size_t narguments;
	size_t dynamic_lds;   /* bytes of LDS besides those that the kernel declares */
	uint64_t limit;       /* the most instructions that a wave executes; 0: 100 million */
	uint64_t seed;        /* what registers and memory without a value contain depends on it */
	int unchecked;        /* not 0: only accesses to memory are checked, which is faster */
	uint64_t schedule;    /* in which order work-groups and waves take turns; 0: in their order */
	unsigned cluster[3];  /* the size of a cluster in work-groups, where the processor has clusters; 0: 1 */
	const struct amdgcn_run_watch *watch; /* receives instructions as they are executed; NULL: nothing does */
	unsigned vgpr_block;  /* in dynamic VGPR mode: VGPRs in a block, 16 or 32; 0: 16 */
	unsigned vgpr_pool;   /* in this mode: VGPRs that all waves share, besides a block for each; 0: enough for all */
	unsigned vgpr_refusals; /* in this mode: how often each request for more VGPRs fails before it succeeds */
	unsigned threads;     /* the most threads to use; 0: the number of processors, at most 8 */
};

/* Something that is wrong with the kernel. The strings are valid until amdgcn_run_free(). */
struct amdgcn_run_finding {
	const char *name;     /* what it is, such as "out-of-bounds" */
	const char *text;     /* a sentence, without a period */
	uint64_t address;     /* the address of the instruction in the object */
	const char *function; /* the kernel or function that has it; NULL: unknown */
	uint64_t offset;      /* the offset of the instruction in the function; 0 if that is unknown */
	const char *instruction; /* the instruction; NULL: there is none */
	unsigned group[3];    /* the work-group in which it was found first */
	unsigned wave;        /* the wave of the work-group */
	int lane;             /* the lane of the wave; AMDGCN_NONE: all of them */
	uint64_t count;       /* how often it was found at this instruction */
	uint64_t other;       /* the address of the other instruction, such as the load that is not waited for */
	int has_other;        /* not 0: there is another instruction */
	const char *other_function; /* the kernel or function that has the other instruction; NULL: unknown, or there is none */
	uint64_t other_offset; /* the offset of the other instruction in that function; 0 if that is unknown */
};

/* The result of a run. */
struct amdgcn_run {
	const struct amdgcn_run_finding *findings;
	size_t nfindings;
	int complete;         /* not 0: all waves have ended; 0: a finding says why not, or a function of settings.watch has ended the run */
	uint64_t instructions; /* how many instructions were executed, by all waves */
	uint64_t lanes;       /* how many results of vector instructions were computed: one for each active lane */
	uint64_t groups;      /* how many work-groups were started */
	uint64_t waves;       /* how many waves were started */
	const char *kernel;   /* the name of the kernel */
	unsigned grid[3];     /* the number of work items */
	unsigned group[3];    /* the size of a work-group */
	const char *output;   /* what the kernel has printed, by printf() of OpenCL or of HIP with -mprintf-kind=buffered; may be empty */
	const struct amdgcn_branch_rule *path; /* the directions of the conditional branches that the waves of the first work-group */
	size_t npath;         /* executed, for amdgcn_simulation_settings.branches, with `measured` */
	const char *incomplete; /* what was not looked at because of a limit, separated by "; "; empty: nothing */
	const struct amdgcn_access_rule *accesses; /* what the addresses of the first work-group's accesses to LDS and memory mean, for the */
	size_t naccesses;     /* settings of a simulation */
	struct amdgcn_padding padding; /* with which those to LDS have the fewest bank conflicts; the addresses are those of each first execution */
};

/* Stores the name and the meaning of kind i of findings, counted from 0, in *name and *text, and returns 1. Returns 0 if there is no kind
 * i. The strings are static. */
AMDGCN_API int
amdgcn_run_kind(size_t i, const char **name, const char **text);

/* Runs a kernel of an object; relocatable objects are linked first. Changes the contents of the buffers as the kernel does. Returns the
 * result, which the caller frees with amdgcn_run_free(), or NULL after an error, such as an argument that the kernel does not have. */
AMDGCN_API const struct amdgcn_run *
amdgcn_run(struct amdgcn_object *object, const struct amdgcn_run_settings *settings);

/* How often an instruction was executed. The strings are valid until amdgcn_run_free(). */
struct amdgcn_run_count {
	uint64_t address;     /* the address of the instruction in the linked object */
	const char *function; /* the kernel or function that has it; NULL: unknown */
	uint64_t offset;      /* the offset of the instruction in the function; 0 if that is unknown */
	const char *instruction; /* the instruction; NULL: unknown */
	uint64_t executed;    /* how often waves executed it */
	uint64_t lanes;       /* the sum of the numbers of lanes that were active then */
	uint64_t taken;       /* of a branch: how often the next instruction was not the one after it */
	int conditional;      /* not 0: it branches if a condition is true */
	int vector;           /* not 0: it computes for the lanes that are active, and does nothing if there is none */
};

/* Stores in *out the count of instruction i, in the order of addresses, and returns 1. The instructions are those of the functions that were
 * reached, and of functions that these can call; executed is 0 for those that were not reached. Returns 0 if there is no instruction i, or
 * after an error. The object must still be open. */
AMDGCN_API int
amdgcn_run_count(const struct amdgcn_run *run, size_t i, struct amdgcn_run_count *out);

/* Simulates the kernel that was run, along the paths of the waves of its first work-group: the settings' branches, measured and sizes are
 * those of the run. See amdgcn_simulate(). The object must still be open, and the result be freed before amdgcn_run_free(). */
AMDGCN_API const struct amdgcn_simulation *
amdgcn_run_simulate(const struct amdgcn_run *run, const struct amdgcn_simulation_settings *settings);

/* Frees the result of a run. Accepts NULL. */
AMDGCN_API void
amdgcn_run_free(const struct amdgcn_run *run);

#ifdef __cplusplus
}
#endif

#endif
