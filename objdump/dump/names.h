/* The names of ELF's numbers, as its specification has them, without their prefixes: LOAD, PROGBITS, NEEDED. */
#ifndef OBJDUMP_NAMES_H
#define OBJDUMP_NAMES_H

#include <stddef.h>
#include <stdint.h>

#include "objdump/view/json.h"

struct named {
	uint64_t value;
	const char *name;
};

/* Tables, each with an end. */
extern const struct named names_segment[], names_dynamic[], names_section[], names_file[], names_symbol[],
	names_binding[], names_visibility[];

/* The bits of sh_flags and p_flags. */
extern const struct named names_section_flags[], names_segment_flags[];

/* The name of a value; NULL for none. */
const char *
names_find(const struct named *table, uint64_t value);

/* A key whose value is the name of a number, or, where it has none, a string like "0x6474e550". */
void
names_json(struct json *j, const char *key, const struct named *table, uint64_t value);

/* A key with an array of the names of the bits. */
void
names_json_bits(struct json *j, const char *key, const struct named *table, uint64_t bits);

#endif
