/* Enumerates the members of archives: System V and GNU format; BSD format, in which a member's name may precede its contents;
 * and GNU thin archives, whose members are separate files. */
#ifndef ELF_ARCHIVE_H
#define ELF_ARCHIVE_H

#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"

struct archive_member {
	Elf_Arhdr hdr;        /* libelf's header of the member; ar_name is the full name, in the arena */
	const uint8_t *bytes; /* the member's bytes within the archive, possibly unaligned; NULL in a thin archive */
	size_t n;
	Elf *elf;         /* libelf's handle of the member, valid only while archive_each() calls use(); may be NULL */
	const char *path; /* thin archive: path of the file that contains the bytes, in the arena; otherwise NULL */
	uint64_t place;   /* offset of the member's header in the archive, for elf_rand; 0 in a thin archive */
};

/* Returns whether the bytes are a regular or a thin archive. */
bool
archive_is(const void *bytes, size_t n);

bool
archive_is_thin(const void *bytes, size_t n);

/* Closes a handle of libelf; a cleanup for guard_push(). */
void
archive_end(void *elf);

/* Fills in *m for the archive member that libelf has opened. As for elfin_why(), errno must have been
 * set to 0 before libelf's last call. Returns NULL, or a phrase that describes the error. */
const char *
archive_member(struct arena *arena, Elf *opened, struct archive_member *m);

/* Calls use() for each member of an archive, except for indexes and name tables. name is the path of the archive; the paths of a
 * thin archive's members are relative to its directory. Returns NULL, or a phrase that describes the error. */
const char *
archive_each(struct arena *arena, const char *name, const uint8_t *bytes, size_t n,
	void (*use)(void *user, const struct archive_member *m), void *user);

#endif
