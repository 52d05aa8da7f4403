/* The processors. tables/targets.tbl has one row for each, and describes the columns; the generator writes isa_targets[] from it. */
#ifndef ISA_TARGET_H
#define ISA_TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* An xnack or sramecc setting. TARGET_NEVER: the processor has no such setting. */
enum target_setting { TARGET_NEVER, TARGET_ANY, TARGET_OFF, TARGET_ON };

enum target_feature {
#define FEATURE(name, meaning) FEATURE_##name,
#include "common/isa/names.def"
};

struct target {
	const char *name;    /* gfx900 */
	const char *aliases; /* separated by blanks: "hawaii" for gfx701 */
	uint8_t column;      /* index of the generation's column in the tables */
	uint8_t codes;       /* index in isa_code_class[]: sources that it decodes */
	uint64_t class_bit;  /* CLASS_… of isa_gen.h, which determines its instructions */
	uint8_t major, minor, stepping;
	int8_t steppings_v2[2]; /* in code object V2, without and with xnack; -1: V2 has no name for it */
	uint8_t generic; /* version of a generic processor's ISA; 0: not generic */
	uint16_t mach;   /* EF_AMDGPU_MACH */
	bool has_xnack, has_sramecc;
	uint64_t features;            /* see target_has() */
	uint8_t wave32;               /* 1: has wave32, as the default */
	uint8_t vgpr_granule[2];      /* allocation unit of VGPRs, in wave64 and wave32 */
	uint8_t vgpr_encode[2];       /* unit of the VGPR count in kernel descriptors */
	uint16_t vgprs;               /* addressable per lane, including accumulation registers */
	uint8_t sgpr_granule;         /* allocation unit of SGPRs; 0: they are not allocated */
	uint8_t sgpr_encode;          /* kernel descriptors round the SGPR count up to this (and store it in units of 8); 0: the field
	                               * is 0 */
	uint8_t sgprs;                /* addressable, without trap and special registers */
	uint8_t sgprs_total;          /* the same, including the extra ones below */
	uint8_t extra_sgprs[3];       /* reserved at the top if vcc, flat_scratch, xnack_mask are used; the largest one applies */
	uint8_t constant_bus;         /* number of different scalar values that a VALU instruction can read */
	uint32_t lds;                 /* LDS of a work group, in bytes */
};

static inline bool
target_has(const struct target *t, enum target_feature feature)
{
	return t->features >> feature & 1;
}

extern const struct target isa_targets[];
/* Returns the names that isa_set_feature accepts, and NULL after the last one. */
const char *
isa_feature(size_t i);

extern const size_t isa_ntargets;

/* Appends a line for each processor, with its aliases: the output of -mcpu=help. */
void
isa_list_targets(struct buf *out);

/* Finds a processor by name or alias. Returns NULL if it is unknown. */
const struct target *
target_find(struct str name);

/* Returns whether the processor's name matches one of the glob patterns, which are separated by |. */
bool
target_matches(const struct target *t, const char *patterns);

/* Finds a processor by the EF_AMDGPU_MACH bits of e_flags. Returns NULL if it is unknown. */
const struct target *
target_by_mach(unsigned mach);

/* A processor that LLVM knows and that has no tables here. */
struct target_newer {
	uint16_t mach;
	const char *name, *nearest; /* nearest: most similar processor that has tables */
};

/* Finds such a processor by the EF_AMDGPU_MACH bits of e_flags. Returns NULL if it is unknown or has tables. */
const struct target_newer *
target_newer(unsigned mach);

/* A processor with the user's settings; the context of all functions in common/isa. */
struct isa {
	const struct target *target;
	bool wave32;
	bool true16;                  /* register halves are written as v0.l and v0.h, as by LLVM 21 from gfx11 on */
	bool cumode, tgsplit;         /* defaults for kernel descriptors, off unless -mattr sets them */
	enum target_setting xnack, sramecc;
};

/* Sets the processor's defaults. */
void
isa_init(struct isa *isa, const struct target *t);

/* Applies one feature of -mattr: "+wavefrontsize64", "-xnack", "+cumode", …. Returns false if the name is unknown. LLVM's features
 * that have no effect here are accepted. */
bool
isa_set_feature(struct isa *isa, struct str feature);

/* Parses the processor and settings of a target identifier: "gfx90a:sramecc+:xnack-" (V4 and later) or "gfx900+xnack" (V2, V3).
 * Settings that are not named are TARGET_ANY if the processor has them. Returns NULL, or an error message, which may be stored in
 * why. */
enum { TARGET_WHY = 512 };

const char *
isa_parse_target_id(struct isa *isa, struct str id, char why[TARGET_WHY]);

#endif
