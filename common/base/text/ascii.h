/* Classes of ASCII characters. Unlike the functions of <ctype.h> and <strings.h>, these do not depend on the locale of the process,
 * and other bytes belong to no class. */
#ifndef BASE_ASCII_H
#define BASE_ASCII_H

#include <stdbool.h>
#include <string.h>

#include "common/base/memory/str.h"

static inline bool
ascii_is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static inline char
ascii_lower(char c)
{
	return c >= 'A' && c <= 'Z' ? (char)(c | 32) : c;
}

static inline bool
ascii_is_hexadecimal(char c)
{
	return ascii_is_digit(c) || (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'f');
}

static inline bool
ascii_is_alphanumeric(char c)
{
	return ascii_is_digit(c) || (ascii_lower(c) >= 'a' && ascii_lower(c) <= 'z');
}

static inline bool
ascii_is_space(char c)
{
	return c == ' ' || (c >= '\t' && c <= '\r');
}

/* Returns whether s is z, regardless of the case of letters. */
static inline bool
ascii_equal(struct str s, const char *z)
{
	if (s.n != strlen(z))
		return false;
	for (size_t i = 0; i < s.n; i++)
		if (ascii_lower(s.p[i]) != ascii_lower(z[i]))
			return false;
	return true;
}

#endif
