/* Table of the parsers that syntax.def refers to. The files that define these parsers do not call this file. */
#include "assembler/match/operand/syntax.h"

static bool (*const parsers[SYNTAX_COUNT])(struct attempt *b, const struct slot *slot) = {
#define SYNTAX(name, values, parse, valid, print, registers) parse,
#include "common/isa/operand/syntax.def"
#undef SYNTAX
};

bool
operand_parse(struct attempt *b, const struct slot *slot)
{
	return parsers[slot->syntax](b, slot);
}
