/* How many waves of a kernel are on a compute unit at a time, and what limits them. */
#ifndef RESOURCE_OCCUPANCY_H
#define RESOURCE_OCCUPANCY_H

#include <stdbool.h>
#include <stdint.h>

#include "common/isa/target.h"

/* What a kernel takes. */
struct occupancy_need {
	unsigned vgprs, agprs;   /* per lane; where agprs follow vgprs in one file, vgprs has both */
	unsigned sgprs;          /* including vcc and the like */
	uint32_t lds;            /* bytes of a work group */
	unsigned group;          /* work items of a work group; 0: not known */
	bool wave32;
	bool whole_processor;    /* work groups run on both compute units of a work-group processor */
};

enum occupancy_limit {
	OCCUPANCY_SLOTS,         /* waves that a SIMD holds */
	OCCUPANCY_VGPRS, OCCUPANCY_SGPRS, OCCUPANCY_LDS,
	OCCUPANCY_GROUPS,        /* barriers */
	OCCUPANCY_SIZE,          /* whole work groups do not fill what is available */
	OCCUPANCY_LIMITS
};

struct occupancy {
	unsigned waves;          /* per SIMD, the most that one of them has; 0: a work group does not fit at all */
	enum occupancy_limit limit;
	unsigned most;           /* waves that a SIMD holds */
	unsigned by_vgprs, by_sgprs; /* waves per SIMD that these leave room for */
	unsigned waves_of_group; /* 0: the size is not known */
	unsigned groups;         /* work groups per compute unit, or processor with whole_processor; 0 if not known */
	unsigned simds;          /* of that */
	/* at most this many registers let one more wave per SIMD fit; 0: there are no more */
	unsigned vgprs_for_more, sgprs_for_more;
};

/* Whether compute units are pairs, work-group processors, so that a work group can run on both: WGP mode, the default. */
bool
occupancy_has_pairs(const struct isa *isa);

/* The SIMDs of a compute unit, or of a work-group processor; 0 if the processor is not in machine.def. */
unsigned
occupancy_simds(const struct isa *isa, bool whole_processor);

/* Returns false if the processor is not in machine.def. */
bool
occupancy_find(const struct isa *isa, const struct occupancy_need *need, struct occupancy *out);

/* "VGPRs". */
const char *
occupancy_limit_name(enum occupancy_limit limit);

#endif
