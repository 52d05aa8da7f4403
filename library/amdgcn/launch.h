/* How a simulation launches waves. */
#ifndef AMDGCN_LAUNCH_H
#define AMDGCN_LAUNCH_H

#include "base.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How waves are launched. */
enum amdgcn_stage {
	AMDGCN_COMPUTE,       /* waves are launched in work-groups */
	AMDGCN_VERTEX,        /* waves are launched at the rate of geometry processing */
	AMDGCN_PIXEL          /* waves are launched at the rate of rasterization */
};

/* The priority among the waves of a SIMD. */
enum amdgcn_order {
	AMDGCN_OLDEST,        /* the oldest wave issues first */
	AMDGCN_ROUND_ROBIN    /* the waves take turns */
};

/* The waves of a launch, and the limits on their number. */
struct amdgcn_launch {
	enum amdgcn_stage stage;
	enum amdgcn_order order;
	uint64_t waves;
	unsigned wave_size;   /* the number of lanes of a wave */
	unsigned simds;       /* the number of SIMDs of the unit */
	unsigned resident;    /* the maximum number of waves per SIMD in this launch */
	unsigned most;        /* the maximum number of waves per SIMD of the processor; equal to resident if unknown */
	unsigned workgroup_waves; /* the number of waves of a work-group */
	unsigned workgroups;  /* the maximum number of work-groups on the unit; 0: only resident limits the number */
	const char *limit;    /* the limit of resident: a resource such as "VGPRs", or "user"; NULL: unknown; the string is static */
	double rate;          /* new vertices per triangle, or pixels per triangle */
	int per_pair;         /* not 0: the unit is a work-group processor; 0: a compute unit */
	int mode_assumed;     /* not 0: no kernel descriptor exists, so the processor's features determine per_pair */
	unsigned units;       /* the number of compute units or work-group processors of the chip */
	unsigned clock;       /* the clock frequency in MHz */
};

#ifdef __cplusplus
}
#endif

#endif
