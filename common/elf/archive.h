/* The members of archives: System V's and GNU's, BSD's with names before the bytes, and GNU's thin ones, whose
 * members are files. */
#ifndef ELF_ARCHIVE_H
#define ELF_ARCHIVE_H

#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/memory/arena.h"

struct archive_member {
	Elf_Arhdr hdr;        /* ar_name is the member's name, in the arena */
	const uint8_t *bytes; /* n of them, a part of the archive's; at even addresses only */
	size_t n;
	Elf *elf;         /* libelf's handle of just these bytes, as long as that is open; or NULL */
	const char *path; /* of a thin archive: the file that has the bytes, in the arena; else NULL */
	uint64_t place;   /* of its header in the archive, for elf_rand; of a thin archive 0 */
};

/* Whether the bytes start like an archive, thin or not. */
bool
archive_is(const void *bytes, size_t n);

/* The same for thin ones only. */
bool
archive_is_thin(const void *bytes, size_t n);

/* The member that libelf has opened. Returns NULL or, as a phrase, what is wrong. */
const char *
archive_member(struct arena *arena, Elf *opened, struct archive_member *m);

/* Calls use for each member of an archive, but not for indexes and tables of names. name is the archive's path, from
 * whose folder the files of a thin one are counted. Returns NULL or, as a phrase, what is wrong. */
const char *
archive_each(struct arena *arena, const char *name, const uint8_t *bytes, size_t n,
	void (*use)(void *user, const struct archive_member *m), void *user);

#endif
