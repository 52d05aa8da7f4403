#include "assembler/scan/cursor.h"

#include <string.h>

#include "assembler/scan/source.h"

void
cursor_past_comment(struct cursor *c)
{
	for (c->p += 2; c->p < c->end; c->p++)
		if (c->p[0] == '*' && c->p + 1 < c->end && c->p[1] == '/') {
			c->p += 2;
			break;
		}
}

void
cursor_space(struct cursor *c)
{
	do
		cursor_blanks(c);
	while (cursor_comment(c));
}

struct str
cursor_word(struct cursor *c)
{
	struct str w = {c->p, 0};
	while (c->p < c->end && char_is(*c->p, CHAR_NAME))
		c->p++;
	w.n = (size_t)(c->p - w.p);
	return w;
}

struct cursor
cursor_line(struct source *src)
{
	struct str line = {"", 0};
	lex_line(&src->lexer, &line);
	struct cursor c = {line.p, line.p + line.n};
	cursor_blanks(&c);
	return c;
}

struct str
cursor_part(struct cursor *c)
{
	const char *from = c->p++;
	if (*from == '"') {
		while (c->p < c->end && *c->p != '"')
			c->p += *c->p == '\\' && c->p + 1 < c->end ? 2 : 1;
		if (c->p < c->end)
			c->p++;
	}
	return (struct str){from, (size_t)(c->p - from)};
}

void
cursor_copy(struct cursor *c, struct buf *out)
{
	struct str part = cursor_part(c);
	buf_put(out, part.p, part.n);
}

bool
cursor_ends(struct source *src, struct cursor *c, const char *name)
{
	cursor_space(c);
	if (!cursor_at_end(c))
		diag_error(src->diag, lex_loc(&src->lexer, c->p), "unexpected text after %s", name);
	return cursor_at_end(c);
}
