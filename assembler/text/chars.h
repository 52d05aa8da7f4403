/* What a character can be, for code that reads text without the scanner. */
#ifndef ASSEMBLER_TEXT_CHARS_H
#define ASSEMBLER_TEXT_CHARS_H

#include <stdbool.h>
#include <stdint.h>

enum char_class {
	CHAR_NAME = 1,  /* may be in a name, or in a number */
	CHAR_FIRST = 2, /* may begin a name; '.' only before one of these or another '.' */
	CHAR_DIGIT = 4,
	CHAR_HEX = 8, /* a digit in base 16 */
	CHAR_BLANK = 16,
	CHAR_OPERATOR = 32, /* may begin an operator */
	CHAR_SUFFIX = 64,   /* makes the name or number before it another word */
	CHAR_PLAIN = 128,   /* stands for itself in an argument of a macro, whatever is beside it */
};

extern const uint8_t char_classes[256];

/* Whether it is of one of these classes. */
static inline bool
char_is(char c, unsigned classes)
{
	return char_classes[(unsigned char)c] & classes;
}

#endif
