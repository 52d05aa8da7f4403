/* Scans numbers, and names that begin with a digit. */
#ifndef ASSEMBLER_SCAN_NUMBER_H
#define ASSEMBLER_SCAN_NUMBER_H

#include "assembler/scan/lex.h"

/* Parses decimal, octal or hexadecimal digits at p, in a text that ends at `last`. Sets *value to their value, and *digits to the
 * digits without the prefix. Returns the end of the digits, or NULL if there are more than 16 of them or a character of a name
 * follows. */
const char *
number_digits(const char *p, const char *last, struct str *digits, uint64_t *value);

/* Scans the token at p, which begins with a digit, or with a point before a digit: a number, a local label ("1f"), or an invalid
 * name ("12abc"). Records an error if there are too many digits, or digits too large for the base. */
void
number_word(struct lex_words *w, const char *p);

/* Returns a node for the digits that begin at `from` and end before `to`. They are octal if they begin with a zero, and decimal
 * otherwise. */
struct node *
number_index(struct lex_words *w, const char *from, const char *to);

#endif
