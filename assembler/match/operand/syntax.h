/* How operands are read: the parsers that syntax.def names. Each uses the args that a slot needs and sets the slot's
 * field, or returns false with b->miss set. */
#ifndef ASSEMBLER_MATCH_SYNTAX_H
#define ASSEMBLER_MATCH_SYNTAX_H

#include "assembler/match/operand/build.h"
#include "common/isa/tables.h"

#define SYNTAX(name, values, parse, valid, print, registers) bool parse(struct build *b, const struct slot *slot);
#include "common/isa/operand/syntax.def"
#undef SYNTAX

/* The parser of the slot's syntax. */
bool
operand_parse(struct build *b, const struct slot *slot);

#endif
