/* What is told about a link besides its output and its map. */
#ifndef LINKER_REPORT_H
#define LINKER_REPORT_H

#include "linker/output/linked.h"

/* Appends a line to the map or the table of --cref, and the line's end. A file keeps the bytes of names, as that of ld.lld;
 * standard output shows their control characters. */
__attribute__((format(printf, 3, 4))) void
report_line(const struct linked *l, struct buf *b, const char *fmt, ...);

/* --cref: the files that name each symbol, the one that defines it first. */
void
report_cref(struct linked *l, struct buf *b);

/* --dependency-file: rules for make that say what the output depends on. */
void
report_dependencies(const struct linked *l);

#endif
