/* See html.h. */
#include "objdump/flow/html.h"

#include "common/base/text/utf8.h"

/* Length in bytes of the character at p; an invalid character is one byte. */
static size_t
step(const unsigned char *p, size_t n)
{
	size_t length = utf8_sequence(p, n);

	return length ? length : 1;
}

/* U+0080 to U+009F are control characters; U+FFFE, U+FFFF and their counterparts in higher planes are not characters. */
static bool
is_allowed(const unsigned char *p, size_t length)
{
	if (length == 2)
		return p[0] > 0xc2 || p[1] >= 0xa0;
	if (length == 3)
		return !(p[0] == 0xef && ((p[1] == 0xbf && p[2] >= 0xbe) || (p[1] == 0xb7 && p[2] >= 0x90 && p[2] <= 0xaf)));
	return length == 4 && !((p[1] & 0x0f) == 0x0f && p[2] == 0xbf && p[3] >= 0xbe);
}

static void
put_ascii(struct buf *b, unsigned char c)
{
	const char picture[3] = {(char)0xe2, (char)0x90, (char)(c == 0x7f ? 0xa1 : 0x80 + c)};

	switch (c) {
	case '<':
		html_z(b, "&lt;");
		break;
	case '>':
		html_z(b, "&gt;");
		break;
	case '&':
		html_z(b, "&amp;");
		break;
	case '"':
		html_z(b, "&#34;");
		break;
	case '\'':
		html_z(b, "&#39;");
		break;
	default:
		if (c < ' ' || c == 0x7f)
			buf_put(b, picture, sizeof picture);
		else
			buf_put(b, &c, 1);
		break;
	}
}

/* Appends one character; returns the number of bytes consumed. */
static size_t
put_character(struct buf *b, const unsigned char *p, size_t n)
{
	size_t length = step(p, n);

	if (*p < 0x80)
		put_ascii(b, *p);
	else if (is_allowed(p, utf8_sequence(p, n)))
		buf_put(b, p, length);
	else
		html_z(b, "\xef\xbf\xbd");
	return length;
}

void
html_put(struct buf *b, struct str s)
{
	const unsigned char *p = (const unsigned char *)s.p;

	for (size_t at = 0; at < s.n;)
		at += put_character(b, p + at, s.n - at);
}

void
html_put_cut(struct buf *b, struct str s, size_t characters)
{
	const unsigned char *p = (const unsigned char *)s.p;
	bool whole = html_length(s, characters + 1) <= characters;
	size_t at = 0;

	for (size_t i = whole ? 0 : 1; i < characters && at < s.n; i++)
		at += put_character(b, p + at, s.n - at);
	if (!whole)
		html_z(b, "…");
}

size_t
html_length(struct str s, size_t characters)
{
	const unsigned char *p = (const unsigned char *)s.p;
	size_t n = 0;

	for (size_t at = 0; at < s.n && n < characters; n++)
		at += step(p + at, s.n - at);
	return n;
}
