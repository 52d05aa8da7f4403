/* Validates UTF-8, according to table 3-7 of the Unicode Standard. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>

/* Returns the length of the multi-byte character at the start of the n bytes at p. Returns 0 for ASCII and for invalid sequences:
 * overlong or truncated ones, surrogates, and values beyond U+10FFFF. */
static inline size_t
utf8_sequence(const unsigned char *p, size_t n)
{
	size_t length = *p < 0xc2 ? 0 : *p < 0xe0 ? 2 : *p < 0xf0 ? 3 : *p < 0xf5 ? 4 : 0;
	unsigned char lowest = *p == 0xe0 ? 0xa0 : *p == 0xf0 ? 0x90 : 0x80;
	unsigned char highest = *p == 0xed ? 0x9f : *p == 0xf4 ? 0x8f : 0xbf;

	if (!length || length > n || p[1] < lowest || p[1] > highest)
		return 0;
	for (size_t i = 2; i < length; i++)
		if ((p[i] & 0xc0) != 0x80)
			return 0;
	return length;
}

#endif
