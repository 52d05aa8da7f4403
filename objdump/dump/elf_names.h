/* Names of ELF constants, as in the ELF specification but without prefixes: LOAD, PROGBITS, NEEDED. */
#ifndef OBJDUMP_ELF_NAMES_H
#define OBJDUMP_ELF_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include "objdump/view/json.h"

struct named {
	uint64_t value;
	const char *name;
};

/* Tables of names, each with a terminating entry. */
extern const struct named elf_names_segment[], elf_names_dynamic[], elf_names_section[], elf_names_file[], elf_names_symbol[],
	elf_names_binding[], elf_names_visibility[];

extern const struct named elf_names_section_flags[], elf_names_segment_flags[];

const char *
elf_names_find(const struct named *table, uint64_t value);

/* Writes a key whose value is the name of a constant, or a string such as "0x6474e550" if the constant has no name. */
void
elf_names_json(struct json *j, const char *key, const struct named *table, uint64_t value);

/* Writes a key whose value is an array with the names of the bits that are set. */
void
elf_names_json_bits(struct json *j, const char *key, const struct named *table, uint64_t bits);

#endif
