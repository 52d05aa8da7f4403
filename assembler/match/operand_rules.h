/* The rules over several operands of an instruction built from text. */
#ifndef ASSEMBLER_MATCH_OPERAND_RULES_H
#define ASSEMBLER_MATCH_OPERAND_RULES_H

#include "assembler/match/operand/build.h"

/* Whether the instruction obeys the rules that its form can break. Returns false with b->miss set. */
bool
operand_rules_hold(struct attempt *b);

#endif
