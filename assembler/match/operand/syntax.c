/* Table of the parsers in operands.tbl. It depends on the files that define the parsers; they do not depend on it. */
#include "assembler/match/operand/syntax.h"

static bool (*const parsers[SYNTAX_COUNT])(struct attempt *b, const struct slot *slot) = {
#define SYNTAX(name, values, parse, valid, print, registers) parse,
ISA_SYNTAX(SYNTAX)
#undef SYNTAX
};

bool
operand_parse(struct attempt *b, const struct slot *slot)
{
	return parsers[slot->syntax](b, slot);
}
