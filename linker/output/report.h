/* Writes the cross-reference table and the dependency file, and formats lines of the map. */
#ifndef LINKER_REPORT_H
#define LINKER_REPORT_H

#include "linker/output/linked.h"

/* Appends a line to the map or to the table of --cref. In a file, names keep their bytes, as in ld.lld; on standard output,
 * control characters are made visible. */
__attribute__((format(printf, 3, 4))) void
report_line(const struct linked *l, struct buf *b, const char *fmt, ...);

/* Appends the table of --cref: the files that reference each symbol, the defining file first. */
void
report_cref(struct linked *l, struct buf *b);

/* Writes the dependency file: make rules that list the files from which the output was linked. */
void
report_dependencies(const struct linked *l);

#endif
