/* Parses the command line. man/amdgcn-as.1 documents all options. */
#ifndef ASSEMBLER_RUN_OPTIONS_H
#define ASSEMBLER_RUN_OPTIONS_H

#include "assembler/run/as.h"
#include "assembler/run/driver.h"

/* A warning option with an unknown name. -Whazard has the prefix "W" and the name "hazard". */
struct unknown_warning {
	const char *prefix, *name;
};

/* The state of the program: one run of the assembler, and the options that do not concern the assembly itself. */
struct program {
	struct as as;
	struct driver driver;
	const char **defsyms;
	size_t ndefsyms, capdefsyms;
	struct unknown_warning *unknown; /* warning options with unknown names */
	size_t nunknown, capunknown;
	bool no_warn, fatal, any_warn; /* no_warn: --no-warn; fatal: --fatal-warnings; any_warn: -Wno-unknown-warning-option */
	bool done;         /* an option such as --help was handled; no source is read */
	bool type_given;   /* -filetype was given */
	bool verbose;      /* -v was given */
	void *unused;      /* block that heap_expect() returned, owned */
	bool disassemble;  /* the input is a list of bytes, given as numbers */
};

/* Parses all options into p. Returns false after an error. */
bool
options_read(struct program *p, int argc, char **argv);

/* Defines the symbols of -defsym options. */
void
options_symbols(struct program *p);

void
options_free(struct program *p);

#endif
