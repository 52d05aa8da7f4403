/* Statements made into instructions at once, since one of their shape was before (quick.c). With what mnemonics were found to be
 * (struct match_names, which holds the shapes and forgets both together) the other of the assembler's two caches: without the shapes,
 * lines that do not repeat take 16 % more instructions. */
#ifndef ASSEMBLER_MATCH_QUICK_H
#define ASSEMBLER_MATCH_QUICK_H

#include "assembler/match/forms.h"
#include "assembler/match/shape.h"

/* The last shapes that a mnemonic was found with. */
enum { QUICK_SHAPES = 8 };

struct quick {
	struct quick_shape {
		struct shape shape;
		const struct form *form;  /* which takes it; NULL: the place is free */
		uint16_t decided;         /* bit n: the shape decides that slot n takes its operand */
		uint16_t rules;           /* bit RULE_…: it does not decide whether the statement keeps the rule */
		bool whole;               /* it has no modifiers, and all operands are decided */
		uint8_t mod[SHAPE_MODS];  /* of the form, in isa_modifiers[] */
	} known[QUICK_SHAPES];
	uint8_t next;                     /* the place of the next shape */
};

/* Remembers the shape of a statement for which the matcher made an instruction, if every statement of the shape that this form
 * takes is of this form. */
void
quick_learn(struct quick *q, const struct match *m, const struct assembled *made);

/* Makes the instruction of a statement whose shape is known. Returns false if it is not, or the form does not take it. */
bool
quick_make(const struct quick *q, const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
