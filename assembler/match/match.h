/* From the untyped statement to the instruction: the forms of the mnemonic on this processor are
 * tried, shortest first; the failure that got furthest is the one reported. */
#ifndef ASSEMBLER_MATCH_MATCH_H
#define ASSEMBLER_MATCH_MATCH_H

#include "assembler/match/operand/build.h"

/* Fills out, or reports one error through diag and returns false. */
bool
match_statement(const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
