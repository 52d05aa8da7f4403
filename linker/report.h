/* What is told about a link besides its output and its map. */
#ifndef LINKER_REPORT_H
#define LINKER_REPORT_H

#include "linker/link.h"

/* --cref: the files that name each symbol, the one that defines it first. */
void
report_cref(struct link *l, struct buf *b);

/* --dependency-file: rules for make that say what the output depends on. */
void
report_dependencies(const struct link *l);

#endif
