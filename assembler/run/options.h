/* The command line: what the user asks for. man/amdgcn-as.1 explains every option. */
#ifndef ASSEMBLER_RUN_OPTIONS_H
#define ASSEMBLER_RUN_OPTIONS_H

#include "assembler/as.h"
#include "assembler/run/driver.h"

/* -Whazard is "W" and "hazard". */
struct unknown_warning {
	const char *prefix, *name;
};

/* The program around one run: what its options and compilers' command lines ask for besides. */
struct program {
	struct as as;
	struct driver driver;
	const char **defsyms;
	size_t ndefsyms, capdefsyms;
	struct unknown_warning *unknown; /* of -W… */
	size_t nunknown, capunknown;
	bool no_warn, fatal, any_warn; /* --no-warn, --fatal-warnings, -Wno-unknown-warning-option */
	bool done;         /* --help and its like: no source is to be read */
	bool type_given;   /* -filetype */
	bool verbose;      /* -v */
	bool disassemble;  /* the input is bytes as numbers */
};

/* Fills p->as.opt and what else the options set. Returns false after errors, which were reported. */
bool
options_read(struct program *p, int argc, char **argv);

/* Defines the symbols of -defsym. */
void
options_symbols(struct program *p);

void
options_free(struct program *p);

#endif
