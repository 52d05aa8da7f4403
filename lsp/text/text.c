#include "lsp/text/text.h"

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

static void
find_lines(struct text *t)
{
	const char *p = (const char *)t->bytes.p;

	t->nlines = 0;
	*APPEND(t->starts, t->nlines, t->caplines) = 0;
	for (size_t i = 0; i < t->bytes.n; i++)
		if (p[i] == '\n' || (p[i] == '\r' && (i + 1 == t->bytes.n || p[i + 1] != '\n')))
			*APPEND(t->starts, t->nlines, t->caplines) = i + 1;
}

void
text_set(struct text *t, struct str bytes)
{
	t->bytes.n = 0;
	buf_reserve(&t->bytes, 1); /* the bytes of an empty text must not be NULL */
	buf_put(&t->bytes, bytes.p, bytes.n);
	find_lines(t);
}

void
text_replace(struct text *t, size_t from, size_t to, struct str bytes)
{
	size_t n = t->bytes.n;

	to = to < n ? to : n;
	from = from < to ? from : to;
	buf_reserve(&t->bytes, bytes.n);
	memmove(t->bytes.p + from + bytes.n, t->bytes.p + to, n - to);
	memcpy(t->bytes.p + from, bytes.p, bytes.n);
	t->bytes.n = n - (to - from) + bytes.n;
	find_lines(t);
}

void
text_free(struct text *t)
{
	buf_free(&t->bytes);
	alloc_free(t->starts);
	*t = (struct text){0};
}

struct str
text_line(const struct text *t, size_t line)
{
	const char *p = (const char *)t->bytes.p;

	if (line >= t->nlines)
		return STR("");
	size_t from = t->starts[line];
	size_t to = line + 1 < t->nlines ? t->starts[line + 1] : t->bytes.n;
	if (to > from && p[to - 1] == '\n')
		to--;
	if (to > from && p[to - 1] == '\r')
		to--;
	return (struct str){p + from, to - from};
}

size_t
text_line_at(const struct text *t, size_t offset)
{
	size_t low = 0, high = t->nlines;

	while (high - low > 1) {
		size_t mid = low + (high - low) / 2;

		if (t->starts[mid] <= offset)
			low = mid;
		else
			high = mid;
	}
	return low;
}

/* Returns the number of bytes of the character at p. A byte that is not UTF-8 is a character. */
static size_t
character_bytes(const char *p, const char *end)
{
	unsigned char c = (unsigned char)*p;
	size_t n = c < 0xc2 ? 1 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 1;

	if ((size_t)(end - p) < n)
		return 1;
	for (size_t i = 1; i < n; i++)
		if (((unsigned char)p[i] & 0xc0) != 0x80)
			return 1;
	return n;
}

size_t
text_offset(const struct text *t, struct text_position at, enum text_encoding encoding)
{
	struct str line = text_line(t, at.line);
	size_t units = 0, i = 0;

	if (at.line >= t->nlines)
		return t->bytes.n;
	while (i < line.n && units < at.character) {
		size_t n = character_bytes(line.p + i, line.p + line.n);

		units += encoding == TEXT_UTF8 ? n : n == 4 ? 2 : 1;
		i += n;
	}
	return t->starts[at.line] + i;
}

struct text_position
text_position(const struct text *t, size_t offset, enum text_encoding encoding)
{
	struct text_position out = {text_line_at(t, offset), 0};
	struct str line = text_line(t, out.line);
	size_t upto = offset - t->starts[out.line];

	upto = upto < line.n ? upto : line.n;
	if (encoding == TEXT_UTF8) {
		out.character = upto;
		return out;
	}
	for (size_t i = 0; i < upto;) {
		size_t n = character_bytes(line.p + i, line.p + line.n);

		out.character += n == 4 ? 2 : 1;
		i += n;
	}
	return out;
}
