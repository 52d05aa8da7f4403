/* The classes of each character, as lex.l has them. */
#include "assembler/text/chars.h"

#define N CHAR_NAME
#define F (CHAR_NAME | CHAR_FIRST)
#define X (CHAR_NAME | CHAR_FIRST | CHAR_HEX)
#define D (CHAR_NAME | CHAR_DIGIT | CHAR_HEX)
#define B CHAR_BLANK
#define O CHAR_OPERATOR
#define S CHAR_SUFFIX

const uint8_t char_classes[256] = {
	['\t'] = B, ['\r'] = B,
	[0x20] =
	B, 0, 0, 0, F, 0, O, 0, S, 0, O, O, 0, O, N, 0,
	D, D, D, D, D, D, D, D, D, D, 0, 0, O, 0, O, 0,
	S, X, X, X, X, X, X, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, S, 0, 0, O, F,
	0, X, X, X, X, X, X, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, 0, O, 0, 0, 0,
};
