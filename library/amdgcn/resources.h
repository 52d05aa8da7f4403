/* The resources that a function uses and that its kernel descriptor declares, and the occupancy. */
#ifndef AMDGCN_RESOURCES_H
#define AMDGCN_RESOURCES_H

#include "liveness.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The number of instructions that a unit executes. */
struct amdgcn_unit_count {
	const char *unit;     /* the name of the unit, as in UNITS of libamdgcn(3); the string is static */
	unsigned count;
};

/* The resources that a kernel descriptor declares. */
struct amdgcn_declared {
	int sgprs;            /* SGPRs, without vcc and the like; -1: every wave has all SGPRs */
	unsigned vgprs;       /* VGPRs, with AGPRs if both are in one register file */
	unsigned lds;         /* bytes of LDS of a work-group */
	unsigned scratch;     /* bytes of scratch memory of a work item */
	int dynamic_stack;    /* not 0: the stack has a dynamic size, so more scratch memory may be used */
	unsigned arguments;   /* bytes of kernel arguments */
};

/* The number of waves that a compute unit can hold at a time. */
struct amdgcn_occupancy {
	unsigned waves;       /* waves on the SIMD with the most waves; 0: a work-group does not fit at all */
	unsigned most;        /* the maximum number of waves per SIMD */
	const char *limit;    /* the resource that limits the waves, such as "VGPRs"; the string is static */
	unsigned by_vgprs, by_sgprs; /* waves per SIMD if VGPRs, or SGPRs, were the only limit */
	unsigned vgprs_for_more, sgprs_for_more; /* the highest number of these registers with which one more wave fits; 0: none fits */
	unsigned work_items;  /* work items of a work-group; 0: unknown */
	unsigned workgroup_waves; /* waves of a work-group; 0: unknown */
	unsigned workgroups;  /* work-groups at a time; 0: unknown */
	int per_pair;         /* not 0: workgroups is the number on a work-group processor; 0: on a compute unit */
};

/* How many blocks of VGPRs a wave in dynamic VGPR mode may have from an instruction on, up to the next point. */
struct amdgcn_vgpr_point {
	uint64_t offset;      /* the offset of the instruction in the function */
	unsigned least, most;
	int unknown;          /* not 0: it may have another number */
};

/* The blocks of VGPRs of waves in dynamic VGPR mode. */
struct amdgcn_vgpr_blocks {
	unsigned vgprs;       /* VGPRs in a block */
	int assumed;          /* not 0: the metadata do not give this number, and the smaller one is assumed */
	unsigned least, most; /* blocks that a wave may have, as far as they are known; 0: they are not */
	int unknown;          /* not 0: at some point, a wave may have another number */
	const struct amdgcn_vgpr_point *points; /* in the order of the code */
	size_t npoints;
	unsigned waves;       /* waves of a SIMD that can have the most at a time; 0: unknown */
	unsigned waves_avoiding; /* the same with deadlock avoidance, which reserves 7 blocks for one wave */
};

struct amdgcn_resources {
	const struct amdgcn_function *function;
	unsigned sgprs, vgprs, agprs; /* 1 + the highest register number that the function or a callee uses; 0: none */
	struct amdgcn_pressure peak; /* maximum register pressure, excluding callees */
	int vcc, flat_scratch, xnack_mask; /* not 0: the function or a callee uses this register */
	unsigned bytes, instructions; /* bytes: the size of the code; instructions: the number of instructions; both without callees */
	const struct amdgcn_unit_count *units; /* the units that execute instructions of the function */
	size_t nunits;
	unsigned loops, loop_depth; /* loops: the number of loops; loop_depth: the maximum nesting depth of loops */
	unsigned calls;       /* the number of call instructions */
	int calls_unknown;    /* not 0: not all callees are known, so more registers may be used */
	const struct amdgcn_declared *declared; /* the kernel descriptor; NULL: none */
	unsigned arguments_read; /* the offset of the end of the last argument that is read at a constant offset, in bytes */
	int arguments_read_elsewhere; /* not 0: arguments are also read at offsets that are not constant */
	const struct amdgcn_occupancy *occupancy; /* NULL: no descriptor, or unknown for the processor */
	int complete;         /* not 0: all code and all callees are known */
	const struct amdgcn_incomplete *incomplete;
	size_t nincomplete;
	const struct amdgcn_vgpr_blocks *vgpr_blocks; /* NULL: no code of the section allocates VGPRs dynamically */
};

/* Returns the resources of a function, which are valid until amdgcn_close(); NULL after an error. work_items is the number of work
 * items of a work-group; 0: as in the metadata. */
AMDGCN_API const struct amdgcn_resources *
amdgcn_resources(const struct amdgcn_function *function, unsigned work_items);

/* Returns the table that amdgcn-objdump --resources prints, with the address and name in its title. The caller frees the text with
 * amdgcn_free(). Returns NULL after an error. */
AMDGCN_API char *
amdgcn_resources_text(const struct amdgcn_resources *resources, uint64_t address, const char *name);

#ifdef __cplusplus
}
#endif

#endif
