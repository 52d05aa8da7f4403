/* Functions shared by the parsers of constant operands. operands.tbl lists the parsers. */
#ifndef ASSEMBLER_MATCH_CONSTANT_H
#define ASSEMBLER_MATCH_CONSTANT_H

#include "assembler/match/operand/build.h"

/* Records an error in a part of the next arg. %s in `text` is replaced with the name of the instruction. Returns false. */
bool
constant_miss(struct attempt *b, const struct node *at, const char *text);

/* Sets *v to the absolute value of an operand that is a plain number. Returns false for other operands, such as an unknown
 * name. */
bool
constant_number(struct attempt *b, const struct arg *a, int64_t *v);

/* Returns whether an operand is a call with this name. a may be NULL. */
static inline bool
constant_is_call(const struct arg *a, const char *name)
{
	return a && a->kind == ARG_OTHER && a->node->kind == NODE_CALL && str_eqz(a->node->text, name);
}

#endif
