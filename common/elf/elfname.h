/* Strings of ELF files, and the limit of their total length. */
#ifndef ELF_ELFNAME_H
#define ELF_ELFNAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "common/elf/reuse.h"

struct elfin;

/* Returns the string at an offset of the string table with the given section number, or NULL if there is no valid string. */
const char *
elfin_string(const struct elfin *e, size_t section, uint64_t offset);

/* Returns the size of a string table if it ends with a NUL, otherwise 0. Every offset below the result is a valid string. */
size_t
elfin_safe_strings(const struct elfin *e, size_t section);

/* The limit of the total length of names. */
struct elfin_names {
	struct reuse limit;
	bool unlimited; /* the limit cannot be reached, so lengths are not measured */
};

/* Returns the limit for n names in the string table with the given section number. */
struct elfin_names
elfin_names(const struct elfin *e, size_t section, size_t n);

/* Accounts for a name. Returns false if the limit is exceeded. */
static inline bool
elfin_names_take(struct elfin_names *names, const char *name)
{
	return names->unlimited || reuse_take(&names->limit, strlen(name));
}

#endif
