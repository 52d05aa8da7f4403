#include "lsp/text/token.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* Returns whether c can be part of a name. Bytes of non-ASCII characters can. */
static bool
is_name(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '$' || c == '.' || (unsigned char)c >= 128;
}

static bool
is_end(char c)
{
	return c == '\n' || c == '\r';
}

static size_t
line_end(struct str s, size_t i)
{
	while (i < s.n && !is_end(s.p[i]))
		i++;
	return i;
}

static size_t
block_end(struct str s, size_t i)
{
	for (i += 2; i + 1 < s.n; i++)
		if (s.p[i] == '*' && s.p[i + 1] == '/')
			return i + 2;
	return s.n;
}

static size_t
string_end(struct str s, size_t i)
{
	for (i++; i < s.n && !is_end(s.p[i]); i++) {
		if (s.p[i] == '"')
			return i + 1;
		i += s.p[i] == '\\' && i + 1 < s.n && !is_end(s.p[i + 1]);
	}
	return i;
}

static size_t
name_end(struct str s, size_t i)
{
	while (i < s.n && (is_name(s.p[i]) || (s.p[i] == '\\' && i + 1 < s.n && (is_name(s.p[i + 1]) || s.p[i + 1] == '@'))))
		i += s.p[i] == '\\' ? 2 : 1;
	return i;
}

/* Returns the end of the number at i, including a sign of its exponent. */
static size_t
number_end(struct str s, size_t i)
{
	bool hex = i + 1 < s.n && s.p[i] == '0' && (s.p[i + 1] | 32) == 'x';

	for (; i < s.n && is_name(s.p[i]); i++) {
		char c = s.p[i] | 32;

		if ((c == 'p' || (c == 'e' && !hex)) && i + 1 < s.n && (s.p[i + 1] == '-' || s.p[i + 1] == '+'))
			i++;
	}
	return i;
}

/* Returns the token at i, which is neither a blank nor the end of a line. first: whether it is the first of its line. */
static struct token
read(struct str s, size_t i, bool first)
{
	enum token_kind kind = TOKEN_OTHER;
	size_t end = i + 1;
	char c = s.p[i], next = i + 1 < s.n ? s.p[i + 1] : 0;

	if (c == ';' || (c == '/' && next == '/') || (c == '#' && first))
		kind = TOKEN_COMMENT, end = line_end(s, i);
	else if (c == '/' && next == '*')
		kind = TOKEN_COMMENT, end = block_end(s, i);
	else if (c == '"')
		kind = TOKEN_STRING, end = string_end(s, i);
	else if (is_digit(c) || (c == '.' && is_digit(next)))
		kind = TOKEN_NUMBER, end = number_end(s, i);
	else if (is_name(c) || (c == '\\' && (is_name(next) || next == '@')))
		kind = TOKEN_NAME, end = name_end(s, i);
	return (struct token){(uint32_t)i, (uint32_t)(end - i), (uint8_t)kind};
}

/* Finds the parts of the statement in the tokens from `first` up to `next`. */
static struct statement
find_parts(const struct tokens *t, const struct text *text, size_t first, size_t next)
{
	struct statement s = {.label = (uint32_t)first, .next = (uint32_t)next};
	size_t end = next;

	while (first < end && t->v[first].kind == TOKEN_COMMENT)
		first++;
	s.label = (uint32_t)first;
	while (end > first && t->v[end - 1].kind == TOKEN_COMMENT)
		end--;
	size_t i;
	for (i = first; i + 1 < end && t->v[i].kind != TOKEN_OTHER && token_is(text, &t->v[i + 1], ':'); i += 2)
		;
	s.end = (uint32_t)end;
	s.head = (uint32_t)(i < end && t->v[i].kind == TOKEN_OTHER ? end : i);
	s.assigns = s.head + 1 < s.end && token_is(text, &t->v[s.head + 1], '=');
	return s;
}

static void
find_statements(struct tokens *t, const struct text *text)
{
	size_t i = 0;

	t->lines = alloc_resize(t->lines, text->nlines * sizeof *t->lines);
	t->nlines = text->nlines;
	for (size_t line = 0; line < text->nlines; line++) {
		size_t end = line + 1 < text->nlines ? text->starts[line + 1] : text->bytes.n, first = i;

		while (i < t->n && t->v[i].at < end)
			i++;
		t->lines[line] = find_parts(t, text, first, i);
	}
}

void
tokens_read(struct tokens *t, const struct text *text)
{
	struct str s = {(const char *)text->bytes.p, text->bytes.n};
	bool first = true;

	t->n = 0;
	for (size_t i = 0; i < s.n;) {
		if (is_end(s.p[i]) || s.p[i] == ' ' || s.p[i] == '\t' || s.p[i] == '\f' || s.p[i] == '\v') {
			first |= is_end(s.p[i]);
			i++;
			continue;
		}
		*APPEND(t->v, t->n, t->cap) = read(s, i, first);
		i += t->v[t->n - 1].n;
		first = false;
	}
	find_statements(t, text);
}

void
tokens_free(struct tokens *t)
{
	alloc_free(t->v);
	alloc_free(t->lines);
	*t = (struct tokens){0};
}

size_t
tokens_at(const struct tokens *t, size_t offset)
{
	size_t i = array_below32(t->v, t->n, sizeof *t->v, 0, offset < UINT32_MAX ? (uint32_t)offset + 1 : UINT32_MAX);
	bool here = i && t->v[i - 1].at + t->v[i - 1].n >= offset;

	if (!here)
		return t->n;
	/* between two adjacent tokens, prefer a name or number to a token of another kind */
	if (i > 1 && t->v[i - 1].at == offset && t->v[i - 2].at + t->v[i - 2].n == offset && t->v[i - 1].kind > TOKEN_NUMBER)
		return i - 2;
	return i - 1;
}
