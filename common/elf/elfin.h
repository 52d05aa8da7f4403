/* Reads 64-bit little-endian ELF files through libelf, with checks. A malformed file causes one diag error, which names the file
 * and the section or offset. Everything that is returned is within bounds. In the file header, only the class, byte order and
 * version are checked. A version of 0 is accepted, because some assemblers leave all other fields 0. A file may have no sections
 * or no symbols. */
#ifndef ELF_ELFIN_H
#define ELF_ELFIN_H

#include <elf.h>
#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/elf/elfname.h"
#include "common/elf/elftable.h"

struct elfin_section {
	const char *name;
	Elf64_Shdr hdr;
	const uint8_t *data; /* the section's hdr.sh_size bytes; NULL for SHT_NOBITS, SHT_NULL and empty sections */
	size_t nvalid;     /* a symbol table: number of symbols before the first invalid one */
	uint32_t extended; /* a symbol table: number of the section with its extended section numbers; 0: none */
};

struct elfin {
	struct diag *diag;
	const char *name;  /* name of the file in messages */
	const uint8_t *bytes; /* contents of the whole file */
	size_t nbytes;
	Elf *elf; /* libelf's handle of the file; NULL until elfin_libelf is called */
	Elf64_Ehdr hdr;
	struct elfin_section *sections; /* sections in the order of their numbers; sections[0] is the null section */
	size_t nsections;
	Elf64_Phdr *segments;
	size_t nsegments;
	struct buf file; /* contents of the file, owned; empty if the caller owns them */
	struct buf with_version; /* owned copy of the file with EI_VERSION set, if EI_VERSION was 0; otherwise empty */
};

struct elfin_note {
	struct str owner; /* without the NUL */
	uint32_t type;
	const uint8_t *desc;
	uint32_t size;    /* in bytes */
	size_t offset;
};

/* Opens the file at path ("-": standard input). The string path must outlive e. Returns false after an error. */
bool
elfin_open(struct elfin *e, struct diag *diag, const char *path);

/* Like elfin_open, for bytes in memory, which must outlive e. */
bool
elfin_memory(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n);

/* Like elfin_memory, for bytes that libelf has already opened, such as an archive member. The caller still owns the handle, which
 * may be NULL. */
bool
elfin_member(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n, Elf *opened);

void
elfin_close(struct elfin *e);

/* Frees the section headers early. From then on, the file has no sections. */
void
elfin_forget_sections(struct elfin *e);

/* Returns libelf's handle of the file, or NULL if memory is exhausted. elfin_close frees it. The handle is created on demand,
 * because it doubles the memory required for a small object. */
Elf *
elfin_libelf(struct elfin *e);

/* Returns why libelf's last call failed. If errno is ENOMEM, ends the program (or guarded call); therefore errno must have been set to
 * 0 before libelf's call. */
const char *
elfin_why(void);

bool
elfin_is_elf(const void *bytes, size_t n);

/* Returns the first section with the given type and name, or NULL. If name is NULL, only the type must match. */
const struct elfin_section *
elfin_find(const struct elfin *e, uint32_t type, const char *name);

/* Returns the p_filesz bytes of a segment, or NULL if they extend past the end of the file. elfin_open has already warned about
 * such a segment. */
const uint8_t *
elfin_segment(const struct elfin *e, const Elf64_Phdr *p);

static inline size_t
elfin_number(const struct elfin *e, const struct elfin_section *s)
{
	return (size_t)(s - e->sections);
}

/* A byte range that contains notes: a section, or a segment if the file has no sections. */
struct elfin_notes {
	const char *name;
	const uint8_t *bytes; /* contents; NULL if they extend past the end of the file */
	uint64_t n, align;
};

/* Finds the next section or segment with notes, at or after index *i. Sets *i to the index where the next search continues.
 * Returns false if there is none. */
bool
elfin_notes_next(const struct elfin *e, size_t *i, struct elfin_notes *out);

/* Reads the note at offset *at of a note section or segment with the given alignment, and advances *at. Returns 1 for a note, 0 at
 * the end, and -1 if the note is malformed or truncated. */
int
elfin_note(const void *bytes, size_t n, uint64_t align, size_t *at, struct elfin_note *out);

#endif
