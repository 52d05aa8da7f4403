/* The settings of one run over a source, set by the program's options or by a caller of the library. */
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

/* What the assembler inserts before instructions: bits. */
enum { INSERT_WAITS = 1, INSERT_NOPS = 2, INSERT_EACH = 4 /* a separate wait for each use */ };

enum file_type { FILE_OBJ, FILE_ASM, FILE_NULL };

/* Defaults of max_size and max_rounds: limits that stop sources without an end. */
#define SETTINGS_MAX_SIZE ((uint64_t)1 << 30)
#define SETTINGS_MAX_ROUNDS ((uint64_t)1 << 24)

struct settings {
	const char *input, *output; /* input is NULL for standard input; "-" as output is standard output */
	const char *cpu;            /* -mcpu; NULL: .amdgcn_target names the processor */
	const char **attrs;         /* -mattr: each element is a comma-separated list */
	const char **include;       /* -I: directories, in search order */
	size_t nattrs, capattrs, ninclude, capinclude;
	enum file_type type;
	bool show_encoding;         /* for FILE_ASM */
	bool keep_locals;           /* -L: ".L" symbols stay in the symbol table */
	uint64_t max_size;          /* limit of the bytes in all sections, and of the text of concurrent expansions */
	uint64_t max_rounds;        /* limit of the iterations that one line of a file may cause */
	unsigned warn, fatal;       /* -Wkernel …; -Werror=kernel …: bits 1 << WARN_… */
	bool warn_extra;            /* -Wextra */
	uint8_t insert;             /* -fauto-waits, -fauto-waits=each, -fauto-nops: bits INSERT_… */
	bool fill_metadata;
	bool resources;             /* --resources */
	bool no_text;               /* -n: no .text unless the source names it */
	const char *listing;        /* -a: path, "-" for standard output, NULL for no listing */
	bool depend, depend_phony;  /* -MD, -MP */
	const char *depend_output;  /* target of the rule; NULL: output */
	const char *depend_file;    /* path of the rule's file; NULL: derived from the output's name */
	const char *depend_targets; /* targets in make's syntax; NULL: depend_output or output */
};

#endif
