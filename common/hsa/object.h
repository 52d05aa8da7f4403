/* The identity of a code object: its OSABI, ABI version and e_flags, and the equivalent target identifier
 * (amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-). Source: "User Guide for AMDGPU Backend", sections Header and Target ID. */
#ifndef HSA_OBJECT_H
#define HSA_OBJECT_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/target.h"

enum object_os { OBJECT_OS_NONE, OBJECT_OS_AMDHSA, OBJECT_OS_AMDPAL, OBJECT_OS_MESA3D };

enum { OBJECT_VERSION_FIRST = 2, OBJECT_VERSION_DEFAULT = 6, OBJECT_VERSION_LAST = 6 };

struct object_id {
	struct isa isa;
	enum object_os os;
	unsigned version; /* code object version, 2 to 6; 0 if os is not amdhsa */
	uint8_t generic;  /* V6: version of a generic processor; 0: the version in the processor's table row */
};

uint8_t
object_osabi(enum object_os os);

uint8_t
object_abiversion(enum object_os os, unsigned version);

/* Returns the name of an operating system, such as "amdhsa"; "unknown" for OBJECT_OS_NONE. */
const char *
object_os_name(enum object_os os);

bool
object_is_old(const struct object_id *id);

/* Returns whether relocatable objects use SHT_REL, with addends in the contents of the sections. This is the case for operating
 * systems other than amdhsa. */
bool
object_has_rel(enum object_os os);

uint32_t
object_flags(const struct object_id *id);

/* Returns the stepping in the processor's V2 name, which may depend on xnack, or -1 if the processor has no name in V2. */
int
object_stepping_v2(const struct isa *isa);

/* Sets id from the 16 bytes of e_ident and from e_flags. Returns NULL, or an error message: unknown OSABI, ABI version or
 * processor, or a feature that the processor does not support. Even after an error, id is set as far as possible; id->isa.target
 * is NULL if the processor is unknown. */
const char *
object_identify(struct object_id *id, const uint8_t e_ident[16], uint32_t e_flags);

/* Sets *os and *a to the operating system and the architecture in a triple: "amdgcn-amd-amdhsa", "amdgpu9.42--amdpal",
 * "amdgcn-mesa-mesa3d", "amdgcn". Returns NULL, or an error message. */
const char *
object_parse_triple(struct str triple, enum object_os *os, struct architecture *a);

/* Parses a target identifier with a triple, as in .amdgcn_target. If id->version is 2, expects the processor names of V2. Sets
 * id->os and id->isa. Returns NULL, or an error message, which may be stored in why. */
const char *
object_parse_target(struct object_id *id, struct str text, char why[TARGET_WHY]);

/* Appends the target identifier of an amdhsa object of V3 or later, including its triple. Settings that are off are written
 * even for V3, so that the identifier has the same meaning before and after .amdhsa_code_object_version. */
void
object_print_target(const struct object_id *id, struct buf *out);

/* Returns whether code for b is incompatible with an object for a. If it is, appends the reason ("the processor is gfx906, not
 * gfx900") to out. The setting "any" is compatible with all settings. */
bool
object_conflict(const struct object_id *a, const struct object_id *b, struct buf *out);

#endif
