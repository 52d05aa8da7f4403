/* The parsers of modifier values, to which modifiers.tbl refers by name, and functions that the parsers share (value.c). A
 * parser's parameter n is the node of the value, or NULL if the statement omits the value. */
#ifndef ASSEMBLER_MATCH_MODVALUE_H
#define ASSEMBLER_MATCH_MODVALUE_H

#include "assembler/match/operand/build.h"
#include "common/isa/modifier/modvalue.h"

#define MODVALUE(name, takes, parse, print) bool parse(struct attempt *b, const struct modifier *m, const struct node *n);
ISA_MODVALUE(MODVALUE)
#undef MODVALUE

/* Records that a value or modifier is invalid. Returns false. */
bool
modifier_bad(struct attempt *b, const struct modifier *m, const struct node *at, const char *text);

/* Records that a value, or a part of it, is outside the range from low to high. Returns false. */
bool
modifier_outside(struct attempt *b, const struct modifier *m, const struct node *at, const char *text, int64_t low, int64_t high);

/* Reads a number into *v. If n is not a number, records the failure and returns false. */
bool
modifier_number(struct attempt *b, const struct modifier *m, const struct node *n, int64_t *v);

#endif
