/* The settings of one run over a source. The program's options or a caller of the library set them. */
#ifndef ASSEMBLER_SETTINGS_H
#define ASSEMBLER_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/message/diag.h"
#include "common/isa/target.h"

#define WARN(name, check) WARN_##name,
enum warn {
#include "assembler/warn.def"
	WARN_COUNT
};
#undef WARN

/* Bits that say what the assembler inserts before instructions. */
enum { INSERT_WAITS = 1, INSERT_NOPS = 2, INSERT_EACH = 4 /* insert a separate wait for each use */ };

enum file_type { FILE_OBJ, FILE_ASM, FILE_NULL };

/* Defaults of max_size and max_rounds. These limits stop sources that would produce endless output. */
#define SETTINGS_MAX_SIZE ((uint64_t)1 << 30)
#define SETTINGS_MAX_ROUNDS ((uint64_t)1 << 24)

/* Default of join. With this value, AITER's kernels for gfx942 get 1.03 times as many waits as their authors wrote; the counts
 * are in testsuite/facts/shipped_waits.tsv. In the simulator, 24 of AITER's kernels take on average 0.65 % longer than with the
 * value 4, and 3.2 % less than with their authors' waits. 12 kernels of MIOpen take 0.1 % longer than with 4, and 1.8 % less than
 * with their authors' waits. */
#define SETTINGS_JOIN 32

struct settings {
	const char *input, *output; /* input: path, NULL for standard input; output: path, "-" for standard output */
	const char *cpu;            /* -mcpu; NULL: the architecture or .amdgcn_target selects the processor */
	bool cpu_is_default;        /* .amdgcn_target overrides cpu; call processor_default() */
	struct architecture architecture; /* of the triple */
	const char **attrs;         /* -mattr; each element is a comma-separated list of features */
	const char **include;       /* -I; directories, in search order */
	size_t nattrs, capattrs, ninclude, capinclude;
	enum file_type type;
	bool show_encoding;         /* --show-encoding, with FILE_ASM */
	bool keep_locals;           /* -L: write ".L" symbols to the symbol table */
	uint64_t max_size;          /* maximum number of bytes in all sections, and maximum size of the text of nested expansions */
	uint64_t max_rounds;        /* maximum number of iterations that one line of a file may cause */
	unsigned warn;              /* enabled warnings, -Wkernel …; bits 1 << WARN_… */
	unsigned fatal, not_fatal;  /* the same bits for -Werror=kernel … and -Wno-error=kernel …, which overrides -Werror */
	bool warn_extra;            /* -Wextra */
	bool warn_notes;            /* -Wnotes */
	uint8_t insert;             /* -fauto-waits, -fauto-waits=each, -fauto-nops: bits INSERT_… */
	uint64_t join;              /* -fauto-waits-join; waits that are at least this many instructions apart are not joined */
	bool fill_metadata;
	bool resources;             /* --resources: print the resource usage of kernels */
	unsigned debug;             /* --debug: bits 1 << i of the analyses whose states are printed, see amdgcn_states_name() */
	uint64_t named_max;         /* maximum size of files of .include and .incbin, which must be regular files; 0: any file is read */
	bool no_files;              /* .include and .incbin read no file */
	bool record;                /* record the locations of instructions in struct checks */
	bool partial;               /* make the image of the object even after errors, without the erroneous statements */
	bool no_text;               /* -n: do not create .text unless the source selects it */
	const char *listing;        /* -a; path of the listing, "-" for standard output; NULL: no listing */
	bool depend, depend_phony;  /* -MD: write a dependency file; -MP: with phony targets */
	const char *depend_output;  /* path that the make rule names as its target; NULL: the path in `output` */
	const char *depend_file;    /* path of the dependency file; NULL: derived from the output's name */
	const char *depend_targets; /* targets of the make rule, in make's syntax; NULL: the rule has one target, depend_output */
};

/* Returns how the warning WARN_… is reported. */
static inline enum severity
settings_severity(const struct settings *opt, unsigned warning)
{
	return opt->fatal & 1u << warning ? SEVERITY_ERROR : opt->not_fatal & 1u << warning ? SEVERITY_WARNING : SEVERITY_DEFAULT;
}

#endif
