/* The operands of a statement: by fastpath.c as far as they are simple, then by the grammar. */
#include "assembler/stmt/parse.h"

#include "assembler/as.h"

bool
parse_operands(struct as *as, struct parse_mode mode, struct statement *st)
{
	if (mode.number && fastpath_asked_number(as, mode, st))
		return true;
	struct parser ps = {.as = as, .lexer = &as->source.lexer, .mode = mode,
		.words = {.wide = mode.wide, .bars = mode.registers}};
	ps.tail = &ps.first;
	bool ok = fastpath_operands(&ps) || parse_parse(&ps) == 0;
	struct str rest;
	if (!ok && !ps.words.ended)
		lex_line(&as->source.lexer, &rest);
	if (!mode.lazy)
		parse_settle(ps.first);
	st->operands = ps.first;
	st->end = ps.end;
	st->comma = ps.comma;
	return ok;
}
