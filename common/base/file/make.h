/* Rules for make. */
#ifndef BASE_MAKE_H
#define BASE_MAKE_H

#include "common/base/file/buf.h"

/* Appends a file name, quoted as GCC quotes for GNU make: a backslash before blanks and # (and before backslashes that precede a
 * blank), $ as $$. make has no quoting for newlines. */
void
make_put_name(struct buf *b, const char *name);

#endif
