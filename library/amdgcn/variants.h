/* Simulations of the same code with other resources, waves or latencies. */
#ifndef AMDGCN_VARIANTS_H
#define AMDGCN_VARIANTS_H

#include "simulation.h"

#ifdef __cplusplus
extern "C" {
#endif

/* AMDGCN_MOST_LATENCY: the longest latency that amdgcn_latency_tolerance() tries. AMDGCN_VARIANT_TEXT: the size in bytes of the
 * text of a variant. AMDGCN_VARIANTS: the maximum number of variants. */
enum { AMDGCN_MOST_LATENCY = 16384, AMDGCN_VARIANT_TEXT = 64, AMDGCN_VARIANTS = 12 };

/* Returns the longest latency of vector loads, in cycles, with which the throughput of the code is at least 95 % of the throughput
 * with a latency of 1 cycle. The search simulates the code several times. If costly is 0, a search that would take long is omitted.
 * Returns 0 if the search is omitted, if the waves execute no vector memory instruction, for a recording, or after an error. */
AMDGCN_API unsigned
amdgcn_latency_tolerance(const struct amdgcn_simulation *simulation, int costly);

/* Returns the smallest number of waves per SIMD with which waits for counters cost at most 5 % of the issue slots, or
 * launch.most + 1 if launch.most waves do not suffice. The search simulates the code several times. If costly is 0, a
 * search that would take long is omitted. Returns 0 if the search is omitted, for a recording, or after an error. */
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
