/* Writes JSON strings. */
#ifndef BASE_JSON_STRING_H
#define BASE_JSON_STRING_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends s as a JSON string in quotes. Control characters are escaped. Each byte that is not part of a valid UTF-8 character
 * becomes \ufffd, so the output is always valid UTF-8. */
void
json_string_put(struct buf *b, struct str s);

#endif
