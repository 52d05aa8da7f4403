/* Escapes control characters: C0 and C1, as defined by ISO/IEC 6429, and DEL. */
#include "common/base/text/visible.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/die.h"
#include "common/base/memory/le.h"
#include "common/base/text/utf8.h"

/* Returns the length of the character at the start of the n bytes at p, or 0 if its first byte must be escaped. */
static size_t
shown(const unsigned char *p, size_t n)
{
	if (*p < 0x80)
		return (*p >= ' ' && *p != 0x7f) || *p == '\t';
	size_t length = utf8_sequence(p, n);
	return *p == 0xc2 && length && p[1] < 0xa0 ? 0 : length;
}

void
visible_put(struct buf *b, struct str text)
{
	const unsigned char *p = (const unsigned char *)text.p;

	for (size_t i = 0, from = 0; i < text.n; from = i) {
		for (size_t n; i < text.n && (n = shown(p + i, text.n - i)) != 0;)
			i += n;
		buf_put(b, p + from, i - from);
		if (i < text.n)
			buf_printf(b, "\\x%02x", p[i++]);
	}
}

/* Returns whether all eight bytes are printable ASCII. A borrow or carry into the next byte does no harm: it comes from a byte that
 * is not printable, which already makes the result false. */
static bool
are_plain(uint64_t w)
{
	const uint64_t ones = 0x0101010101010101, tops = 0x80 * ones;

	return !(((w - ' ' * ones) | (w + ones) | w) & tops);
}

bool
visible_is(struct str text)
{
	const unsigned char *p = (const unsigned char *)text.p;
	size_t i = 0;

	while (text.n - i >= 8 && are_plain(le_get64(p + i)))
		i += 8;
	if (i && text.n - i < 8 && are_plain(le_get64(p + text.n - 8)))
		return true;
	size_t n;
	for (; i < text.n; i += n)
		if (!(n = shown(p + i, text.n - i)))
			return false;
	return true;
}

void
visible_put_lines(struct buf *b, struct str text)
{
	while (text.n) {
		const char *end = memchr(text.p, '\n', text.n);
		size_t n = end ? (size_t)(end - text.p) : text.n;

		visible_put(b, (struct str){text.p, n});
		if (end)
			buf_put(b, end, 1);
		n += end != NULL;
		text.p += n;
		text.n -= n;
	}
}

void
visible_write(FILE *f, struct str text)
{
	struct buf b = {0};

	visible_put(&b, text);
	fwrite(b.p, 1, b.n, f);
	buf_free(&b);
}
