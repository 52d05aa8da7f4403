/* Text as a string of JSON, for whatever writes JSON. */
#ifndef BASE_JSON_STRING_H
#define BASE_JSON_STRING_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* Appends the text in quotes. Control characters are escaped; each byte that is not part of a character of UTF-8 becomes
 * \ufffd, so that what is appended always is UTF-8. */
void
json_string_put(struct buf *b, struct str s);

#endif
