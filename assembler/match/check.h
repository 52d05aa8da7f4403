/* The rules that go over several operands of what was built from text. */
#ifndef ASSEMBLER_MATCH_CHECK_H
#define ASSEMBLER_MATCH_CHECK_H

#include "assembler/match/operand/build.h"

/* Whether what was built keeps the rules that its form can break. Returns false with b->miss set. */
bool
check_build(struct build *b);

#endif
