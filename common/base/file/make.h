/* Quotes file names for makefiles. */
#ifndef BASE_MAKE_H
#define BASE_MAKE_H

#include "common/base/file/buf.h"

/* Appends a file name, quoted for GNU make as GCC does. A backslash is inserted before each blank, each # and each backslash that
 * precedes a blank; $ becomes $$. A newline cannot be quoted. */
void
make_put_name(struct buf *b, const char *name);

#endif
