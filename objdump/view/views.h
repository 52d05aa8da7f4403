/* The views: each shows one thing about a file, all of them in the order of main.c's list. A view
 * reports what is wrong with the file through view_error and shows the rest. */
#ifndef OBJDUMP_VIEWS_H
#define OBJDUMP_VIEWS_H

#include <stddef.h>
#include <stdint.h>

#include "common/elf/elfin.h"
#include "common/isa/target.h"
#include "objdump/options.h"
#include "objdump/view/out.h"

struct view {
	struct out *out;
	struct options *options;
	const char *file; /* as it is named in titles and messages */
	struct elfin *elf;
	/* Of a member of an archive. */
	const Elf_Arhdr *member; /* NULL: of no archive */
	size_t archive_n;        /* so much of file is the archive's name; 0: of no archive */
	unsigned depth;          /* within so many files */
};

/* Writes out what has been shown so far, then the message "FILE: …". */
__attribute__((format(printf, 2, 3))) void
view_error(struct view *v, const char *fmt, ...);

__attribute__((format(printf, 2, 3))) void
view_warning(struct view *v, const char *fmt, ...);

/* Whether -j leaves this section in. */
bool
view_section(struct view *v, struct str name);

/* Shows a file that was found in v->file; v then tells its name. */
typedef void file_show(struct view *v, const uint8_t *bytes, size_t n);

/* Calls show for a copy of bytes, which are part of v->file, since they may have any alignment there; v is then as it
 * was. Reports an error if files are nested too deeply. */
void
view_within(struct view *v, const char *name, const void *bytes, size_t n, file_show *show);

/* headers.c */
void
headers_file(struct view *v);

void
headers_private(struct view *v);

void
headers_sections(struct view *v);

/* symbols.c */
void
symbols_static(struct view *v);

void
symbols_dynamic(struct view *v);

/* relocs.c */
void
relocs_static(struct view *v);

void
relocs_dynamic(struct view *v);

/* contents.c */
void
contents_sections(struct view *v);

/* Rows of 16 bytes in hexadecimal and as characters. */
void
contents_put(struct out *out, uint64_t address, const uint8_t *bytes, size_t n);

/* notes.c */
void
notes_show(struct view *v);

/* disasm.c */
void
disasm_show(struct view *v);

/* assembly.c: the object as a source that assembles to it. */
void
assembly_show(struct view *v);

/* members.c: calls show for each member that is an ELF file, an archive or, with --offloading, a bundle. */
void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

/* Shows what the archive says of the member. */
void
members_header(struct view *v);

/* offload.c: whether the bytes are code objects packed by clang; whether sections of an ELF file hold such. */
bool
offload_is(const uint8_t *bytes, size_t n);

bool
offload_any(const struct elfin *e);

/* The code objects in the bytes, or in an ELF file: if any view is asked for, show is called for each, else those of
 * bundles are written to files. */
void
offload_bytes(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

void
offload_elf(struct view *v, const struct elfin *e, file_show *show);

/* raw.c */
void
raw_show(struct view *v, const uint8_t *bytes, size_t n);

/* target.c: the processor to disassemble for, as -mcpu and -mattr say or else as the 16 bytes of e_ident
 * and e_flags say (e_ident NULL: the file says nothing). Returns false after an error that says what is
 * needed. */
bool
target_choose(struct view *v, const uint8_t *e_ident, uint32_t e_flags, struct isa *isa);

#endif
