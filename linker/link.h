/* Links object files into a code object: a run of amdgcn-ld, with files or in memory. */
#ifndef LINKER_LINK_H
#define LINKER_LINK_H

#include "linker/synthetic/synthetic.h"

/* A link, with its parts in the order in which they are built. The passes in one source folder build one part from the
 * parts before it. */
struct link {
	struct diag *diag;
	struct arena arena;
	struct link_options opt;
	struct inputs inputs;
	struct script script;
	struct symbols symbols;
	struct image image;
	struct synthetic made;
};

/* Links as the command line argv[1..] specifies. The caller must have zeroed *l except for diag, which receives the
 * errors. memory: the files of a link in memory, or NULL. On return, *memory also contains the results, which are
 * incomplete after an error. */
void
link_run(struct link *l, struct link_memory *memory, int argc, char **argv);

/* Frees the lists. The arenas and the bytes of input files are freed when the process exits or, in a link in memory, by the
 * guard (common/base/memory/guard.h) of the library call. */
void
link_free(struct link *l);

#endif
