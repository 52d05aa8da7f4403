/* The command line: what the user asks for. man/amdgcn-as.1 explains every option. */
#ifndef ASSEMBLER_RUN_OPTIONS_H
#define ASSEMBLER_RUN_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

struct as;

enum file_type { FILE_OBJ, FILE_ASM, FILE_NULL };

struct options {
	const char *input, *output; /* input is NULL for standard input; "-" as output is standard output */
	const char *cpu;            /* -mcpu, or NULL: .amdgcn_target names it */
	const char **attrs;         /* -mattr, each a list */
	const char **include;       /* directories of -I, in order */
	const char **defsyms;
	size_t nattrs, capattrs, ninclude, capinclude, ndefsyms, capdefsyms;
	enum file_type type;
	bool type_given;
	bool done;                  /* --help and its like: no source is to be read */
	bool verbose;               /* -v */
	bool show_encoding;         /* in FILE_ASM */
	bool disassemble;           /* the input is bytes as numbers */
	bool keep_locals;           /* -L: ".L" symbols stay in the symbol table */
	bool warn_kernel;           /* -Wkernel */
	bool fill_metadata;
	bool no_text;               /* -n: no .text unless the source names it */
	const char *listing;        /* a file, "-" for standard output; NULL: none is wanted */
	bool depend, depend_phony;  /* -MD, -MP */
	const char *depend_file, *depend_target; /* NULL: made of the output's name */
	bool depend_quote;          /* -MQ gave the target, not -MT */
};

/* Fills as->opt and what of as the options set directly. Returns false after errors, which were reported. */
bool
options_read(struct as *as, int argc, char **argv);

/* Defines the symbols of -defsym. */
void
options_symbols(struct as *as);

void
options_free(struct options *opt);

#endif
