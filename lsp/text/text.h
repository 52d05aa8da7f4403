/* The text of a document: its lines, changes, and positions as clients count them. */
#ifndef LSP_TEXT_TEXT_H
#define LSP_TEXT_TEXT_H

#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

/* The encoding in whose units a client counts the characters of a line. */
enum text_encoding { TEXT_UTF16, TEXT_UTF8 };

/* A position: line and character from 0. A character is a UTF-16 code unit, or a byte. */
struct text_position {
	size_t line, character;
};

/* Lines end with "\n", "\r\n" or "\r". */
struct text {
	struct buf bytes;
	size_t *starts;   /* offset of the first byte of each line */
	size_t nlines, caplines;
};

/* Replaces the whole text by a copy of bytes. */
void
text_set(struct text *t, struct str bytes);

/* Replaces the bytes from `from` to `to`. An offset beyond the end of the text means the end. */
void
text_replace(struct text *t, size_t from, size_t to, struct str bytes);

void
text_free(struct text *t);

/* Returns a line without its line end, or an empty string if the line does not exist. */
struct str
text_line(const struct text *t, size_t line);

/* Returns the line that contains an offset. */
size_t
text_line_at(const struct text *t, size_t offset);

/* Returns the byte offset of a position. A position after the end of a line or of the text means this end. */
size_t
text_offset(const struct text *t, struct text_position at, enum text_encoding encoding);

struct text_position
text_position(const struct text *t, size_t offset, enum text_encoding encoding);

#endif
