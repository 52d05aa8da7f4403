/* Loads the files and archive members of the link. */
#ifndef LINKER_LOAD_H
#define LINKER_LOAD_H

#include "linker/symbols/symbol.h"

/* State of loading, and the parts of the link that loading fills. */
struct loader {
	struct diag *diag;
	const struct link_options *opt;
	struct arena *arena;
	struct inputs *inputs;
	struct script *script;
	struct symbols *symbols;
	unsigned scripts;  /* nesting depth of the scripts being read */
	bool has_archives;
};

/* Loads the files of the command line, and the archive members that define referenced symbols. Enters the symbols of all loaded
 * files. */
void
load_inputs(struct loader *l);

/* Marks a symbol as referenced, loads an archive member that defines it, and returns the symbol. */
struct link_symbol *
load_wanted(struct loader *l, struct str name);

#endif
