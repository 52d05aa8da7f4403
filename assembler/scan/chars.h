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
	CHAR_HEX = 8,
	CHAR_BLANK = 16,
	CHAR_OPERATOR = 32, /* may begin an operator */
	CHAR_SUFFIX = 64,   /* makes the preceding name or number part of a longer token */
	CHAR_PLAIN = 128,   /* stands for itself in a macro argument, regardless of its neighbors */
};

extern const uint8_t char_classes[256];

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
	while (end - p >= 8) {
		uint64_t other = le_get64((const uint8_t *)p) ^ 0x2020202020202020;
		if (other) {
			p += __builtin_ctzll(other) / 8;
			break;
		}
		p += 8;
	}
	while (char_is(*p, CHAR_BLANK))
		p++;
	return p;
}

/* Returns a mask with bit 7 set in each byte that is not a letter, digit or underscore. The additions do not carry into the next
 * byte. */
static inline uint64_t
char_no_words(uint64_t bytes)
{
	const uint64_t each = 0x0101010101010101;
	uint64_t low = bytes & 0x7f * each, lower = low | 0x20 * each;
	uint64_t letter = (lower + (0x80 - 'a') * each) & ~(lower + (0x7f - 'z') * each);
	uint64_t digit = (low + (0x80 - '0') * each) & ~(low + (0x7f - '9') * each);
	uint64_t line = ~((low ^ '_' * each) + 0x7f * each);
	return (~(letter | digit | line) | bytes) & 0x80 * each;
}

/* Returns the number of digits at the start of eight characters. */
static inline unsigned
char_digits(uint64_t bytes)
{
	const uint64_t each = 0x0101010101010101;
	uint64_t value = bytes ^ '0' * each;
	uint64_t other = ((value + 0x76 * each) | value) & 0x80 * each; /* only a byte that is not a digit carries, which affects only
	                                                                 * the bytes after it */
	return other ? (unsigned)__builtin_ctzll(other) / 8 : 8;
}

/* Returns the value of the first n of eight characters, which must be digits. n is from 1 to 8. Combines digits into pairs, and
 * adds the four pairs with two multiplications. */
static inline uint64_t
char_number(uint64_t bytes, unsigned n)
{
	uint64_t value = (bytes ^ 0x3030303030303030) << (64 - 8 * n) % 64;
	value = value * 10 + (value >> 8);
	return ((value & 0xff000000ff) * 0xf424000000064 + (value >> 16 & 0xff000000ff) * 0x271000000001) >> 32;
}

/* Returns the first character at or after p that cannot be part of a name. The text ends at `last`, which must point to such a
 * character. Eight characters are tested at a time, because the varying lengths of names make the exit of a bytewise loop hard to
 * predict. */
static inline const char *
char_after_name(const char *p, const char *last)
{
	while (last - p >= 8) {
		uint64_t other = char_no_words(le_get64((const uint8_t *)p));
		if (other) {
			p += __builtin_ctzll(other) / 8;
			break;
		}
		p += 8;
	}
	while (char_is(*p, CHAR_NAME))
		p++;
	return p;
}

#endif
