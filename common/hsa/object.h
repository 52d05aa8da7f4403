/* The identity of a code object: OSABI, ABI version and e_flags, and the equivalent target identifier
 * (amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-). Follows "User Guide for AMDGPU Backend", sections Header and Target ID. */
#ifndef HSA_OBJECT_H
#define HSA_OBJECT_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/isa/target.h"

enum object_os { OBJECT_OS_NONE, OBJECT_OS_AMDHSA, OBJECT_OS_AMDPAL, OBJECT_OS_MESA3D };

enum { OBJECT_VERSION_FIRST = 2, OBJECT_VERSION_DEFAULT = 5, OBJECT_VERSION_LAST = 6 };

struct object_id {
	struct isa isa;
	enum object_os os;
	unsigned version; /* code object version, 2 to 6; 0 unless os is amdhsa */
	uint8_t generic;  /* V6: version of a generic processor; 0: the version in the target's row */
};

/* Return EI_OSABI and EI_ABIVERSION. */
uint8_t
object_osabi(enum object_os os);

uint8_t
object_abiversion(enum object_os os, unsigned version);

/* Returns "amdhsa" and so on; "unknown" for OBJECT_OS_NONE. */
const char *
object_os_name(enum object_os os);

/* Returns whether kernels have the format from before V3: in V2, and for operating systems other than amdhsa. */
bool
object_is_old(const struct object_id *id);

/* Returns whether relocatable objects use SHT_REL, with addends in the sections: for operating systems other than amdhsa. */
bool
object_has_rel(enum object_os os);

/* Returns e_flags. */
uint32_t
object_flags(const struct object_id *id);

/* Returns the stepping in the processor's name in V2, which may depend on xnack, or -1 if V2 has no name for it. */
int
object_stepping_v2(const struct isa *isa);

/* The reverse: sets id from the 16 bytes of e_ident and e_flags. Returns NULL, or an error message: unknown OSABI, ABI version or
 * processor, or a feature that the processor lacks. Even then id is set as far as possible; id->isa.target is NULL if the
 * processor is unknown. */
const char *
object_identify(struct object_id *id, const uint8_t e_ident[16], uint32_t e_flags);

/* Sets *os from a triple: "amdgcn-amd-amdhsa", "amdgcn--amdpal", "amdgcn-mesa-mesa3d", "amdgcn". Returns NULL, or an error
 * message. */
const char *
object_parse_triple(struct str triple, enum object_os *os);

/* Parses a target identifier with a triple, as in .amdgcn_target. V2 (id->version) has its own names. Sets id->os and id->isa.
 * Returns NULL, or an error message, which may be stored in why. */
const char *
object_parse_target(struct object_id *id, struct str text, char why[TARGET_WHY]);

/* Appends the target identifier, with its triple, of an amdhsa object of V3 or later. Settings that are off are named in V3, too,
 * so that the identifier means the same before and after .amdhsa_code_object_version. */
void
object_print_target(const struct object_id *id, struct buf *out);

/* Returns whether code for b cannot be in an object for a, and then appends the reason ("the processor is gfx906, not gfx900"). A
 * setting of "any" conflicts with nothing. */
bool
object_conflict(const struct object_id *a, const struct object_id *b, struct buf *out);

#endif
