/* Characters beyond ASCII, which mean nothing outside of strings and comments. */
#ifndef ASSEMBLER_SCAN_UNICODE_H
#define ASSEMBLER_SCAN_UNICODE_H

#include <stdbool.h>
#include <stddef.h>

#include "common/base/memory/str.h"

enum { UNICODE_ROOM = 80 };

/* Writes how a message calls the character that a text begins with, as "U+2212 MINUS SIGN; write -", or the byte that begins
 * none. */
void
unicode_describe(struct str text, char out[UNICODE_ROOM]);

/* How many bytes at the beginning of a file say that it is UTF-8: 3 or none. */
size_t
unicode_mark(struct str text);

/* Whether a file begins as one of UTF-16 or UTF-32. */
bool
unicode_is_wide(struct str text);

#endif
