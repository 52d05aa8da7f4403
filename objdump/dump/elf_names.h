/* Names of ELF constants, as in the ELF specification, without their prefixes: LOAD, PROGBITS, NEEDED. */
#ifndef OBJDUMP_ELF_NAMES_H
#define OBJDUMP_ELF_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include "objdump/view/json.h"

struct named {
	uint64_t value;
	const char *name;
};

/* Tables, each with a terminating entry. */
extern const struct named elf_names_segment[], elf_names_dynamic[], elf_names_section[], elf_names_file[], elf_names_symbol[],
	elf_names_binding[], elf_names_visibility[];

/* The bits of sh_flags and p_flags. */
extern const struct named elf_names_section_flags[], elf_names_segment_flags[];

/* The name of a value; NULL: unknown. */
const char *
elf_names_find(const struct named *table, uint64_t value);

/* A key whose value is the name of a constant, or a string like "0x6474e550" if it has no name. */
void
elf_names_json(struct json *j, const char *key, const struct named *table, uint64_t value);

/* A key whose value is an array of the names of the bits set. */
void
elf_names_json_bits(struct json *j, const char *key, const struct named *table, uint64_t bits);

#endif
