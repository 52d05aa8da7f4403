/* The operands of a statement: by fastpath.c as far as they are simple, then by the grammar. */
#include "assembler/stmt/parse.h"

#include "assembler/as.h"

static inline bool
read_operands(struct as *as, struct parse_mode mode, struct statement *st)
{
	struct parser ps = {.as = as, .lexer = &as->source.lexer, .mode = mode,
		.words = {.wide = mode.wide, .bars = mode.registers}};
	ps.tail = &ps.first;
	bool ok = fastpath_operands(&ps) || parse_parse(&ps) == 0;
	struct str rest;
	if (!ok && !ps.words.ended)
		lex_line(&as->source.lexer, &rest);
	st->operands = ps.first;
	st->end = ps.end;
	st->comma = ps.comma;
	return ok;
}

bool
parse_operands(struct as *as, struct parse_mode mode, struct statement *st)
{
	if (mode.number && fastpath_asked_number(as, mode, st))
		return true;
	if (mode.lazy)
		return read_operands(as, mode, st);
	struct arena before = as->arena;
	uint32_t symbols = as->values.syms.n;
	bool ok = read_operands(as, mode, st);
	parse_settle(as, st->operands, before, symbols);
	return ok;
}
