/* The processors. tables/targets.tbl has one row for each processor, and documents the columns; gen.py generates isa_targets[]
 * from this table. */
#ifndef ISA_TARGET_H
#define ISA_TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* A setting of xnack or sramecc. TARGET_NEVER: the processor does not have the setting. */
enum target_setting { TARGET_NEVER, TARGET_ANY, TARGET_OFF, TARGET_ON };

enum target_feature {
#define FEATURE(name, meaning) FEATURE_##name,
#include "common/isa/names.def"
};

struct target {
	const char *name;
	const char *aliases; /* other names, separated by blanks, such as "hawaii" for gfx701 */
	uint8_t column;      /* generation, as a column number of the tables */
	uint8_t codes;       /* index in isa_code_class[] of the operand encodings that the processor decodes */
	uint64_t class_bit;  /* CLASS_… of isa_gen.h; processors of one class support the same instructions */
	uint8_t major, minor, stepping;
	int8_t steppings_v2[2]; /* stepping in the processor's name in code object V2, without and with xnack; -1: the processor has no
	                         * such name */
	uint8_t generic; /* version of a generic processor; 0: not a generic processor */
	uint16_t mach;   /* value of EF_AMDGPU_MACH in e_flags */
	bool has_xnack, has_sramecc;
	uint64_t features;            /* bit mask of features; see target_has() */
	uint8_t wave32;               /* whether wave32 is supported, and is the default */
	uint8_t vgpr_granule[2];      /* allocation granularity of VGPRs, in wave64 and in wave32 */
	uint8_t vgpr_encode[2];       /* unit of the VGPR count in kernel descriptors, in wave64 and in wave32 */
	uint16_t vgprs;               /* number of addressable VGPRs per lane, including accumulation registers */
	uint8_t sgpr_granule;         /* allocation granularity of SGPRs; 0: SGPRs are not allocated */
	uint8_t sgpr_encode;          /* multiple to which the SGPR count in kernel descriptors is rounded up; the count is stored in
	                               * units of 8; 0: the field is 0 */
	uint8_t sgprs;                /* number of addressable SGPRs, without trap and special registers */
	uint8_t sgprs_total;          /* number of addressable SGPRs, including extra_sgprs */
	uint8_t extra_sgprs[3];       /* number of SGPRs reserved at the top if vcc, flat_scratch or xnack_mask is used; if several are
	                               * used, the largest number applies */
	uint8_t constant_bus;         /* maximum number of different scalar values that a VALU instruction can read */
	uint32_t lds;                 /* maximum LDS size of a work group, in bytes */
};

/* Dynamic VGPR mode: the two sizes of a block in VGPRs, and the blocks that a wave can have; 0: no dynamic VGPRs. */
struct target_dvgpr {
	uint8_t small, large, blocks;
};

/* What a SIMD and a compute unit of a processor have. */
struct target_limits {
	uint8_t waves, simds;   /* waves per SIMD, SIMDs per compute unit */
	uint16_t vgprs[2];      /* VGPRs per SIMD in wave64 and in wave32, with AGPRs if they are in the same file; 0: no waves of this size */
	uint16_t sgprs;         /* SGPRs per SIMD; 0: every wave can have the maximum */
	uint16_t agprs;         /* AGPRs per SIMD if they have a register file of their own, else 0 */
	uint32_t lds, lds_unit; /* bytes of LDS per compute unit, and their allocation granularity; on processors with both wave sizes, the
	                         * two units of a work-group processor share twice as many */
	uint8_t groups;         /* work-groups of more than one wave per compute unit */
	struct target_dvgpr dvgpr;
};

/* The maximum number of work items in a work-group, on all processors. Source: LLVM's getMaxFlatWorkGroupSize(). */
enum { TARGET_GROUP_ITEMS = 1024 };

static inline bool
target_has(const struct target *t, enum target_feature feature)
{
	return t->features >> feature & 1;
}

extern const struct target isa_targets[];
extern const struct target_limits isa_limits[]; /* in the order of isa_targets[] */

static inline const struct target_limits *
target_limits(const struct target *t)
{
	return &isa_limits[t - isa_targets];
}

/* Returns the dynamic VGPR mode of a processor, or NULL if it has none. */
static inline const struct target_dvgpr *
target_dvgpr(const struct target *t)
{
	const struct target_dvgpr *d = &target_limits(t)->dvgpr;

	return d->blocks ? d : NULL;
}

/* Returns the name of feature i of -mattr, or NULL after the last one. */
const char *
isa_feature(size_t i);

extern const size_t isa_ntargets;

/* Appends a line with the name and aliases of each processor: the output of -mcpu=help. */
void
isa_list_targets(struct buf *out);

/* The architecture of a triple. */
struct architecture {
	const struct target *target; /* the processor, or the generic one of a family; NULL: the architecture names none */
	bool exact;                  /* the architecture has only this processor */
};

/* Parses the architecture of a triple: "amdgcn", "amdgpu", or LLVM 23's "amdgpu" with a processor or a family: amdgpu9.42 is
 * gfx942, amdgpu9.4 gfx9-4-generic, amdgpu9 gfx9-generic. Source: llvm-project pull requests 206480 and 206482. Returns false if it
 * is unknown. */
bool
target_architecture(struct str name, struct architecture *a);

/* Finds a processor by its name, by an alias, or by an architecture of triples. Returns NULL if the processor is unknown. */
const struct target *
target_find(struct str name);

/* Finds a processor by the EF_AMDGPU_MACH bits of e_flags. Returns NULL if it is unknown. */
const struct target *
target_by_mach(unsigned mach);

/* A processor that LLVM supports and for which there are no tables here. */
struct target_newer {
	uint16_t mach;
	const char *name, *nearest; /* name: name of the processor; nearest: the most similar processor with tables */
};

/* Finds a processor without tables by the EF_AMDGPU_MACH bits of e_flags. Returns NULL if it is unknown or has tables. */
const struct target_newer *
target_newer(unsigned mach);

/* A processor and the user's settings. Most functions in common/isa have it as an argument. */
struct isa {
	const struct target *target;
	bool wave32;
	bool true16;                  /* whether register halves are written as v0.l and v0.h, as by LLVM from release 21 on; off on
	                               * processors without halves or with FEATURE_TRUE16_OFF, and by -mattr=-real-true16 */
	bool old_filler;              /* whether the fields of sources that an instruction does not have contain what LLVM wrote before
	                               * release 23, instead of the constant 0 */
	bool cumode, tgsplit;         /* default values for kernel descriptors; off unless set by -mattr */
	enum target_setting xnack, sramecc;
};

/* Initializes isa with the processor and its default settings. */
void
isa_init(struct isa *isa, const struct target *t);

/* Applies one feature of -mattr: "+wavefrontsize64", "-xnack", "+cumode", …. Returns false if the name is unknown. LLVM features
 * without effect here are accepted. */
bool
isa_set_feature(struct isa *isa, struct str feature);

/* Parses the processor and settings of a target identifier: "gfx90a:sramecc+:xnack-" (V4 and later) or "gfx900+xnack" (V2, V3). A
 * setting that the identifier does not contain is TARGET_ANY if the processor supports it. Returns NULL, or an error message,
 * which may be stored in why. */
enum { TARGET_WHY = 512 };

const char *
isa_parse_target_id(struct isa *isa, struct str id, char why[TARGET_WHY]);

/* Applies features that are separated by commas; NULL: none. Returns NULL, or an error message, which is stored in why. */
const char *
isa_set_features(struct isa *isa, const char *features, char why[TARGET_WHY]);

#endif
