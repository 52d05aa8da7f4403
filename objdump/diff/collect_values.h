/* Collects the values of a code object for a comparison. */
#ifndef OBJDUMP_DIFF_COLLECT_VALUES_H
#define OBJDUMP_DIFF_COLLECT_VALUES_H

#include "objdump/diff/diff.h"

/* Adds the values of the file's header. */
void
collect_header(struct diff_result *d, int side);

/* Adds the directives of the function's kernel descriptor, and its resources. */
void
collect_function(struct diff_result *d, struct diff_function *f, int side);

/* Adds the metadata. The metadata of a kernel become values of its function in d->functions. */
void
collect_metadata(struct diff_result *d, int side);

/* Adds the symbols, and the contents of objects that are not kernel descriptors. */
void
collect_symbols(struct diff_result *d, int side);

#endif
