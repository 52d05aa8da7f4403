/* Reading objects and archives. */
#ifndef LINKER_INPUT_H
#define LINKER_INPUT_H

#include "linker/link.h"

/* Reads the files of the command line and the archive members that they need, and enters their
 * symbols. */
void
input_load(struct link *l);

/* Loads the archive member at this offset unless it was loaded before. */
void
input_member(struct link *l, struct archive *a, uint64_t member);

/* The archive's name. */
const char *
input_name(const struct archive *a);

#endif
