/* The table of the parsers that operands.tbl names. It is in a file of its own, because it depends on all parsers. */
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
