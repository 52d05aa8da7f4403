/* Non-ASCII characters, which are allowed in strings and comments only. */
#ifndef ASSEMBLER_SCAN_UNICODE_H
#define ASSEMBLER_SCAN_UNICODE_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"

enum { UNICODE_ROOM = 80 };

/* Writes a description of a text's first character for messages, such as "U+2212 MINUS SIGN; write -", or of the invalid byte. */
void
unicode_describe(struct str text, char out[UNICODE_ROOM]);

/* Length of the UTF-8 byte order mark at the start of a file: 3 or 0. */
size_t
unicode_mark(struct str text);

/* Whether a file begins like UTF-16 or UTF-32. */
bool
unicode_is_wide(struct str text);

#endif
