/* The views. Each view prints one aspect of a file, in the order of views.def. A view reports errors in the file through
 * view_error(), and prints the parts that are not damaged. */
#ifndef OBJDUMP_VIEWS_H
#define OBJDUMP_VIEWS_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include "common/elf/elfin.h"
#include "common/isa/target.h"
#include "objdump/view/processor.h"
#include "objdump/options.h"
#include "objdump/view/json.h"
#include "objdump/view/out.h"

struct view {
	struct out *out;
	struct json *json; /* document of --json or of a page; otherwise NULL */
	struct options *options;
	const char *file; /* used in titles and messages */
	struct elfin *elf; /* the ELF file; NULL: raw code, or a file of another format */
	const char *format; /* name of the format of a file that is not an ELF file; NULL: raw code */
	struct amdgcn_object *object; /* the ELF file for the library, see analysis.h; NULL: not opened */
	pthread_t thread; /* the thread that opened the object */
	const struct processor *processor; /* see view/processor.h */
	const Elf_Arhdr *member; /* NULL: not in an archive */
	size_t archive_n;        /* length of the archive's name, with which `file` begins; 0: not in an archive */
	unsigned depth;          /* nesting depth of files */
	struct sarif *sarif; /* document of --sarif, see check/sarif.c; NULL: none */
	struct report *report; /* result of --check, see check/report.h */
	struct disasm_source *source; /* line tables of the file, see code/source.h; NULL: not read */
	struct comparison *comparison; /* two files to compare, see compare/compare.h; NULL: none */
	/* Code of this file that the checks could not analyze, until it is printed; see flow/missed.h. */
	struct missed *missed;
	size_t nmissed, missed_cap;
};

/* Report an error or a warning about the file, "FILE: …", after flushing the output. */
__attribute__((format(printf, 2, 3))) void
view_error(struct view *v, const char *fmt, ...);

__attribute__((format(printf, 2, 3))) void
view_warning(struct view *v, const char *fmt, ...);

/* Returns the processor for which to decode. If it is unknown, reports an error with the reason and a remedy, and returns NULL. */
const struct isa *
view_isa(struct view *v);

/* Like view_isa(), but accepts only AMD GPU objects and objects whose machine is EM_NONE. For any other file, reports an error and
 * returns NULL. */
const struct isa *
view_object_isa(struct view *v);

bool
view_section(struct view *v, struct str name);

/* A function that shows a file contained in another one. v->file is the name of the contained file. */
typedef void file_show(struct view *v, const uint8_t *bytes, size_t n);

/* Calls show() for the n bytes of a file contained in v->file. Passes a copy, because the bytes may be misaligned. Restores v
 * afterwards. Reports an error if files are nested too deeply. */
void
view_within(struct view *v, const char *name, const void *bytes, size_t n, file_show *show);

/* The views of views.def: each as text, and as keys of the file's JSON object. */
#define TEXT_VIEW(file, function, when) void function(struct view *v);
#define VIEW(file, function, when) TEXT_VIEW(file, function, when) void function##_json(struct view *v);
#include "objdump/views.def"

/* Shows the file's name and format; as JSON, also its target and processor (title.c). */
void
title_show(struct view *v);
void
title_show_json(struct view *v);

/* Writes the keys that contain the name of a file, or of an archive and its member. */
void
title_json_file(struct view *v);

/* Writes the findings as elements of the array "results" of --sarif. */
void
check_show_sarif(struct view *v);
/* Calls show(), and writes the document of --sarif around its output. */
void
sarif_document(struct view *v, void (*show)(struct view *v));

/* Writes bytes in rows of 16, in hexadecimal and as characters. */
void
contents_put(struct out *out, uint64_t address, const uint8_t *bytes, size_t n);

/* Writes the bytes of a section as an element of the array "contents". */
void
contents_json(struct json *j, const char *name, uint64_t address, const uint8_t *bytes, uint64_t n);

/* members.c: calls show() for each member that is an ELF file, an archive or, with --offloading, a bundle. */
void
members_show(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

/* offload.c: offload_is() returns whether the bytes begin with a container of clang's code objects, offload_any() whether a
 * section of an ELF file is such a container. */
bool
offload_is(const uint8_t *bytes, size_t n);

bool
offload_any(const struct elfin *e);

/* Like offload_any(), for any file: whether it is a COFF file with such a section. */
bool
offload_any_coff(const uint8_t *bytes, size_t n);

/* Handle the code objects in the bytes, in an ELF file, or in a COFF file. If a view is requested, call show() for each code object. Otherwise
 * list the code objects in bundles or, with --extract, write them to files. */
void
offload_bytes(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

void
offload_elf(struct view *v, const struct elfin *e, file_show *show);

void
offload_coff(struct view *v, const uint8_t *bytes, size_t n, file_show *show);

/* raw.c: shows the contents and the disassembly of raw code, as the options request. */
void
raw_show(struct view *v, const uint8_t *bytes, size_t n);

void
raw_show_json(struct view *v, const uint8_t *bytes, size_t n);

#endif
