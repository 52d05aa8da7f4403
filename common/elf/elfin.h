/* Checked reading of ELF files through libelf. Only 64-bit little-endian files are read. Everything
 * malformed is one diag error that names the file and the section or offset; what is handed out is
 * within bounds. Of the header only class and byte order are checked: some assemblers leave the rest 0, the version of ELF
 * and the machine, too. A file may have no sections or no symbols. */
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
	const uint8_t *data; /* hdr.sh_size bytes; NULL for SHT_NOBITS, SHT_NULL and empty ones */
};

struct elfin {
	struct diag *diag; /* borrowed */
	const char *name;  /* for messages */
	const uint8_t *bytes; /* the whole file */
	size_t nbytes;
	Elf *elf; /* NULL unless elfin_libelf was asked for it */
	Elf64_Ehdr hdr;
	struct elfin_section *sections; /* sections[0] is the null section */
	size_t nsections;
	Elf64_Phdr *segments;
	size_t nsegments;
	struct buf file; /* owned; empty if the bytes are the caller's */
	struct buf dated; /* owned; bytes that libelf takes, in place of those that name no version of ELF */
};

struct elfin_note {
	struct str owner; /* without its NUL */
	uint32_t type;
	const uint8_t *desc;
	uint32_t size;    /* of desc */
	size_t offset;    /* of the note in the bytes given */
};

/* Reads path ("-": standard input), which must outlive it. Returns false after an error. */
bool
elfin_open(struct elfin *e, struct diag *diag, const char *path);

/* The same with bytes that are in memory already and must stay there. */
bool
elfin_memory(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n);

/* The same with bytes that libelf has opened already, as a member of an archive, say; the handle stays the caller's, and
 * may be NULL. */
bool
elfin_member(struct elfin *e, struct diag *diag, const char *name, const void *bytes, size_t n, Elf *opened);

void
elfin_close(struct elfin *e);

/* Frees the section headers before that: the file has no sections from now on. */
void
elfin_forget_sections(struct elfin *e);

/* libelf's handle of the file, which lives as long as e; NULL when memory has run out. Files that no caller asks about
 * have none: it takes twice the memory of a small object. */
Elf *
elfin_libelf(struct elfin *e);

/* Why libelf's last call failed, where errno was 0 before it. Dies if memory ran out. */
const char *
elfin_why(void);

/* Whether the bytes start like an ELF file. */
bool
elfin_is_elf(const void *bytes, size_t n);

/* The first section with this type, or this name (NULL: any); NULL if there is none. */
const struct elfin_section *
elfin_find(const struct elfin *e, uint32_t type, const char *name);

/* The p_filesz bytes of a segment; NULL if the file ends before they do, of which there has been a warning. */
const uint8_t *
elfin_segment(const struct elfin *e, const Elf64_Phdr *p);

/* The section's number. */
size_t
elfin_number(const struct elfin *e, const struct elfin_section *s);

/* The string at offset in the string table with this section number; NULL if there is none. */
const char *
elfin_string(const struct elfin *e, size_t section, uint64_t offset);

/* Where notes are: a section, or a segment where a file has no sections. */
struct elfin_notes {
	const char *name;
	const uint8_t *bytes; /* NULL: the file ends before they do */
	uint64_t n, align;
};

/* The next such place at or after *i, which is moved on past it. Returns false after the last. */
bool
elfin_notes_next(const struct elfin *e, size_t *i, struct elfin_notes *out);

/* The note at *at in the bytes of a note section or segment with this alignment; moves *at past it.
 * Returns 1, 0 at the end, -1 if the note is malformed or cut off. */
int
elfin_note(const void *bytes, size_t n, uint64_t align, size_t *at, struct elfin_note *out);

#endif
