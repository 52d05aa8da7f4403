/* From the untyped statement to the instruction: the forms of the mnemonic on this processor are
 * tried, shortest first; the failure that got furthest is the one reported. */
#ifndef ASSEMBLER_STMT_MATCH_H
#define ASSEMBLER_STMT_MATCH_H

#include "common/isa/build.h"

/* Fills out, or reports one error through diag and returns false. */
bool
match_statement(const struct match_env *env, const struct statement *st, struct assembled *out);

#endif
