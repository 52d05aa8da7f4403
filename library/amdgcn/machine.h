/* The simulated machine: its parameters, its units, and the reasons why its waves wait. */
#ifndef AMDGCN_MACHINE_H
#define AMDGCN_MACHINE_H

#include "instruction.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A parameter of the machine, such as the latency of loads. The strings are static. */
struct amdgcn_parameter {
	const char *name;     /* such as "vmem.latency" */
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

/* The plausible values of a parameter. The string is static. */
struct amdgcn_parameter_range {
	int least, most;      /* the smallest and the largest plausible value; equal: simulations do not vary the value */
	const char *text;     /* the reason for these values */
};

/* Stores the plausible values of parameter i in *out and returns 1. Returns 0 if there is no parameter i, and if its value for the
 * processor has a source: only assumed values, and those of compilers' models, are doubted. */
AMDGCN_API int
amdgcn_parameter_range(const struct amdgcn_processor *processor, size_t i, struct amdgcn_parameter_range *out);

/* Returns NULL if the parameter with this name can be set to the value; otherwise the reason why not. The string is static. */
AMDGCN_API const char *
amdgcn_check_parameter(const char *name, int64_t value);

/* A unit of the machine. The strings are static. */
struct amdgcn_unit {
	const char *name;     /* such as "valu" */
	const char *text;     /* a description of the unit, such as "vector ALU" */
};

/* Stores unit i, counted from 0, in *out and returns 1. Returns 0 if there is no unit i. */
AMDGCN_API int
amdgcn_unit(size_t i, struct amdgcn_unit *out);

/* A reason why a wave does not issue an instruction. The strings are static. */
struct amdgcn_reason {
	const char *name;     /* such as "counter" */
	const char *text;     /* a description of the reason, such as "a wait for a counter" */
	int stall;            /* not 0: the time is lost; 0: an instruction issues or has just been issued, or there is no wave */
};

/* Stores reason i, counted from 0, in *out and returns 1. Returns 0 if there is no reason i. */
AMDGCN_API int
amdgcn_reason(size_t i, struct amdgcn_reason *out);

struct amdgcn_parameter_value {
	const char *name;
	int value;
};

/* A value without a source of its own, and another plausible value. */
struct amdgcn_assumption {
	const char *name;     /* the parameter, or "iterations": those of loops whose number is not known; the string is static */
	const char *confidence; /* the confidence in the value, "assumed" or "model"; the string is static */
	int value;            /* the value in the simulation */
	int other;            /* the other value, an end of the plausible range */
	int tried;            /* not 0: the code was simulated with the other value; 0: that would have taken too long */
	int changes;          /* not 0: with the other value, the limit is another one */
	double share;         /* limit_share of the simulation with the other value; unchanged if the sentence limit is empty */
	const char *limit;    /* a sentence about the limit with the other value; empty: it was not tried alone */
};

#ifdef __cplusplus
}
#endif

#endif
