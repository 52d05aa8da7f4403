/* Describes non-ASCII characters. Contains the Unicode names of the characters that editors, word processors and web pages
 * substitute for ASCII characters. */
#include "assembler/scan/unicode.h"

#include <stdint.h>
#include <stdio.h>

static const struct {
	uint32_t code;
	const char *name, *write; /* write: ASCII replacement; NULL: the character should be removed */
} characters[] = {
	{0xa0, "NO-BREAK SPACE", "a space"},
	{0xad, "SOFT HYPHEN", "-"},
	{0xb7, "MIDDLE DOT", "*"},
	{0xd7, "MULTIPLICATION SIGN", "*"},
	{0x200b, "ZERO WIDTH SPACE", NULL},
	{0x2010, "HYPHEN", "-"},
	{0x2011, "NON-BREAKING HYPHEN", "-"},
	{0x2012, "FIGURE DASH", "-"},
	{0x2013, "EN DASH", "-"},
	{0x2014, "EM DASH", "-"},
	{0x2018, "LEFT SINGLE QUOTATION MARK", "'"},
	{0x2019, "RIGHT SINGLE QUOTATION MARK", "'"},
	{0x201c, "LEFT DOUBLE QUOTATION MARK", "\""},
	{0x201d, "RIGHT DOUBLE QUOTATION MARK", "\""},
	{0x2026, "HORIZONTAL ELLIPSIS", "..."},
	{0x202f, "NARROW NO-BREAK SPACE", "a space"},
	{0x2212, "MINUS SIGN", "-"},
	{0x2223, "DIVIDES", "|"},
	{0x3000, "IDEOGRAPHIC SPACE", "a space"},
	{0xfeff, "ZERO WIDTH NO-BREAK SPACE", NULL},
	{0xff08, "FULLWIDTH LEFT PARENTHESIS", "("},
	{0xff09, "FULLWIDTH RIGHT PARENTHESIS", ")"},
	{0xff0c, "FULLWIDTH COMMA", ","},
	{0xff1a, "FULLWIDTH COLON", ":"},
	{0xff3b, "FULLWIDTH LEFT SQUARE BRACKET", "["},
	{0xff3d, "FULLWIDTH RIGHT SQUARE BRACKET", "]"},
};

/* Returns the code point of the non-ASCII character at the start of a text, or 0 if it is not valid UTF-8. */
static uint32_t
character(struct str text)
{
	const unsigned char *p = (const unsigned char *)text.p;
	unsigned more = *p >= 0xf0 && *p < 0xf5 ? 3 : *p >= 0xe0 ? 2 : 1;
	static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};

	if (*p < 0xc2 || *p >= 0xf5 || text.n <= more)
		return 0;
	uint32_t code = *p & (0x3fu >> more);
	for (unsigned i = 1; i <= more; i++) {
		if ((p[i] & 0xc0) != 0x80)
			return 0;
		code = code << 6 | (p[i] & 0x3f);
	}
	return code >= least[more] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? code : 0;
}

void
unicode_describe(struct str text, char out[UNICODE_ROOM])
{
	uint32_t code = text.n ? character(text) : 0;
	size_t i = 0, n = sizeof characters / sizeof *characters;

	while (i < n && characters[i].code != code)
		i++;
	if (!code)
		snprintf(out, UNICODE_ROOM, "0x%02x", text.n ? (unsigned char)text.p[0] : 0);
	else if (i == n)
		snprintf(out, UNICODE_ROOM, "U+%04X", (unsigned)code);
	else if (characters[i].write)
		snprintf(out, UNICODE_ROOM, "U+%04X %s; write %s", (unsigned)code, characters[i].name, characters[i].write);
	else
		snprintf(out, UNICODE_ROOM, "U+%04X %s", (unsigned)code, characters[i].name);
}

size_t
unicode_mark(struct str text)
{
	return str_starts(text, "\xef\xbb\xbf") ? 3 : 0;
}

bool
unicode_is_wide(struct str text)
{
	return str_starts(text, "\xff\xfe") || str_starts(text, "\xfe\xff");
}
