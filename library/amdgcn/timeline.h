/* The timeline of a simulation: the issue of each instruction, the lifetime of each wave, and the utilization of the simulated
 * compute unit or work-group processor in consecutive intervals. */
#ifndef AMDGCN_TIMELINE_H
#define AMDGCN_TIMELINE_H

#include "cost.h"

#ifdef __cplusplus
extern "C" {
#endif

struct amdgcn_issue {
	uint64_t cycle;       /* the cycles since the launch of the first wave */
	uint32_t engine;      /* the number of the shader engine in the recording; 0 without a recording */
	uint32_t wave;        /* the number of the wave, counted from 0 over the launch */
	uint32_t slot;        /* the wave's number in the recording, as in its column "wave"; without a recording, equal to wave */
	int function;         /* the index of the function */
	size_t instruction;   /* the index of the instruction in the function's graph */
	uint64_t address;
	const char *kind;     /* the kind of the instruction, such as "VALU", as in recorded traces; the string is static */
	uint32_t waited;      /* cycles since the wave's previous issue or its launch; always 0 in calls of amdgcn_trace */
	const char *reason;   /* why the instruction did not issue a cycle earlier; NULL: waited is 0; the string is static */
};

/* The maximum numbers of recorded lifetimes and issues. amdgcn_trace receives all issues. */
enum { AMDGCN_LIFETIMES = 512, AMDGCN_ISSUES = 20000 };

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
	size_t nbusy;
	const struct amdgcn_lost *lost; /* the issue slots of the SIMDs, by reason */
	size_t nlost;
};

struct amdgcn_lifetime {
	uint32_t wave, simd;
	uint64_t begin, end;  /* begin: the cycle of the wave's launch; end: the cycle of the wave's end */
};

#ifdef __cplusplus
}
#endif

#endif
