/* Rules for make. */
#ifndef BASE_MAKE_H
#define BASE_MAKE_H

#include "common/base/file/buf.h"

/* Appends a file's name, quoted as GCC does it for GNU make: blanks and # after a backslash (backslashes before a
 * blank twice), $ as $$. A name with a newline cannot be written; make has no way to quote it. */
void
make_put_name(struct buf *b, const char *name);

#endif
