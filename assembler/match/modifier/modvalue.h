/* How values of modifiers are read: the parsers that modvalue.def names, and what they share (value.c). A parser's n is
 * the value, NULL where none is written. */
#ifndef ASSEMBLER_MATCH_MODVALUE_H
#define ASSEMBLER_MATCH_MODVALUE_H

#include "assembler/match/operand/build.h"
#include "common/isa/modifier/modvalue.h"

#define MODVALUE(name, takes, parse, print) bool parse(struct attempt *b, const struct modifier *m, const struct node *n);
#include "common/isa/modifier/modvalue.def"
#undef MODVALUE

/* A value, or the modifier itself, is wrong. Returns false. */
bool
modifier_bad(struct attempt *b, const struct modifier *m, const struct node *at, const char *text);

/* A value, or one of its parts, is not from low to high. Returns false. */
bool
modifier_outside(struct attempt *b, const struct modifier *m, const struct node *at, const char *text, int64_t low, int64_t high);

/* A number, or false with the miss recorded. */
bool
modifier_number(struct attempt *b, const struct modifier *m, const struct node *n, int64_t *v);

#endif
