/* The identity of a code object: what OSABI, ABI version and e_flags say, and the target identifier
 * (amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-) that says the same in text. Follows "User Guide for
 * AMDGPU Backend", sections Header and Target ID. */
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
	unsigned version; /* code object version 2 to 6; 0 unless os is amdhsa */
	uint8_t generic;  /* V6: the version of a generic processor; 0: the processor's own */
};

/* ELF's EI_OSABI and EI_ABIVERSION. */
uint8_t
object_osabi(enum object_os os);

uint8_t
object_abiversion(enum object_os os, unsigned version);

/* "amdhsa"; "unknown" of none. */
const char *
object_os_name(enum object_os os);

/* Whether kernels are as before V3: in V2, and for all but amdhsa. */
bool
object_is_old(const struct object_id *id);

/* Whether relocatable objects have their addends in the sections (SHT_REL): all but amdhsa's. */
bool
object_has_rel(enum object_os os);

/* e_flags. */
uint32_t
object_flags(const struct object_id *id);

/* The stepping in V2's name of the processor, where xnack makes another processor of some. Returns -1 if
 * V2 has no name for it. */
int
object_stepping_v2(const struct isa *isa);

/* The reverse: fills id from the 16 bytes of e_ident and e_flags. Returns NULL, or what is wrong as
 * text for the user (unknown OSABI, ABI version, processor or a contradictory feature); what could be
 * read is filled all the same, id->isa.target being NULL if the processor is unknown. */
const char *
object_identify(struct object_id *id, const uint8_t e_ident[16], uint32_t e_flags);

/* The OS of a triple: "amdgcn-amd-amdhsa", "amdgcn--amdpal", "amdgcn-mesa-mesa3d", "amdgcn". Returns
 * NULL, or what is wrong as text for the user. */
const char *
object_parse_triple(struct str triple, enum object_os *os);

/* Parses a target identifier with its triple as .amdgcn_target has it, for id->version: V2 has its own names;
 * sets id->os and id->isa. Returns NULL, or what is wrong as text for the user, which may be stored in why. */
const char *
object_parse_target(struct object_id *id, struct str text, char why[TARGET_WHY]);

/* Appends the target identifier of an object of amdhsa, V3 or later, with its triple. It means the same wherever
 * .amdhsa_code_object_version is: V3 has its settings named, too. */
void
object_print_target(const struct object_id *id, struct buf *out);

/* Whether code for b cannot be in an object for a; then appends why ("the processor is gfx906, not gfx900").
 * A setting of "any" contradicts nothing. */
bool
object_conflict(const struct object_id *a, const struct object_id *b, struct buf *out);

#endif
