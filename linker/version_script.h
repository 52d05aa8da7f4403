/* Files that list symbols: version scripts, dynamic lists, plain lists of names. */
#ifndef LINKER_VERSION_SCRIPT_H
#define LINKER_VERSION_SCRIPT_H

#include "linker/link.h"

/* Reads the files that the options name into l->versions, l->version_names and l->exports. */
void
version_script_read(struct link *l);

#endif
