/* Text in a page that is both HTML and XML, in elements and attributes. */
#ifndef OBJDUMP_HTML_H
#define OBJDUMP_HTML_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends any text, escaped: bytes that are not UTF-8, and characters that XML does not allow, become U+FFFD, control
 * characters their pictures of U+2400. */
void
html_put(struct buf *b, struct str s);

/* The same of its first characters, and "…" for the rest if there are more than this many. */
void
html_put_cut(struct buf *b, struct str s, size_t characters);

/* How many characters html_put_cut appends. */
size_t
html_length(struct str s, size_t characters);

static inline void
html_z(struct buf *b, const char *plain)
{
	buf_put(b, plain, strlen(plain));
}

#endif
