/* Makes text from files safe to print on a terminal. Names of symbols, sections or files may contain terminal control sequences. */
#ifndef BASE_VISIBLE_H
#define BASE_VISIBLE_H

#include <stdio.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends text to b. Control characters other than tabs, and bytes that are not valid UTF-8, are written as escapes such as \x1b. */
void
visible_put(struct buf *b, struct str text);

bool
visible_is(struct str text);

void
visible_put_lines(struct buf *b, struct str text);

/* Prints text to f, escaped as by visible_put. */
void
visible_write(FILE *f, struct str text);

/* Formats a line and prints it to f, escaped as by visible_put and followed by a newline. */
__attribute__((format(printf, 2, 3))) void
visible_line(FILE *f, const char *fmt, ...);

#endif
