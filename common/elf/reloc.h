/* The relocations of AMDGPU; the facts are the rows of reloc.def. */
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
	uint8_t bytes;     /* written */
	uint8_t formula;   /* enum reloc_formula */
	uint8_t check;     /* enum reloc_check */
	const char *name;  /* R_AMDGPU_… */
	const char *specifier; /* "rel32@lo"; "": none */
};

/* The row of a number, or NULL. */
const struct reloc_kind *
reloc_find(uint32_t number);

/* The number of a specifier such as "rel32@lo", R_AMDGPU_NONE if there is none of this name. */
uint8_t
reloc_specified(struct str specifier);

/* Whether it takes the specifier to ask for it: it is not what a word of its width holds anyway. */
bool
reloc_needs_specifier(const struct reloc_kind *kind);

/* Writes the formula's value into the field at bytes, which must have kind->bytes of room. Returns
 * false and writes nothing if it does not fit. */
bool
reloc_write(const struct reloc_kind *kind, uint8_t *bytes, uint64_t value);

/* The addend that the field at bytes stands for where the relocation itself has none (SHT_REL). */
int64_t
reloc_implicit(const struct reloc_kind *kind, const uint8_t *bytes);

#endif
