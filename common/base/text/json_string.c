/* Writes JSON strings, as defined by RFC 8259. */
#include "common/base/text/json_string.h"

#include <string.h>

#include "common/base/text/utf8.h"

enum { ESCAPE = 6 }; /* length of the longest escape sequence, \u0000 */

static bool
is_plain(unsigned char c)
{
	return c >= ' ' && c < 0x7f && c != '"' && c != '\\';
}

/* Writes one character, the first of the n bytes at p, to *to, and advances *to. The byte at p must not be plain. Returns the
 * length of the character in bytes. */
static size_t
put_other(char **to, const unsigned char *p, size_t n)
{
	static const char digits[] = "0123456789abcdef";
	size_t length = utf8_sequence(p, n);
	/* A byte 0xc2 may begin a C1 control character (U+0080 to U+009F), which terminals may interpret. */
	bool c1 = length && *p == 0xc2 && p[1] < 0xa0;
	unsigned char code = c1 ? p[1] : *p;
	const char control[ESCAPE] = {'\\', 'u', '0', '0', digits[code >> 4], digits[code & 15]};

	if (*p == '"' || *p == '\\') {
		*(*to)++ = '\\';
		*(*to)++ = (char)*p;
	} else if (length && !c1) {
		memcpy(*to, p, length);
		*to += length;
	} else {
		memcpy(*to, *p < 0x80 || c1 ? control : "\\ufffd", ESCAPE);
		*to += ESCAPE;
	}
	return length ? length : 1;
}

/* Returns whether all eight bytes are plain. A borrow or carry into the next byte does no harm: it comes from a byte that is not
 * plain, which already makes the result false. */
static bool
are_plain(uint64_t w)
{
	const uint64_t ones = 0x0101010101010101, tops = 0x80 * ones;
	uint64_t quote = w ^ '"' * ones, backslash = w ^ '\\' * ones;

	return !(((w - ' ' * ones) | (w + ones) | w | (quote - ones) | (backslash - ones)) & tops);
}

void
json_string_put(struct buf *b, struct str s)
{
	const unsigned char *p = (const unsigned char *)s.p, *end = s.n ? p + s.n : p;
	char *to = (char *)buf_reserve(b, s.n + 2);

	*to++ = '"';
	while (p < end) {
		if (end - p >= 8 && are_plain(le_get64(p))) {
			memcpy(to, p, 8);
			to += 8;
			p += 8;
			continue;
		}
		if (is_plain(*p)) {
			*to++ = (char)*p++;
			continue;
		}
		b->n = (size_t)(to - (char *)b->p);
		to = (char *)buf_reserve(b, ESCAPE + (size_t)(end - p) + 1);
		p += put_other(&to, p, (size_t)(end - p));
	}
	*to++ = '"';
	b->n = (size_t)(to - (char *)b->p);
}
