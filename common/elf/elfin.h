/* Checked reading of 64-bit little-endian ELF files through libelf. A malformed file gives one diag error, which names the file
 * and the section or offset; everything that is returned is within bounds. Of the file header only class, byte order and version
 * are checked, and a version of 0 is accepted, because some assemblers leave all other fields 0. A file may lack sections or
 * symbols. */
#ifndef ELF_ELFIN_H
#define ELF_ELFIN_H

#include <elf.h>
#include <libelf.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"
#include "common/elf/elftable.h"

struct elfin_section {
	const char *name;
	Elf64_Shdr hdr;
	const uint8_t *data; /* hdr.sh_size bytes; NULL for SHT_NOBITS, SHT_NULL and empty sections */
};

struct elfin {
	struct diag *diag; /* borrowed */
	const char *name;  /* for messages */
	const uint8_t *bytes; /* the whole file */
	size_t nbytes;
	Elf *elf; /* NULL until elfin_libelf is called */
	Elf64_Ehdr hdr;
	struct elfin_section *sections; /* sections[0] is the null section */
	size_t nsections;
	Elf64_Phdr *segments;
	size_t nsegments;
	struct buf file; /* owned; empty if the caller owns the bytes */
	struct buf dated; /* owned; copy of the bytes with EI_VERSION set, if that was 0 */
};

struct elfin_note {
	struct str owner; /* without the NUL */
	uint32_t type;
	const uint8_t *desc;
	uint32_t size;    /* of desc, in bytes */
	size_t offset;    /* of the note within the bytes passed in */
};

/* Opens the file at path ("-": standard input); the string path must outlive e. Returns false after an error. */
bool
elfin_open(struct elfin *e, struct diag *diag, const char *path);

/* The same for bytes in memory, which must outlive e. */
bool
elfin_memory(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n);

/* The same for bytes that libelf has opened already, such as a member of an archive. The caller keeps the handle, which may be
 * NULL. */
bool
elfin_member(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n, Elf *opened);

void
elfin_close(struct elfin *e);

/* Frees the section headers early: from now on the file has no sections. */
void
elfin_forget_sections(struct elfin *e);

/* Returns libelf's handle of the file, which elfin_close frees; NULL if out of memory. It is only created on demand, because for a
 * small object it doubles the memory. */
Elf *
elfin_libelf(struct elfin *e);

/* Returns why libelf's last call has failed, if errno was 0 before it. Exits the program if it was out of memory. */
const char *
elfin_why(void);

/* Returns whether the bytes have the magic number of ELF. */
bool
elfin_is_elf(const void *bytes, size_t n);

/* Returns the first section with this type and name (NULL: any name), or NULL. */
const struct elfin_section *
elfin_find(const struct elfin *e, uint32_t type, const char *name);

/* Returns the p_filesz bytes of a segment, or NULL if they extend past the end of the file; elfin_open has warned about this. */
const uint8_t *
elfin_segment(const struct elfin *e, const Elf64_Phdr *p);

/* Returns the number of a section of e. */
size_t
elfin_number(const struct elfin *e, const struct elfin_section *s);

/* Returns the string at offset in the string table with this section number, or NULL if there is no valid one. */
const char *
elfin_string(const struct elfin *e, size_t section, uint64_t offset);

/* Bytes that contain notes: a section, or a segment if the file has no sections. */
struct elfin_notes {
	const char *name;
	const uint8_t *bytes; /* NULL if they extend past the end of the file */
	uint64_t n, align;
};

/* Finds the next section or segment with notes at or after *i, and sets *i to continue after it. Returns false if there is none. */
bool
elfin_notes_next(const struct elfin *e, size_t *i, struct elfin_notes *out);

/* Reads the note at offset *at of a note section or segment with the given alignment, and advances *at. Returns 1, 0 at the end,
 * -1 if the note is malformed or truncated. */
int
elfin_note(const void *bytes, size_t n, uint64_t align, size_t *at, struct elfin_note *out);

#endif
