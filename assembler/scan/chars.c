#include "assembler/scan/chars.h"

#define A CHAR_PLAIN
#define N CHAR_NAME
#define F (CHAR_NAME | CHAR_FIRST | CHAR_PLAIN)
#define X (F | CHAR_HEX)
#define D (CHAR_NAME | CHAR_DIGIT | CHAR_HEX | CHAR_PLAIN)
#define B CHAR_BLANK
#define O CHAR_OPERATOR
#define S CHAR_SUFFIX
#define P (CHAR_SUFFIX | CHAR_PLAIN)

const uint8_t char_classes[256] = {
	['\t'] = B, ['\r'] = B,
	[0x20] =
	B, O, 0, A, F, O, O, 0, S, 0, O, O, 0, O, N, O,
	D, D, D, D, D, D, D, D, D, D, A, 0, O, O, O, A,
	P, X, X, X, X, X, X, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, P, A, A, O, F,
	A, X, X, X, X, X, X, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, A, O, A, 0, 0,
};
