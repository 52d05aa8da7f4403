/* Character classes, for code that reads text without the scanner. */
#ifndef ASSEMBLER_SCAN_CHARS_H
#define ASSEMBLER_SCAN_CHARS_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/le.h"

enum char_class {
	CHAR_NAME = 1,  /* may be part of a name or a number */
	CHAR_FIRST = 2, /* may begin a name; '.' begins a name only before such a character or another '.' */
	CHAR_DIGIT = 4,
	CHAR_HEX = 8, /* a hexadecimal digit */
	CHAR_BLANK = 16,
	CHAR_OPERATOR = 32, /* may begin an operator */
	CHAR_SUFFIX = 64,   /* makes the preceding name or number part of a longer token */
	CHAR_PLAIN = 128,   /* stands for itself in a macro argument, regardless of its neighbors */
};

extern const uint8_t char_classes[256];

/* Whether the character is in one of the classes. */
static inline bool
char_is(char c, unsigned classes)
{
	return char_classes[(unsigned char)c] & classes;
}

/* Returns the first non-blank character at or after p. The character at `end` must be readable and not a blank. Eight blanks are
 * skipped at a time, because compilers align comments in a column. */
static inline const char *
char_after_blanks(const char *p, const char *end)
{
	while (end - p >= 8 && le_get64((const uint8_t *)p) == 0x2020202020202020)
		p += 8;
	while (char_is(*p, CHAR_BLANK))
		p++;
	return p;
}

#endif
