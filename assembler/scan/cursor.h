/* A walk over the text of a line: the grammar does not decide what an argument of a macro or of .if is. */
#ifndef ASSEMBLER_SCAN_CURSOR_H
#define ASSEMBLER_SCAN_CURSOR_H

#include <stdbool.h>

#include "assembler/scan/chars.h"
#include "common/base/file/buf.h"
#include "common/base/memory/str.h"

struct source;

/* A place in a line. */
struct cursor {
	const char *p, *end;
};

/* The rest of the current line. */
struct cursor
cursor_line(struct source *src);

static inline void
cursor_blanks(struct cursor *c)
{
	while (c->p < c->end && char_is(*c->p, CHAR_BLANK))
		c->p++;
}

/* Passes a character if it is the next one, and blanks after it. */
static inline bool
cursor_pass(struct cursor *c, char what)
{
	if (c->p >= c->end || *c->p != what)
		return false;
	c->p++;
	cursor_blanks(c);
	return true;
}

/* Whether nothing but a comment is left. */
static inline bool
cursor_at_end(const struct cursor *c)
{
	return c->p >= c->end || *c->p == ';' || (*c->p == '/' && c->p + 1 < c->end && c->p[1] == '/');
}

/* The same, blanks passed; reports anything more after the directive of this name. */
bool
cursor_ends(struct source *src, struct cursor *c, const char *name);

/* Passes a word, empty if none is here. */
struct str
cursor_word(struct cursor *c);

/* Passes one character, or a string whole. */
struct str
cursor_part(struct cursor *c);

/* Copies the same. */
void
cursor_copy(struct cursor *c, struct buf *out);

/* Passes the comment that begins here, to the end of the line at most. */
void
cursor_past_comment(struct cursor *c);

/* The same, if one is here. */
static inline bool
cursor_comment(struct cursor *c)
{
	if (c->p + 1 >= c->end || c->p[0] != '/' || c->p[1] != '*')
		return false;
	cursor_past_comment(c);
	return true;
}

/* Passes blanks and comments. */
void
cursor_space(struct cursor *c);

#endif
