/* The command line. man/amdgcn-as.1 documents every option. */
#ifndef ASSEMBLER_RUN_OPTIONS_H
#define ASSEMBLER_RUN_OPTIONS_H

#include "assembler/as.h"
#include "assembler/run/driver.h"

/* An unknown warning: -Whazard is prefix "W" and name "hazard". */
struct unknown_warning {
	const char *prefix, *name;
};

/* The program: one run of the assembler, and the options that do not concern the assembly itself. */
struct program {
	struct as as;
	struct driver driver;
	const char **defsyms;
	size_t ndefsyms, capdefsyms;
	struct unknown_warning *unknown; /* names in -W… */
	size_t nunknown, capunknown;
	bool no_warn, fatal, any_warn; /* --no-warn, --fatal-warnings, -Wno-unknown-warning-option */
	bool done;         /* --help and similar: no source is read */
	bool type_given;   /* -filetype */
	bool verbose;      /* -v */
	bool disassemble;  /* the input is bytes, written as numbers */
};

/* Reads all options into p. Returns false after an error. */
bool
options_read(struct program *p, int argc, char **argv);

/* Defines the symbols of -defsym. */
void
options_symbols(struct program *p);

void
options_free(struct program *p);

#endif
