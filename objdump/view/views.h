/* The views: each shows one thing about a file, all of them in the order of main.c's list. A view
 * reports what is wrong with the file through view_error and shows the rest. */
#ifndef OBJDUMP_VIEWS_H
#define OBJDUMP_VIEWS_H

#include <stddef.h>
#include <stdint.h>

#include "common/elf/elfin.h"
#include "common/isa/target.h"
#include "objdump/file/processor.h"
#include "objdump/options.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

struct view {
	struct out *out;
	struct json *json; /* --json: the document, else NULL */
	struct page *page; /* --cfg=html: the page, else NULL */
	struct options *options;
	const char *file; /* as it is named in titles and messages */
	struct elfin *elf; /* NULL: raw code */
	const struct processor *processor; /* of file/processor.h: what the code is for */
	/* Of a member of an archive. */
	const Elf_Arhdr *member; /* NULL: of no archive */
	size_t archive_n;        /* so much of file is the archive's name; 0: of no archive */
	unsigned depth;          /* within so many files */
	struct sarif *sarif; /* of check/sarif.c: the document, NULL: it is none */
	struct report *report; /* of check/report.h: what --check fills in */
	/* Of flow/missed.h: of the checks of this file, until they are shown. */
	struct missed *missed;
	size_t nmissed, missed_cap;
};

/* Writes out what has been shown so far, then the message "FILE: …". */
__attribute__((format(printf, 2, 3))) void
view_error(struct view *v, const char *fmt, ...);

__attribute__((format(printf, 2, 3))) void
view_warning(struct view *v, const char *fmt, ...);

/* The processor that the code is decoded for; NULL if it is not known, after an error that says why and what to do. */
const struct isa *
view_isa(struct view *v);

/* The same of an object for an AMD GPU, or one that names no machine; NULL, after an error, of any other. */
const struct isa *
view_object_isa(struct view *v);

/* Whether -j leaves this section in. */
bool
view_section(struct view *v, struct str name);

/* Shows a file that was found in v->file; v then tells its name. */
typedef void file_show(struct view *v, const uint8_t *bytes, size_t n);

/* Calls show for a copy of bytes, which are part of v->file, since they may have any alignment there; v is then as it
 * was. Reports an error if files are nested too deeply. */
void
view_within(struct view *v, const char *name, const void *bytes, size_t n, file_show *show);

/* A view, as text and as keys of the file's object in JSON. */
#define VIEW(name) \
	void \
	name(struct view *v); \
	\
	void \
	name##_json(struct view *v)

/* title.c: which file it is, and what it is for. */
VIEW(title_show);

/* The keys by which a file, or a member of an archive, is named. */
void
title_json_file(struct view *v);

VIEW(headers_file);
VIEW(headers_private);
VIEW(headers_sections);

VIEW(symbols_static);
VIEW(symbols_dynamic);

VIEW(relocs_static);
VIEW(relocs_dynamic);

VIEW(contents_sections);

/* flow/: control flow, what kernels use, what is wrong with code */
VIEW(cfg_show);
/* --cfg=html: writes the page that is around what show shows. */
void
cfg_page(struct view *v, void (*show)(struct view *v));

VIEW(resources_show);
VIEW(check_show);
/* --sarif: the same as elements of the array "results". */
void
check_show_sarif(struct view *v);
/* --sarif: the document that is around what show shows. */
void
sarif_document(struct view *v, void (*show)(struct view *v));

/* simulate/: kernels' waves on a compute unit */
VIEW(simulate_show);
/* --simulate=html: writes the page that is around what show shows. */
void
simulate_page(struct view *v, void (*show)(struct view *v));

/* Rows of 16 bytes in hexadecimal and as characters. */
void
contents_put(struct out *out, uint64_t address, const uint8_t *bytes, size_t n);

/* A section of this name, as an element of the array "contents". */
void
contents_json(struct json *j, const char *name, uint64_t address, const uint8_t *bytes, uint64_t n);

VIEW(notes_show);

VIEW(disasm_show);

/* assembly.c: the object as a source that assembles to it. */
void
assembly_show(struct view *v);

/* members.c: calls show for each member that is an ELF file, an archive or, with --offloading, a bundle. */
void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

/* Shows what the archive says of the member. */
VIEW(members_header);

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

void
raw_show_json(struct view *v, const uint8_t *bytes, size_t n);

#endif
