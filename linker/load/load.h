/* Loading: which files and archive members are linked. */
#ifndef LINKER_LOAD_H
#define LINKER_LOAD_H

#include "linker/symbols/symbol.h"

/* What is loaded goes to these. */
struct loader {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	unsigned scripts;  /* those that are being read: they may name others */
	bool has_archives; /* among the inputs */
};

/* Reads the files of the command line and the archive members that they need, and enters their
 * symbols. */
void
load_inputs(struct loader *l);

/* The symbol of a name that is wanted now; an archive member that defines it is loaded. */
struct link_symbol *
load_wanted(struct loader *l, struct str name);

#endif
