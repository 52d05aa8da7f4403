/* The processors. One row each in tables/targets.tbl, which says what every column means; the
 * generator makes isa_targets[] of it. */
#ifndef ISA_TARGET_H
#define ISA_TARGET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* An xnack or sramecc setting, or whether a processor has one (TARGET_NEVER: it does not). */
enum target_setting { TARGET_NEVER, TARGET_ANY, TARGET_OFF, TARGET_ON };

enum target_feature {
#define FEATURE(name, meaning) FEATURE_##name,
#include "common/isa/names.def"
};

struct target {
	const char *name;    /* gfx900 */
	const char *aliases; /* other names, blank-separated: "hawaii" for gfx701 */
	uint8_t column;      /* opcode column: an index into the generation columns of the tables */
	uint8_t codes;       /* what sources it decodes: an index into isa_code_class[] */
	uint64_t class_bit;  /* CLASS_… of isa_gen.h: which instructions it has */
	uint8_t major, minor, stepping;
	int8_t steppings_v2[2]; /* in code object V2, without xnack and with it; -1: V2 has no name for it */
	uint8_t generic; /* version of a generic processor's ISA, 0 if not generic */
	uint16_t mach;   /* EF_AMDGPU_MACH */
	bool has_xnack, has_sramecc;
	uint64_t features;            /* see target_has() */
	uint8_t wave32;               /* 1: wave32 is possible and the default */
	uint8_t vgpr_granule[2];      /* registers an allocation unit holds, wave64 and wave32 */
	uint8_t vgpr_encode[2];       /* the unit in which kernel descriptors count them */
	uint16_t vgprs;               /* addressable per lane, accumulation registers included */
	uint8_t sgpr_granule;         /* 0: SGPRs are not allocated, the field is 0 */
	uint8_t sgpr_encode;          /* what kernel descriptors round the count of SGPRs up to (it is
	                                 stored in units of 8); 0: the field is 0 */
	uint8_t sgprs;                /* addressable, trap and special registers not counted */
	uint8_t sgprs_total;          /* the same and the extra ones below, together */
	uint8_t extra_sgprs[3];       /* reserved at the top when vcc, flat_scratch, xnack_mask are used;
	                                 the largest counts */
	uint8_t constant_bus;         /* different scalar values a VALU instruction can read */
	uint32_t lds;                 /* bytes of LDS a work group can have */
};

static inline bool
target_has(const struct target *t, enum target_feature feature)
{
	return t->features >> feature & 1;
}

extern const struct target isa_targets[];
/* The names that isa_set_feature knows, NULL past the last. */
const char *
isa_feature(size_t i);

extern const size_t isa_ntargets;

/* Appends all of them, a line each with the other names: what -mcpu=help shows. */
void
isa_list_targets(struct buf *out);

/* By name or alias; NULL if there is none. */
const struct target *
target_find(struct str name);

/* Whether its name is one of the patterns, like those of file names, with | between them. */
bool
target_matches(const struct target *t, const char *patterns);

/* By the EF_AMDGPU_MACH bits of e_flags; NULL if unknown. */
const struct target *
target_by_mach(unsigned mach);

/* A processor that LLVM knows and the tables do not. */
struct target_newer {
	uint16_t mach;
	const char *name, *nearest; /* of those in the tables */
};

/* By the EF_AMDGPU_MACH bits of e_flags; NULL if unknown, or known to the tables. */
const struct target_newer *
target_newer(unsigned mach);

/* A processor as the user set it up; what every function of common/isa works for. */
struct isa {
	const struct target *target;
	bool wave32;
	bool true16;                  /* halves of registers are written v0.l and v0.h, as LLVM 21 does from gfx11 on */
	bool cumode, tgsplit;         /* defaults of kernel descriptors, off unless -mattr asks */
	enum target_setting xnack, sramecc;
};

/* The processor's defaults. */
void
isa_init(struct isa *isa, const struct target *t);

/* Applies one feature of -mattr: "+wavefrontsize64", "-xnack", "+cumode" …. Returns false if the
 * name is unknown; a name of LLVM's that changes nothing here is known. */
bool
isa_set_feature(struct isa *isa, struct str feature);

/* Parses a target identifier's processor and settings, "gfx90a:sramecc+:xnack-" (V4 and later) or
 * "gfx900+xnack" (V2, V3); what is not named stays TARGET_ANY where the processor has it. Returns
 * NULL, or what is wrong as text for the user, which may be stored in why. */
enum { TARGET_WHY = 512 };

const char *
isa_parse_target_id(struct isa *isa, struct str id, char why[TARGET_WHY]);

#endif
