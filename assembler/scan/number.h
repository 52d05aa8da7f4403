/* Numbers as they are written. */
#ifndef ASSEMBLER_SCAN_NUMBER_H
#define ASSEMBLER_SCAN_NUMBER_H

#include "assembler/scan/lex.h"

/* The value of decimal, octal or hexadecimal digits, which *digits becomes, without the prefix. Returns their end, NULL if they are not
 * digits alone, or too many to be sure of 64 bits. */
const char *
number_digits(const char *p, struct str *digits, uint64_t *value);

/* The word at p, which begins with a digit, or a point before one: a number, a local label ("1f"), or a name that is none ("12abc").
 * Reports digits that are too many, or too large for the base. */
void
number_word(struct lex_words *w, const char *p);

/* The node of the digits from from on, in base 8 if they begin with a zero, else 10. */
struct node *
number_index(struct lex_words *w, const char *from, const char *to);

#endif
