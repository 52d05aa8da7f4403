/* The names and operands that most statements have, without the scanner and the grammar, whose tables take
 * longer over "v1, s[n+2]" than all that follows. What is taken here are names, numbers in base 10 and 16, sums
 * and products of them, registers with these in brackets, and such an operand after a modifier's name. At
 * anything else the scanner is set to the beginning of that operand and the grammar reads the rest of the
 * statement; so the language is what lex.l and parse.y say, and -Dfastpath=false leaves this file out. What may be an
 * error is left to the grammar, too, or it would be reported twice. */
#include "assembler/as.h"
#include "assembler/text/chars.h"

/* The parser, and where it is in the text. */
struct fastpath {
	struct parser *ps;
	const char *p;
};

static void
blanks(struct fastpath *f)
{
	while (char_is(*f->p, CHAR_BLANK))
		f->p++;
}

/* The end of the name at p, p if there is none. */
static const char *
name_end(const char *p)
{
	const char *from = p;
	if (*p == '.')
		p++;
	if (!char_is(*p, CHAR_FIRST) && !(p > from && *p == '.'))
		return from;
	while (char_is(*p, CHAR_NAME))
		p++;
	return p;
}

/* This many digits fit into 64 bits in any base. */
enum { DIGITS_SURE = 16 };

/* A number and the blanks after it; NULL if it is octal or not digits alone. */
static struct node *
number(struct fastpath *f)
{
	const char *from = f->p, *p = from;
	bool hex = p[0] == '0' && (p[1] | 32) == 'x';
	p += hex ? 2 : 0;
	struct str digits = {p, 0};
	while (char_is(*p, hex ? CHAR_HEX : CHAR_DIGIT))
		p++;
	digits.n = (size_t)(p - digits.p);
	if (!digits.n || digits.n > DIGITS_SURE || char_is(*p, CHAR_NAME) || (!hex && *from == '0' && digits.n > 1))
		return NULL;
	f->p = p;
	blanks(f);
	struct lexer *lx = f->ps->lexer;
	struct node *n = lex_node(lx, &f->ps->words, NODE_INT, lex_loc(lx, from), digits);
	uint64_t value = 0;
	for (p = digits.p; p < digits.p + digits.n; p++)
		value = value * (hex ? 16 : 10) + lex_digit(*p);
	n->num = (int64_t)value;
	return n;
}

/* The name that ends at end, and the blanks after it; NULL if it is empty. */
static struct node *
name(struct fastpath *f, const char *end)
{
	if (end == f->p)
		return NULL;
	struct lexer *lx = f->ps->lexer;
	struct node *n = lex_node(lx, &f->ps->words, NODE_NAME, lex_loc(lx, f->p), (struct str){f->p, (size_t)(end - f->p)});
	f->p = end;
	blanks(f);
	return n;
}

static struct node *
term(struct fastpath *f)
{
	struct node *n = char_is(*f->p, CHAR_DIGIT) ? number(f) : name(f, name_end(f->p));
	return n && !char_is(*f->p, CHAR_SUFFIX) && (*f->p != ':' || f->ps->words.depth) ? n : NULL;
}

/* Whether '-' may begin another operand: "v1 -v2". */
static bool
may_be_sign(const struct fastpath *f)
{
	return *f->p == '-' && !f->ps->words.depth && char_is(f->p[-1], CHAR_BLANK) && !char_is(f->p[1], CHAR_BLANK);
}

/* The operator of node_binary() here and its level, as in parse.y: 1 for sums, 2 for bits, 3 for products;
 * 0 if it is none of these. Division is not: it may be by zero. */
static int
operator_at(const struct fastpath *f, int *level)
{
	char c = f->p[0], d = f->p[1];
	switch (c) {
	case '+': *level = 1; return c;
	case '-': *level = 1; return may_be_sign(f) ? 0 : c;
	case '^': *level = 2; return c;
	case '&': *level = 2; return d != '&' ? c : 0;
	case '|': *level = 2; return d != '|' && f->ps->words.depth ? c : 0;
	case '*': *level = 3; return c;
	case '<': *level = 3; return d == '<' ? EXPR_SHL : 0;
	case '>': *level = 3; return d == '>' ? EXPR_SHR : 0;
	default: return 0;
	}
}

/* left op right; NULL if a register is among them, which is an error. */
static struct node *
binary(struct fastpath *f, struct loc at, int op, struct node *left, struct node *right)
{
	struct parser *ps = f->ps;
	if (node_names_register(ps, left) || node_names_register(ps, right))
		return NULL;
	return node_binary(ps, at, op, left, right);
}

/* Goes on with an expression after left as long as operators are of this level or a higher one; NULL if no
 * term follows one. */
static struct node *
climb(struct fastpath *f, struct node *left, int least)
{
	int op, next, level, higher;
	while (left && (op = operator_at(f, &level)) && level >= least) {
		struct loc at = lex_loc(f->ps->lexer, f->p);
		f->p += op < 256 ? 1 : 2;
		blanks(f);
		struct node *right = term(f);
		while (right && (next = operator_at(f, &higher)) && higher > level)
			right = climb(f, right, higher);
		left = right ? binary(f, at, op, left, right) : NULL;
	}
	return left;
}

static struct node *
expression(struct fastpath *f)
{
	struct node *n = term(f);
	return n && char_is(*f->p, CHAR_OPERATOR) ? climb(f, n, 1) : n;
}

/* "v[" comes next: the register. */
static struct node *
indexed(struct fastpath *f, struct node *file)
{
	struct node *to = NULL;
	f->p++;
	f->ps->words.depth = 1;
	blanks(f);
	struct node *from = expression(f);
	if (from && *f->p == ':') {
		f->p++;
		blanks(f);
		to = expression(f);
		from = to ? from : NULL;
	}
	f->ps->words.depth = 0;
	if (!from || *f->p != ']')
		return NULL;
	f->p++;
	blanks(f);
	file->kind = NODE_INDEX;
	return node_index(f->ps, file, from, to);
}

static struct node *
operand(struct fastpath *f)
{
	if (!char_is(*f->p, CHAR_FIRST))
		return expression(f);
	struct node *n = name(f, name_end(f->p));
	if (*f->p == '[' && !char_is(f->p[-1], CHAR_BLANK))
		return indexed(f, n);
	if (*f->p == ':' && f->p[1] != ':') {
		n->kind = NODE_MOD;
		f->p++;
		blanks(f);
		n->arg = expression(f);
		return n->arg ? n : NULL;
	}
	if (char_is(*f->p, CHAR_SUFFIX) || *f->p == ':')
		return NULL;
	return char_is(*f->p, CHAR_OPERATOR) ? climb(f, n, 1) : n;
}

static bool
is_comment(const char *p)
{
	return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* Whether an operand can end here: at a comma, the end of the line, the beginning of another word. */
static bool
ends(const struct fastpath *f)
{
	char c = *f->p;
	return c == ',' || c == '\n' || char_is(c, CHAR_FIRST | CHAR_DIGIT) || is_comment(f->p);
}

/* Whether the statement ends here, at a newline or a comment before one, which is passed. */
static bool
end(struct fastpath *f, const char *comma)
{
	struct parser *ps = f->ps;
	const char *p = f->p, *last = ps->lexer->here.end;
	if (is_comment(p))
		p = memchr(p, '\n', (size_t)(last - p));
	if (!p || p >= last || *p != '\n')
		return false;
	ps->end = lex_loc(ps->lexer, f->p);
	if (comma)
		ps->comma = lex_loc(ps->lexer, comma);
	lex_seek(ps->lexer, p + 1);
	return true;
}

bool
fastpath_operands(struct parser *ps)
{
	struct fastpath f = {.ps = ps, .p = lex_tell(ps->lexer)};
	while (true) {
		const char *from = f.p, *comma = *f.p == ',' ? f.p++ : NULL;
		blanks(&f);
		if (!char_is(*f.p, CHAR_FIRST | CHAR_DIGIT) && end(&f, comma))
			return true;
		struct node *n = operand(&f);
		if (!n || !ends(&f)) {
			ps->words.depth = 0;
			lex_seek(ps->lexer, from);
			return false;
		}
		parse_append(ps, comma ? ',' : 0, n);
	}
}

bool
fastpath_head(struct lexer *lx, struct node **head)
{
	struct lex_words words = {.head = true};
	const char *p = lex_tell(lx);
	while (char_is(*p, CHAR_BLANK) || (*p == '\n' && p < lx->here.end))
		p++;
	const char *from = p, *end = name_end(p);
	if (end == from || (!char_is(*end, CHAR_BLANK) && *end != '\n'))
		return false;
	for (p = end; char_is(*p, CHAR_BLANK); p++)
		;
	if (*p == ':' || *p == '=')
		return false;
	*head = lex_node(lx, &words, NODE_NAME, lex_loc(lx, from), (struct str){from, (size_t)(end - from)});
	lex_seek(lx, p);
	return true;
}
