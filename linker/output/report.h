/* Reports besides the output and the map. */
#ifndef LINKER_REPORT_H
#define LINKER_REPORT_H

#include "linker/output/linked.h"

/* Appends a line to the map or to the table of --cref. In a file, names keep their bytes, as in ld.lld; on standard output,
 * control characters are made visible. */
__attribute__((format(printf, 3, 4))) void
report_line(const struct linked *l, struct buf *b, const char *fmt, ...);

/* Appends the table of --cref: the files that name each symbol, the defining file first. */
void
report_cref(struct linked *l, struct buf *b);

/* Writes the make rules of --dependency-file, with the output's dependencies. */
void
report_dependencies(const struct linked *l);

#endif
