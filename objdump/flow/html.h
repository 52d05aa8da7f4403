/* Text for a page that is valid HTML and XML, in elements and attributes. */
#ifndef OBJDUMP_HTML_H
#define OBJDUMP_HTML_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends any text, escaped: invalid UTF-8 and characters that XML forbids become U+FFFD, control characters their pictures at
 * U+2400. */
void
html_put(struct buf *b, struct str s);

/* The same, truncated after this many characters with "…". */
void
html_put_cut(struct buf *b, struct str s, size_t characters);

/* Number of characters that html_put_cut appends. */
size_t
html_length(struct str s, size_t characters);

static inline void
html_z(struct buf *b, const char *plain)
{
	buf_put(b, plain, strlen(plain));
}

#endif
