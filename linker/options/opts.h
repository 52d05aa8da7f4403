/* What the command line asks the linker for. */
#ifndef LINKER_OPTS_H
#define LINKER_OPTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/base/message/diag.h"
#include "common/base/option/opt.h"

enum output_kind { OUTPUT_EXEC, OUTPUT_PIE, OUTPUT_SHARED, OUTPUT_RELOCATABLE };

enum strip { STRIP_NONE, STRIP_DEBUG, STRIP_ALL };

enum discard { DISCARD_DEFAULT, DISCARD_LOCALS, DISCARD_ALL, DISCARD_NOTHING };

enum bsymbolic {
	BSYMBOLIC_NONE,
	BSYMBOLIC_FUNCTIONS,
	BSYMBOLIC_NON_WEAK_FUNCTIONS,
	BSYMBOLIC_NON_WEAK,
	BSYMBOLIC_ALL
};

/* Of the sections that a pattern of a linker script matches. */
enum sort_order { SORT_DEFAULT, SORT_NOTHING, SORT_BY_NAME, SORT_BY_ALIGNMENT, SORT_BY_PRIORITY };

/* What is done about sections that no pattern of a linker script matches. */
enum orphan_handling { ORPHANS_PLACED, ORPHANS_WARNED, ORPHANS_REFUSED };

struct input_arg {
	const char *name;
	bool library;       /* "-l name" */
	bool whole_archive; /* take every member */
	bool lazy;          /* an object that is linked as a member of an archive is */
	bool script;        /* a linker script */
	bool just_symbols;  /* take the values of its symbols, link nothing */
};

/* --section-start, or of a section of its own -Ttext and its like, which win. */
struct section_start {
	struct str name;
	uint64_t address;
	bool own;
};

struct link_options {
	struct diag *diag;
	bool done; /* --help and its like: nothing is to be linked */
	enum output_kind kind;
	bool relocatable, shared, pie;     /* the options that say which */
	bool no_warnings, fatal_warnings;
	const char *output, *map, *soname; /* NULL: not given */
	const char *entry;                 /* NULL: -r without -e */
	bool default_entry;                /* entry was not given */
	bool default_output;               /* nor was output */
	struct input_arg *inputs;
	size_t ninputs, capinputs;
	const char *init, *fini;        /* the functions of DT_INIT and DT_FINI */
	struct names search, undefined; /* -L, -u */
	struct names undefined_globs, required;
	struct names defsym, wrap, export, trace_symbols, exclude_libs;
	struct names version_scripts, dynamic_lists, export_lists, retain_files;
	const char *dependency_file, *symbol_ordering; /* NULL: not given */
	struct section_start *starts;
	size_t nstarts, capstarts;
	enum strip strip;
	enum discard discard;
	enum bsymbolic bsymbolic;
	enum sort_order sort_section; /* where a script says nothing */
	enum orphan_handling orphans;
	bool undefined_given; /* some option says what allow_undefined is */
	bool allow_undefined, warn_undefined, allow_multiple, no_dynamic_linker;
	bool export_dynamic, gc, print_gc, trace, cref, emit_relocs;
	bool unknown_types;     /* sections of unknown types are linked */
	bool start_stop_gc;     /* --gc-sections may drop a section though __start_NAME or __stop_NAME is referred to */
	bool undefined_version; /* version scripts may name undefined symbols */
	bool hash_sysv, hash_gnu;
	bool now, relro, text, execstack, gnustack, combreloc;
	uint32_t flags_1, flags; /* of DT_FLAGS_1 and DT_FLAGS, by -z */
	bool merge, tails;     /* SHF_MERGE contents are merged; strings with ends of others, too */
	bool warn_ordering;    /* of what --symbol-ordering-file cannot order */
	bool demangle;         /* names of C++ in messages and maps */
	bool threads;          /* more than one thread is allowed */
	uint32_t compress;     /* debug sections: a ch_type, or 0 */
	bool build_id;
	unsigned build_id_size;    /* of the hash */
	struct buf build_id_bytes; /* empty: the hash of the contents */
	bool has_image_base;
	uint64_t page, common_page, image_base, stack_size;
	uint8_t start_stop_visibility; /* of __start_NAME and __stop_NAME */
};

/* Fills o. Returns false after an error; exits for --help and --version. */
bool
opts_parse(struct link_options *o, struct diag *diag, struct arena *arena, int argc, char **argv);

/* Where the output section of this name begins, NULL: where layout puts it. */
const uint64_t *
opts_section_start(const struct link_options *o, struct str name);

/* Whether the output can be loaded anywhere. */
static inline bool
opts_is_pic(const struct link_options *o)
{
	return o->kind == OUTPUT_SHARED || o->kind == OUTPUT_PIE;
}

/* An error that has no place in a text. to: whatever has a diag. */
#define link_error(to, ...) diag_error((to)->diag, (struct loc){0}, __VA_ARGS__)

#endif
