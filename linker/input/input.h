/* Reading objects and archives. */
#ifndef LINKER_INPUT_H
#define LINKER_INPUT_H

#include "linker/link.h"

/* Reads the files of the command line and the archive members that they need, and enters their
 * symbols. */
void
input_load(struct link *l);

/* The symbol of a name that is wanted now; an archive member that defines it is loaded. */
struct symbol *
input_want(struct link *l, struct str name);

#endif
