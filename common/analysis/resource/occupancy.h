/* Occupancy: the number of waves of a kernel that a compute unit can hold at a time, and the resource that limits it. */
#ifndef RESOURCE_OCCUPANCY_H
#define RESOURCE_OCCUPANCY_H

#include <stdbool.h>
#include <stdint.h>

#include "common/isa/target.h"

struct occupancy_need {
	unsigned vgprs, agprs;   /* numbers of registers per lane; vgprs includes agprs if both are in one register file */
	unsigned sgprs;          /* number of SGPRs, including vcc and other special registers that are allocated with SGPRs */
	uint32_t lds;            /* bytes per work-group */
	unsigned group;          /* work items per work-group; 0: unknown */
	bool wave32;
	bool whole_processor;    /* a work-group may run on both compute units of a work-group processor */
};

enum occupancy_limit {
	OCCUPANCY_SLOTS,         /* wave slots of a SIMD */
	OCCUPANCY_VGPRS, OCCUPANCY_SGPRS, OCCUPANCY_LDS,
	OCCUPANCY_GROUPS,        /* barriers of a compute unit */
	OCCUPANCY_SIZE,          /* whole work-groups do not fill the available slots */
	OCCUPANCY_LIMITS
};

struct occupancy {
	unsigned waves;          /* number of waves on the SIMD with the most waves; 0: a work-group does not fit at all */
	enum occupancy_limit limit;
	unsigned most;           /* maximum number of waves per SIMD */
	unsigned by_vgprs, by_sgprs; /* number of waves per SIMD that fit into the register file */
	unsigned waves_of_group; /* waves per work-group; 0: unknown */
	unsigned groups;         /* work-groups per compute unit or, with whole_processor, per work-group processor; 0: unknown */
	unsigned simds;          /* SIMDs of the compute unit or, with whole_processor, of the work-group processor */
	/* Highest numbers of registers per wave with which one more wave per SIMD fits; 0: no more waves fit. */
	unsigned vgprs_for_more, sgprs_for_more;
};

/* Returns whether compute units form pairs (work-group processors) that can run a work-group together. This is WGP mode, the
 * default. */
bool
occupancy_has_pairs(const struct isa *isa);

/* Returns the number of SIMDs of a compute unit or, with whole_processor, of a work-group processor. */
unsigned
occupancy_simds(const struct isa *isa, bool whole_processor);

/* Returns the number of VGPRs of a SIMD in the wave size of isa, and sets *waves to the number of its wave slots. */
unsigned
occupancy_vgprs(const struct isa *isa, unsigned *waves);

/* Computes the occupancy. Returns false if the processor does not support the wave size. */
bool
occupancy_find(const struct isa *isa, const struct occupancy_need *need, struct occupancy *out);

const char *
occupancy_limit_name(enum occupancy_limit limit);

#endif
