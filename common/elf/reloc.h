/* Looks up and applies AMDGPU's relocations, whose kinds are the rows of reloc.def. */
#ifndef ELF_RELOC_H
#define ELF_RELOC_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"

enum {
#define RELOC(number, name, bytes, formula, check, specifier) name = number,
#include "common/elf/reloc.def"
#undef RELOC
};

enum reloc_formula {
	RELOC_NONE,
	RELOC_S_A,
	RELOC_S_A_P,
	RELOC_G_A_P,
	RELOC_B_A,
};

enum reloc_check {
	RELOC_ANY,
	RELOC_LOW32,
	RELOC_HIGH32,
	RELOC_SIGNED,
	RELOC_EITHER,
	RELOC_DWORDS16,
};

struct reloc_kind {
	uint8_t bytes;     /* width of the relocated field; 0: no field */
	uint8_t formula;   /* an enum reloc_formula */
	uint8_t check;     /* an enum reloc_check */
	const char *name;  /* R_AMDGPU_… */
	const char *specifier; /* relocation specifier in source code, such as "rel32@lo"; "": none */
};

const struct reloc_kind *
reloc_find(uint32_t number);

/* Returns the relocation number for a specifier such as "rel32@lo", ignoring case; R_AMDGPU_NONE if the specifier is unknown. */
uint8_t
reloc_specified(struct str specifier);

/* Returns whether source code must write a specifier to create this relocation. Without a specifier, .long and .quad create other
 * relocations. */
bool
reloc_needs_specifier(const struct reloc_kind *kind);

/* Writes a value computed by the formula to the field at bytes, which must have room for kind->bytes. Returns false, without
 * writing, if the value does not fit. */
bool
reloc_write(const struct reloc_kind *kind, uint8_t *bytes, uint64_t value);

/* Returns the addend stored in the field at bytes, for relocations without an explicit addend (SHT_REL). */
int64_t
reloc_implicit(const struct reloc_kind *kind, const uint8_t *bytes);

#endif
