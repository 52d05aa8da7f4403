/* Describes non-ASCII characters, which are only allowed in strings and comments. */
#ifndef ASSEMBLER_SCAN_UNICODE_H
#define ASSEMBLER_SCAN_UNICODE_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"

enum { UNICODE_ROOM = 80 };

/* Writes a description of the first character of a text for messages, such as "U+2212 MINUS SIGN; write -", or of the invalid
 * byte. */
void
unicode_describe(struct str text, char out[UNICODE_ROOM]);

/* Returns the length of the UTF-8 byte order mark at the start of a file: 3 or 0. */
size_t
unicode_mark(struct str text);

/* Returns whether a file begins with the byte order mark of UTF-16 or of little-endian UTF-32. */
bool
unicode_is_wide(struct str text);

#endif
