/* Iterates over the text of a line, for syntax that is not in the grammar, such as the arguments of macros and of .if. */
#ifndef ASSEMBLER_SCAN_CURSOR_H
#define ASSEMBLER_SCAN_CURSOR_H

#include <stdbool.h>

#include "assembler/scan/chars.h"
#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

struct source;

struct cursor {
	const char *p, *end;
};

/* Returns the rest of the current line, and consumes the line. */
struct cursor
cursor_line(struct source *src);

static inline void
cursor_blanks(struct cursor *c)
{
	while (c->p < c->end && char_is(*c->p, CHAR_BLANK))
		c->p++;
}

/* If the next character is `what`, consumes the character and the blanks after it, and returns true. */
static inline bool
cursor_pass(struct cursor *c, char what)
{
	if (c->p >= c->end || *c->p != what)
		return false;
	c->p++;
	cursor_blanks(c);
	return true;
}

/* Returns whether nothing but a comment is left. */
static inline bool
cursor_at_end(const struct cursor *c)
{
	return c->p >= c->end || *c->p == ';' || (*c->p == '/' && c->p + 1 < c->end && c->p[1] == '/');
}

/* Returns whether nothing but blanks and a comment is left. Otherwise reports a superfluous argument. `name` is the directive's
 * name, for the message. */
bool
cursor_ends(struct source *src, struct cursor *c, const char *name);

/* Consumes and returns the name at the cursor, or returns an empty string if there is none. */
struct str
cursor_word(struct cursor *c);

/* Consumes and returns one character or, if the character is a quotation mark, the whole string. */
struct str
cursor_part(struct cursor *c);

/* Consumes one character or string like cursor_part(), and appends it to `out`. */
void
cursor_copy(struct cursor *c, struct buf *out);

/* Consumes the comment that begins at the cursor, up to the end of the line at most. */
void
cursor_past_comment(struct cursor *c);

/* If a comment begins at the cursor, consumes it and returns true. */
static inline bool
cursor_comment(struct cursor *c)
{
	if (c->p + 1 >= c->end || c->p[0] != '/' || c->p[1] != '*')
		return false;
	cursor_past_comment(c);
	return true;
}

/* Consumes blanks and comments. */
void
cursor_space(struct cursor *c);

#endif
