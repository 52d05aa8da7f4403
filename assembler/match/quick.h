/* Statements whose operands are registers and small integers, made into instructions at once (quick.c). */
#ifndef ASSEMBLER_MATCH_QUICK_H
#define ASSEMBLER_MATCH_QUICK_H

#include "assembler/match/forms.h"

/* The shapes of operands that a mnemonic was found with, the last of them, and the form that takes each. */
enum { QUICK_SHAPES = 4 };

struct quick {
	uint64_t shape[QUICK_SHAPES]; /* 0: none */
	const struct form *form[QUICK_SHAPES];
	uint8_t next;                 /* the place of the next shape */
};

/* Remembers the shape of a statement for which the matcher made an instruction, if the shape alone decides that. */
void
quick_learn(struct quick *q, const struct match *m, const struct assembled *made);

/* Makes the instruction of operands that have the shape. Returns false if they do not have it, or break a rule. */
bool
quick_make(const struct quick *q, const struct isa *isa, const struct node *operands, struct assembled *out);

#endif
