/* Enumerates the members of archives: System V and GNU format; BSD format, with names before the bytes; and GNU thin archives,
 * whose members are separate files. */
#ifndef ELF_ARCHIVE_H
#define ELF_ARCHIVE_H

#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"

struct archive_member {
	Elf_Arhdr hdr;        /* ar_name: the full name, in the arena */
	const uint8_t *bytes; /* n bytes, part of the archive's; possibly unaligned. NULL in a thin archive */
	size_t n;
	Elf *elf;         /* libelf's handle of exactly these bytes, valid during the call; or NULL */
	const char *path; /* thin archive: the file that contains the bytes, in the arena; else NULL */
	uint64_t place;   /* offset of the header in the archive, for elf_rand; 0 in a thin archive */
};

/* Returns whether the bytes have the magic number of an archive, thin or not. */
bool
archive_is(const void *bytes, size_t n);

/* The same for thin archives only. */
bool
archive_is_thin(const void *bytes, size_t n);

/* Fills in *m for the archive member that libelf has opened. Returns NULL, or a phrase that describes the error. */
const char *
archive_member(struct arena *arena, Elf *opened, struct archive_member *m);

/* Calls use for each member of an archive except indexes and tables of names. name is the path of the archive; the members of a
 * thin archive are relative to its folder. Returns NULL, or a phrase that describes the error. */
const char *
archive_each(struct arena *arena, const char *name, const uint8_t *bytes, size_t n,
	void (*use)(void *user, const struct archive_member *m), void *user);

#endif
