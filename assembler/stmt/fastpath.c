/* Statements without the scanner and the grammar, whose tables take longer over "v1, s[n+2]" than all that follows.
 *
 * A statement's head (a name, a label, the name before '=') is read here, with the empty lines and comments before it. Its
 * operands are read one by one (fastpath_operand.c) as long as they are simple. At anything else the scanner is set to
 * the beginning of that operand and the grammar reads the rest of the statement; so the language is what lex.l and
 * parse.y say, and -Dfastpath=false leaves these files out. What may be an error is left to the grammar, too, or it would be
 * reported twice. */
#include "assembler/stmt/fastpath.h"

#include "assembler/as.h"
#include "assembler/parse.tab.h"

/* After a comment that ends on a line, the blanks after it, too; NULL if it does not end. */
static const char *
after_comment(const char *p, const char *end)
{
	const char *close = memchr(p + 2, '*', (size_t)(end - p - 2));
	while (close && close[1] != '/')
		close = memchr(close + 1, '*', (size_t)(end - close - 1));
	return close ? char_after_blanks(close + 2, end) : NULL;
}

/* Whether the statement ends here, at a newline or a comment before one, which is passed. */
static bool
end(struct fastpath *f, const char *comma)
{
	struct parser *ps = f->ps;
	const char *p = f->p, *last = ps->lexer->here.end;
	if (fastpath_comment_at(p))
		p = memchr(p, '\n', (size_t)(last - p));
	if (!p || p >= last || *p != '\n')
		return false;
	ps->end = lex_loc(ps->lexer, f->p);
	if (comma)
		ps->comma = lex_loc(ps->lexer, comma);
	lex_seek(ps->lexer, p + 1);
	return true;
}

/* Goes on after blanks and comments; false if one of these does not end. */
static bool
pass_comments(struct fastpath *f)
{
	while (f->p[0] == '/' && f->p[1] == '*') {
		const char *p = after_comment(f->p, f->ps->lexer->here.end);
		if (!p)
			return false;
		f->p = p;
	}
	return true;
}

/* What is between two operands: 0, ',' or ':' for "::", which is passed, and the blanks after it. */
static char
join(struct fastpath *f)
{
	char c = *f->p;
	if (c != ',' && (c != ':' || f->p[1] != ':'))
		return 0;
	f->p += c == ',' ? 1 : 2;
	fastpath_blanks(f);
	return c;
}

/* Plain numbers with only blanks between them, which some directives begin with. */
static void
plain_numbers(struct fastpath *f)
{
	struct parser *ps = f->ps;
	struct str digits;
	uint64_t value;
	while (char_is(*f->p, CHAR_DIGIT)) {
		const char *p = fastpath_digits(f->p, &digits, &value);
		while (p && char_is(*p, CHAR_BLANK))
			p++;
		if (!p || !fastpath_ends(p))
			return;
		struct node *n = lex_node(ps->lexer, &ps->words, NODE_INT, lex_loc(ps->lexer, f->p), digits);
		n->num = (int64_t)value;
		parse_append(ps, 0, n);
		f->p = p;
	}
}

/* The name and the comma that come first where the mode says so; NULL if there are none. */
static struct node *
named(struct fastpath *f)
{
	struct lexer *lx = f->ps->lexer;
	const char *from = f->p, *to = fastpath_name_end(from);
	f->p = to;
	fastpath_blanks(f);
	if (to == from || *f->p != ',')
		return NULL;
	join(f);
	return lex_node(lx, &f->ps->words, NODE_NAME, lex_loc(lx, from), (struct str){from, (size_t)(to - from)});
}

bool
fastpath_asked_number(struct as *as, struct parse_mode mode, struct statement *st)
{
	struct parser ps = {.as = as, .lexer = &as->source.lexer, .mode = mode};
	struct fastpath f = {.ps = &ps, .p = lex_tell(ps.lexer)};
	struct node *name = NULL, *n;
	int64_t value;
	fastpath_blanks(&f);
	if (mode.named && !(name = named(&f)))
		return false;
	const char *from = f.p;
	if (!fastpath_known(&f, false, &value) || !end(&f, NULL))
		return false;
	n = fastpath_int(&f, from, from, value);
	if (name)
		node_chain(name, ',', n);
	st->operands = name ? name : n;
	st->end = ps.end;
	return true;
}

bool
fastpath_operands(struct parser *ps)
{
	struct fastpath f = {.ps = ps, .p = lex_tell(ps->lexer), .isa = parse_isa(ps)};
	fastpath_blanks(&f);
	pass_comments(&f);
	plain_numbers(&f);
	while (true) {
		const char *from = f.p;
		char before = join(&f);
		if (!char_is(*f.p, CHAR_FIRST | CHAR_DIGIT) && before != ':' && end(&f, before ? from : NULL))
			return true;
		struct node *n = fastpath_operand(&f);
		if (!n || !pass_comments(&f) || !fastpath_ends(f.p)) {
			ps->words.depth = 0;
			lex_seek(ps->lexer, from);
			return false;
		}
		parse_append(ps, before, n);
	}
}

/* The beginning of the next statement: after blanks, empty lines and comments. */
static inline const char *
statement_begin(const char *p, const char *last)
{
	while (true) {
		if (char_is(*p, CHAR_BLANK))
			p = char_after_blanks(p + 1, last);
		if (char_is(*p, CHAR_FIRST) || *p == '.' || p == last)
			return p;
		if (*p == '\n') {
			p++;
		} else if (fastpath_comment_at(p) || *p == '#') {
			const char *line = memchr(p, '\n', (size_t)(last - p));
			p = line ? line + 1 : last;
		} else {
			const char *after = p[0] == '/' && p[1] == '*' ? after_comment(p, last) : NULL;
			if (!after)
				return p;
			p = after;
		}
	}
}

void
fastpath_begin(struct lexer *lx)
{
	lex_seek(lx, statement_begin(lex_tell(lx), lx->here.end));
}

int
fastpath_head(struct lexer *lx, struct node *head)
{
	const char *from = lex_tell(lx), *end = fastpath_name_end(from), *p = end;
	int word = T_HEAD;
	if (end == from)
		return from == lx->here.end ? T_EOF : FASTPATH_NONE;
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (*p == ':' && p[1] == ':')
		return FASTPATH_NONE;
	if (*p == ':' || *p == '=') {
		word = *p == ':' ? T_LABEL : p[1] == '=' ? T_EQUIV : T_ASSIGN;
		p += word == T_EQUIV ? 2 : 1;
	} else if (p == end && *p != '\n') {
		return FASTPATH_NONE;
	}
	head->kind = NODE_NAME;
	head->loc = lex_loc(lx, from);
	head->text = (struct str){from, (size_t)(end - from)};
	lex_seek(lx, p);
	return word;
}
