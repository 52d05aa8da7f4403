/* Shared by the parsers of constants (operands.tbl). */
#ifndef ASSEMBLER_MATCH_CONSTANT_H
#define ASSEMBLER_MATCH_CONSTANT_H

#include "assembler/match/operand/build.h"

/* Records an error in a part of the next arg; text may name the instruction with %s. Returns false. */
bool
constant_miss(struct attempt *b, const struct node *at, const char *text);

/* The absolute value of an operand that is a plain number; an unknown name has none. */
bool
constant_number(struct attempt *b, const struct arg *a, int64_t *v);

/* Whether a, which may be NULL, is a call name(…). */
static inline bool
constant_is_call(const struct arg *a, const char *name)
{
	return a && a->kind == ARG_OTHER && a->node->kind == NODE_CALL && str_eqz(a->node->text, name);
}

#endif
