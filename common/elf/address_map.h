/* A map from addresses to the sections of a linked file. */
#ifndef ELF_ADDRESS_MAP_H
#define ELF_ADDRESS_MAP_H

#include "common/elf/elfin.h"

/* A zero-initialized map contains no sections. */
struct elf_addresses {
	struct elf_address *v; /* sorted by address */
	size_t n;
};

/* Makes a map of the sections for which has() returns true. Free it with elf_addresses_free(). */
void
elf_addresses_init(struct elf_addresses *m, const struct elfin *e, bool (*has)(const void *user, size_t number), const void *user);

void
elf_addresses_free(struct elf_addresses *m);

/* Returns the number of the section that contains an address, or 0. Of several sections, returns the lowest number. */
size_t
elf_addresses_find(const struct elf_addresses *m, uint64_t address);

#endif
