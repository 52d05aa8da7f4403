/* Loads the files and archive members that are linked. */
#ifndef LINKER_LOAD_H
#define LINKER_LOAD_H

#include "linker/symbols/symbol.h"

/* The parts of the link that loading fills. */
struct loader {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	unsigned scripts;  /* nesting depth of the scripts being read */
	bool has_archives; /* there is an archive among the inputs */
};

/* Loads the files of the command line and the archive members that they need, and enters their symbols. */
void
load_inputs(struct loader *l);

/* Makes a name wanted, loads an archive member that defines it, and returns its symbol. */
struct link_symbol *
load_wanted(struct loader *l, struct str name);

#endif
