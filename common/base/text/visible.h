/* Text of files on a terminal: names that they give to symbols, sections or other files may hold what commands it. */
#ifndef BASE_VISIBLE_H
#define BASE_VISIBLE_H

#include <stdio.h>

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends text to b, with \x1b for a control character other than a tab, and for a byte that is not UTF-8. */
void
visible_put(struct buf *b, struct str text);

/* Whether that is text as it is. */
bool
visible_is(struct str text);

/* The same of several lines: each newline stays one. */
void
visible_put_lines(struct buf *b, struct str text);

/* Prints text in that form. */
void
visible_write(FILE *f, struct str text);

/* Prints a line of it: the line's end comes after what fmt makes. */
__attribute__((format(printf, 2, 3))) void
visible_line(FILE *f, const char *fmt, ...);

#endif
