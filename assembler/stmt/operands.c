/* The operands of a statement: by fastpath.c as far as they are simple, then by the grammar. */
#include "assembler/stmt/parse.h"

#include "assembler/as.h"

bool
parse_operands(struct as *as, struct node **operands, struct loc *end)
{
	struct parser *ps = &as->parser;
	ps->first = NULL;
	ps->tail = &ps->first;
	ps->count = 0;
	ps->comma.pos = 0;
	/* A line before may have ended within brackets. */
	as->lexer.depth = 0;
	as->lexer.in_abs = false;
	as->lexer.bar = NULL;
	as->lexer.abs = ps->registers;
	bool ok = quick_operands(ps) || parse_parse(ps) == 0;
	ps->lazy = ps->registers = false;
	struct str rest;
	if (!ok && lex_in_statement(&as->lexer))
		lex_line(&as->lexer, &rest);
	*operands = ps->first;
	*end = ps->end;
	return ok;
}
