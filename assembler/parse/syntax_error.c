/* Reports tokens that are not allowed at their position. */
#include "assembler/parse/parse.h"

#include <string.h>

#include "assembler/scan/cursor.h"
#include "assembler/scan/unicode.h"
#include "assembler/scan/func.h"
#include "assembler/value/values.h"

const char parse_hash_inside[] = "unexpected '#': a comment begins with // or ;, with # only at the start of a line";

void
parse_foreign(struct diag *diag, struct str text, struct loc loc)
{
	char what[UNICODE_ROOM];
	unicode_describe(text, what);
	diag_error(diag, loc, "unexpected character %s", what);
}

/* Reports a character that cannot begin a token, or '=', which is not an operator. */
static void
report_stray(struct statement_parser *ps, struct loc loc)
{
	struct diag *diag = ps->env->values->diag;
	const char *p = ps->words.lexer->here.text + (loc.pos - lex_loc(ps->words.lexer, ps->words.lexer->here.text).pos);
	struct cursor c = {p + 1, ps->words.lexer->here.end};
	struct str name = cursor_word(&c);
	if (*p == '#')
		diag_error(diag, loc, parse_hash_inside);
	else if (*p == '=' && ps->mode->registers)
		diag_error(diag, loc, "unexpected '='; the value of a modifier follows ':'");
	else if (*p == '=')
		diag_error(diag, loc, "unexpected '='; did you mean '=='?");
	else if (*p == '\\' && c.p < c.end && *c.p == '@')
		diag_error(diag, loc, "\\@ is the number of a macro's expansion, and no macro is being expanded here");
	else if (*p == '\\' && name.n)
		ps->env->names->parameter(ps->env->names->user, name, loc);
	else if (*p > ' ' && *p <= '~')
		diag_error(diag, loc, "unexpected character '%c'", *p);
	else
		parse_foreign(diag, (struct str){p, (size_t)(c.end - p)}, loc);
}

/* Returns the innermost bracket or bar that is open at a position of the current line, or NULL. */
static const char *
innermost_open(const struct statement_parser *ps, const char *at)
{
	enum { DEEP = 64 };
	const char *p = at, *bar = ps->words.bar;
	unsigned n = 0;
	while (p > ps->words.lexer->here.text && p[-1] != '\n')
		p--;
	const char *open[DEEP];
	for (; p < at; p++) {
		if (*p == '"')
			for (p++; p < at && *p != '"'; p++)
				p += *p == '\\';
		else if (*p == '\'' && at - p > 2 && p[2] == '\'')
			p += 2;
		else if (strchr("([{", *p) && *p && n < DEEP)
			open[n++] = p;
		else if (strchr(")]}", *p) && *p && n)
			n--;
	}
	return bar && (!n || bar > open[n - 1]) ? bar : n ? open[n - 1] : NULL;
}

static const char *
word_name(enum lex_word word, char *room)
{
	static const char *const names[] = {[WORD_EOL] = "end of line", [WORD_NAME] = "name", [WORD_KEY] = "modifier", [WORD_CALL] = "call",
		[WORD_INDEX] = "index", [WORD_SPEC] = "relocation specifier", [WORD_NUMBER] = "value", [WORD_VALUE] = "value", [WORD_DOT] = ".",
		[WORD_LOCAL] = "local label", [WORD_DUAL] = "::", [WORD_BAR] = "|",
#define PAIR(name, text, level, value) [WORD_##name] = text,
#include "assembler/scan/operator.def"
	};
	if (word >= WORD_EOL)
		return names[word];
	memcpy(room, (char[]){'\'', (char)word, '\''}, 3);
	return room;
}

void
parse_unexpected(struct statement_parser *ps, const char *closers)
{
	lex_report(&ps->words);
	struct loc loc = lex_loc(ps->words.lexer, ps->words.at);
	if (ps->words.kind == WORD_STRAY || ps->words.kind == '=') {
		report_stray(ps, loc);
		return;
	}
	char room[4] = "";
	const char *at = ps->words.at, *what = word_name(ps->words.kind, room);
	static const char pairs[] = "()[]{}||";
	const char *open = innermost_open(ps, at), *pair = open ? strchr(pairs, *open) : NULL;
	const char *inside = open ? open + 1 : NULL;
	while (inside && (*inside == ' ' || *inside == '\t'))
		inside++;
	if (pair && (inside < at || *at != ',') && strchr(closers, pair[1])) {
		diag_error(ps->env->values->diag, loc, "expected '%c' before %s", pair[1], what);
		diag_note(ps->env->values->diag, lex_loc(ps->words.lexer, open), "to match this '%c'", *open);
	} else if (!open && what[0] == '\'' && strchr(")]}", what[1])) {
		diag_error(ps->env->values->diag, loc, "unmatched %s", what);
	} else {
		diag_error(ps->env->values->diag, loc, "unexpected %s", what);
	}
}

void
node_expected(struct diag *diag, const struct node *n, const char *what)
{
	const char *near = n->kind == NODE_CALL ? func_nearest(n->text) : NULL;
	if (near) {
		diag_error(diag, n->loc, "unknown function '%.*s'; did you mean '%s'?", STR_ARG(n->text), near);
		diag_fix(diag, n->loc, n->text.n, near);
	} else if (n->kind == NODE_CALL) {
		diag_error(diag, n->loc, "unknown function '%.*s'", STR_ARG(n->text));
	} else {
		diag_error(diag, n->loc, n->kind == NODE_INDEX ? "expected %s, but got a register" : "expected %s", what);
	}
}
