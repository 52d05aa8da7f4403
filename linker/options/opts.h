/* Parses the command line, and holds the values of all options. */
#ifndef LINKER_OPTS_H
#define LINKER_OPTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"
#include "common/base/memory/arena.h"
#include "common/base/memory/map.h"
#include "common/base/message/diag.h"
#include "common/base/option/opt.h"

enum output_kind { OUTPUT_EXEC, OUTPUT_PIE, OUTPUT_SHARED, OUTPUT_RELOCATABLE };

/* What undefined symbols are: BY_KIND: symbols of the loader in a shared object, otherwise 0. */
enum undefined_symbols { UNDEFINED_BY_KIND, UNDEFINED_ZERO, UNDEFINED_DYNAMIC };

enum strip { STRIP_NONE, STRIP_DEBUG, STRIP_ALL };

enum discard { DISCARD_DEFAULT, DISCARD_LOCALS, DISCARD_ALL, DISCARD_NOTHING };

enum bsymbolic {
	BSYMBOLIC_NONE,
	BSYMBOLIC_FUNCTIONS,
	BSYMBOLIC_NON_WEAK_FUNCTIONS,
	BSYMBOLIC_NON_WEAK,
	BSYMBOLIC_ALL
};

enum sort_order { SORT_DEFAULT, SORT_NOTHING, SORT_BY_NAME, SORT_BY_ALIGNMENT, SORT_BY_PRIORITY };

/* Handling of orphans: sections that no pattern of a linker script matches. */
enum orphan_handling { ORPHANS_PLACED, ORPHANS_WARNED, ORPHANS_REFUSED };

/* The kind of offloading in the IDs of a bundle's entries. BUNDLE_BY_VERSION: depends on the code object version of each
 * entry. */
enum bundle_kind { BUNDLE_BY_VERSION, BUNDLE_HIPV4, BUNDLE_HIP, BUNDLE_OPENMP };

enum bundle_method { BUNDLE_PLAIN, BUNDLE_ZLIB, BUNDLE_ZSTD };

struct bundle_settings {
	enum bundle_kind kind;
	enum bundle_method method;
	unsigned level;    /* compression level; 0: the method's default */
	const char *host;  /* triple of the host entry; NULL: no host entry */
	uint64_t align;    /* alignment of the entries in bytes, at least 1 */
};

/* The default values: the triple and the alignment that clang 19 passes to clang-offload-bundler. */
#define BUNDLE_HOST "x86_64-unknown-linux"
enum { BUNDLE_ALIGN = 4096 };

extern const struct bundle_settings bundle_default;

struct input_arg {
	const char *name;
	bool library;       /* -l: whether name is the name of a library */
	bool whole_archive; /* --whole-archive: link every member of the archive */
	bool lazy;          /* --start-lib: link the object like an archive member, on demand */
	bool script;        /* -T: a linker script */
	bool just_symbols;  /* --just-symbols: use only the values of the file's symbols */
};

/* The address that an option gives to an output section. own: the option is -Ttext, -Tdata or -Tbss, which take
 * precedence over --section-start. */
struct section_start {
	struct str name;
	uint64_t address;
	bool own;
};

/* The files and the standard output of a link in memory. Other files are read from the file system. */
struct link_memory {
	const struct str *files; /* the contents of files in memory */
	struct map names;        /* maps file names to indexes in `files`; of two files with the same name, the first is used */
	struct buf image;        /* the output file */
	struct buf printed;
};

struct link_options {
	struct diag *diag;
	struct link_memory *memory; /* files and output of a link in memory; NULL: the file system and standard output */
	struct files files;         /* the files that were read */
	bool done; /* nothing is to be linked: --help, --version, or -v without inputs */
	enum output_kind kind;
	bool offload_bundle;           /* make a bundle of linked code objects */
	struct bundle_settings bundle;
	bool relocatable, shared, pie;     /* options that determine `kind` */
	bool no_warnings, fatal_warnings;
	const char *output, *map, *soname; /* NULL: not specified */
	const char *entry;                 /* entry symbol or address; NULL: -r without -e */
	bool default_entry;
	bool default_output;
	struct input_arg *inputs;
	size_t ninputs, capinputs;
	const char *init, *fini;        /* symbols of the functions for DT_INIT and DT_FINI */
	struct names search, undefined; /* search: directories of -L; undefined: symbols of -u */
	struct names undefined_globs, required;
	struct names defsym, wrap, export, trace_symbols, exclude_libs;
	struct names version_scripts, dynamic_lists, export_lists, retain_files;
	const char *dependency_file, *symbol_ordering; /* NULL: not specified */
	struct section_start *starts;
	size_t nstarts, capstarts;
	struct map start_names; /* maps the name of a section to the index of its address in starts */
	enum strip strip;
	enum discard discard;
	enum bsymbolic bsymbolic;
	enum sort_order sort_section; /* order for script patterns without a sort order */
	enum orphan_handling orphans;
	bool undefined_given; /* allow_undefined was set by an option */
	bool allow_undefined, warn_undefined, allow_multiple;
	bool export_dynamic, gc, print_gc, trace, cref, emit_relocs;
	bool unknown_types;     /* link sections of unknown types */
	bool start_stop_gc;     /* --gc-sections may drop a section although __start_NAME or __stop_NAME is referenced */
	bool undefined_version; /* version scripts may contain undefined symbols */
	bool hash_sysv, hash_gnu;
	bool now, relro, text, execstack, gnustack, combreloc, eh_frame_hdr;
	uint32_t flags_1, flags; /* bits of DT_FLAGS_1 and DT_FLAGS, set by -z */
	bool merge, tails;     /* merge: merge SHF_MERGE sections; tails: also store a string that is a suffix of another
	                        * string only as the end of the longer one */
	bool warn_ordering;    /* warn about symbols that --symbol-ordering-file cannot order */
	bool demangle;
	bool threads;
	uint32_t compress;     /* compression of debug sections: a ch_type, or 0 for none */
	bool build_id;
	unsigned build_id_size;
	struct buf build_id_bytes; /* contents of the build ID; empty: the hash of the output's contents */
	bool has_image_base;
	uint64_t page, common_page, image_base, stack_size;
	uint8_t undefined_symbols; /* an enum undefined_symbols */
	uint8_t start_stop_visibility; /* visibility of __start_NAME and __stop_NAME */
};

/* Parses the command line into o. The strings in o are in argv or in the arena. memory: the files of a link in memory, or NULL.
 * Sets o->done if no link follows, for example after --help. Returns false after an error. */
bool
opts_parse(struct link_options *o, struct diag *diag, struct link_memory *memory, struct arena *arena, int argc, char **argv);

/* Prints a text on standard output, or adds it to the printed text of a link in memory. */
void
opts_print(const struct link_options *o, struct str text);

/* Prints a line like opts_print(), with control characters escaped. */
__attribute__((format(printf, 2, 3))) void
opts_print_line(const struct link_options *o, const char *fmt, ...);

/* Returns the address that --section-start or a similar option gives to an output section, or NULL if no option
 * does. */
const uint64_t *
opts_section_start(const struct link_options *o, struct str name);

static inline bool
opts_is_pic(const struct link_options *o)
{
	return o->kind == OUTPUT_SHARED || o->kind == OUTPUT_PIE;
}

/* Reports an error without a location. to: pointer to any struct with a member diag. */
#define link_error(to, ...) diag_error((to)->diag, (struct loc){0}, __VA_ARGS__)

#endif
