/* The views: each prints one aspect of a file, in the order of main.c's list. A view reports errors in the file through view_error
 * and prints the rest. */
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
	struct json *json; /* --json, or a page: the document, else NULL */
	struct options *options;
	const char *file; /* name for titles and messages */
	struct elfin *elf; /* NULL: raw code */
	const struct processor *processor; /* file/processor.h: the processor of the code */
	/* For a member of an archive. */
	const Elf_Arhdr *member; /* NULL: not in an archive */
	size_t archive_n;        /* length of the archive's name in file; 0: not in an archive */
	unsigned depth;          /* nesting depth of files */
	struct sarif *sarif; /* check/sarif.c: the document; NULL: none */
	struct report *report; /* check/report.h: the result of --check */
	/* flow/missed.h: code of this file that checks could not check, until it is printed. */
	struct missed *missed;
	size_t nmissed, missed_cap;
};

/* Flushes the output, then reports "FILE: …". */
__attribute__((format(printf, 2, 3))) void
view_error(struct view *v, const char *fmt, ...);

__attribute__((format(printf, 2, 3))) void
view_warning(struct view *v, const char *fmt, ...);

/* The processor to decode for; NULL, after an error with the reason and a remedy, if unknown. */
const struct isa *
view_isa(struct view *v);

/* The same for an AMD GPU object or an object without a machine; NULL, after an error, for any other. */
const struct isa *
view_object_isa(struct view *v);

/* Whether -j selects this section. */
bool
view_section(struct view *v, struct str name);

/* Shows a file found in v->file; v then has its name. */
typedef void file_show(struct view *v, const uint8_t *bytes, size_t n);

/* Calls show for a copy of bytes, which are part of v->file and may be misaligned there; v is restored afterwards. Reports an
 * error if files are nested too deeply. */
void
view_within(struct view *v, const char *name, const void *bytes, size_t n, file_show *show);

/* The views of views.def: each as text, and as keys of the file's JSON object. */
#define TEXT_VIEW(file, function, when) void function(struct view *v);
#define VIEW(file, function, when) TEXT_VIEW(file, function, when) void function##_json(struct view *v);
#include "objdump/views.def"

/* title.c: the file's name and target. */
void
title_show(struct view *v);
void
title_show_json(struct view *v);

/* The keys that name a file or a member of an archive. */
void
title_json_file(struct view *v);


/* --sarif: findings as elements of the array "results". */
void
check_show_sarif(struct view *v);
/* --sarif: writes the document around the output of show. */
void
sarif_document(struct view *v, void (*show)(struct view *v));


/* Rows of 16 bytes, in hexadecimal and as characters. */
void
contents_put(struct out *out, uint64_t address, const uint8_t *bytes, size_t n);

/* A section as an element of the array "contents". */
void
contents_json(struct json *j, const char *name, uint64_t address, const uint8_t *bytes, uint64_t n);

/* members.c: calls show for each member that is an ELF file, an archive or, with --offloading, a bundle. */
void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

/* offload.c: whether the bytes are code objects packed by clang; whether sections of an ELF file contain such. */
bool
offload_is(const uint8_t *bytes, size_t n);

bool
offload_any(const struct elfin *e);

/* Handles the code objects in the bytes or in an ELF file: if a view is requested, calls show for each; otherwise writes those of
 * bundles to files. */
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
