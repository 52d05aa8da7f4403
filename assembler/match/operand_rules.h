/* Checks the rules that involve several operands of an assembled instruction. */
#ifndef ASSEMBLER_MATCH_OPERAND_RULES_H
#define ASSEMBLER_MATCH_OPERAND_RULES_H

#include "assembler/match/operand/build.h"

/* Returns whether the instruction satisfies the rules that its form can violate. If not, sets b->miss. */
bool
operand_rules_hold(struct attempt *b);

#endif
