/* What is asked of one run over a source. The program's options set it, or a caller of the library. */
#ifndef ASSEMBLER_SETTINGS_H
#define ASSEMBLER_SETTINGS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define WARN(name, check) WARN_##name,
enum warn {
#include "assembler/warn.def"
	WARN_COUNT
};
#undef WARN

/* What the assembler puts in before instructions: bits. */
enum { INSERT_WAITS = 1, INSERT_NOPS = 2, INSERT_EACH = 4 /* a wait for each use */ };

enum file_type { FILE_OBJ, FILE_ASM, FILE_NULL };

/* What max_size and max_rounds are if nothing is said, against sources that have no end. */
#define SETTINGS_MAX_SIZE ((uint64_t)1 << 30)
#define SETTINGS_MAX_ROUNDS ((uint64_t)1 << 24)

struct settings {
	const char *input, *output; /* input is NULL for standard input; "-" as output is standard output */
	const char *cpu;            /* -mcpu, or NULL: .amdgcn_target names it */
	const char **attrs;         /* -mattr, each a list */
	const char **include;       /* directories of -I, in order */
	size_t nattrs, capattrs, ninclude, capinclude;
	enum file_type type;
	bool show_encoding;         /* in FILE_ASM */
	bool keep_locals;           /* -L: ".L" symbols stay in the symbol table */
	uint64_t max_size;          /* bytes that the source may make, and of expansions that are read at a time */
	uint64_t max_rounds;        /* of repetitions that a line of a file may lead to */
	unsigned warn, fatal;       /* bits 1 << WARN_…: -Wkernel …; -Werror=kernel … */
	bool warn_extra;            /* -Wextra */
	uint8_t insert;             /* -fauto-waits, -fauto-waits=each, -fauto-nops: bits INSERT_… */
	bool fill_metadata;
	bool resources;             /* --resources */
	bool no_text;               /* -n: no .text unless the source names it */
	const char *listing;        /* a file, "-" for standard output; NULL: none */
	bool depend, depend_phony;  /* -MD, -MP */
	const char *depend_output;  /* what the rule is for, where that is another than output */
	const char *depend_file;    /* NULL: made of the output's name */
	const char *depend_targets; /* as make reads them; NULL: the output */
};

#endif
