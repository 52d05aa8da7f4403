/* The names and operands that most statements have, without the scanner and the grammar: what tables drive takes longer over
 * "v1, s[n+2]" than all that follows. What is taken here are names, numbers in base 10 and 16, sums
 * and products of them, registers with these in brackets, and such an operand behind a modifier's name. At
 * anything else the scanner is set to the beginning of that operand and the grammar reads the rest of the
 * statement; so the language is what lex.l and parse.y say, and -Dfastpath=false leaves this file out. What may be an
 * error is left to the grammar, too, or it would be reported twice. */
#include "assembler/as.h"
#include "assembler/text/chars.h"

struct quick {
	struct parser *ps;
	const char *p;
};

static void
blanks(struct quick *q)
{
	while (char_is(*q->p, CHAR_BLANK))
		q->p++;
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

/* So many digits fit into 64 bits in any base. */
enum { DIGITS_SURE = 16 };

/* A number and the blanks after it; NULL if it is octal or more than digits. */
static struct node *
number(struct quick *q)
{
	const char *from = q->p, *p = from;
	bool hex = p[0] == '0' && (p[1] | 32) == 'x';
	p += hex ? 2 : 0;
	struct str digits = {p, 0};
	while (char_is(*p, hex ? CHAR_HEX : CHAR_DIGIT))
		p++;
	digits.n = (size_t)(p - digits.p);
	if (!digits.n || digits.n > DIGITS_SURE || char_is(*p, CHAR_NAME) || (!hex && *from == '0' && digits.n > 1))
		return NULL;
	q->p = p;
	blanks(q);
	struct lexer *lx = q->ps->lexer;
	struct node *n = lex_node(lx, &q->ps->words, NODE_INT, lex_loc(lx, from), digits);
	for (p = digits.p; p < digits.p + digits.n; p++)
		n->num = n->num * (hex ? 16 : 10) + lex_digit(*p);
	return n;
}

/* The name that ends at end, and the blanks behind it; NULL if it is empty. */
static struct node *
name(struct quick *q, const char *end)
{
	if (end == q->p)
		return NULL;
	struct lexer *lx = q->ps->lexer;
	struct node *n = lex_node(lx, &q->ps->words, NODE_NAME, lex_loc(lx, q->p), (struct str){q->p, (size_t)(end - q->p)});
	q->p = end;
	blanks(q);
	return n;
}

static struct node *
term(struct quick *q)
{
	struct node *n = char_is(*q->p, CHAR_DIGIT) ? number(q) : name(q, name_end(q->p));
	return n && !char_is(*q->p, CHAR_SUFFIX) && (*q->p != ':' || q->ps->words.depth) ? n : NULL;
}

/* Whether '-' may begin another operand: "v1 -v2". */
static bool
may_be_sign(const struct quick *q)
{
	return *q->p == '-' && !q->ps->words.depth && char_is(q->p[-1], CHAR_BLANK) && !char_is(q->p[1], CHAR_BLANK);
}

/* The operator of node_binary() at hand and its level, as in parse.y: 1 for sums, 2 for bits, 3 for products;
 * 0 if it is none of these. A division may be by zero. */
static int
operator_at(const struct quick *q, int *level)
{
	char c = q->p[0], d = q->p[1];
	switch (c) {
	case '+': *level = 1; return c;
	case '-': *level = 1; return may_be_sign(q) ? 0 : c;
	case '^': *level = 2; return c;
	case '&': *level = 2; return d != '&' ? c : 0;
	case '|': *level = 2; return d != '|' && q->ps->words.depth ? c : 0;
	case '*': *level = 3; return c;
	case '<': *level = 3; return d == '<' ? EXPR_SHL : 0;
	case '>': *level = 3; return d == '>' ? EXPR_SHR : 0;
	default: return 0;
	}
}

/* left op right; NULL if a register is among them, which is an error. */
static struct node *
binary(struct quick *q, struct loc at, int op, struct node *left, struct node *right)
{
	struct parser *ps = q->ps;
	if (node_names_register(ps, left) || node_names_register(ps, right))
		return NULL;
	return node_binary(ps, at, op, left, right);
}

/* Goes on with an expression behind left as long as operators are of this level or a higher one; NULL if no
 * term follows one. */
static struct node *
climb(struct quick *q, struct node *left, int least)
{
	int op, next, level, higher;
	while (left && (op = operator_at(q, &level)) && level >= least) {
		struct loc at = lex_loc(q->ps->lexer, q->p);
		q->p += op < 256 ? 1 : 2;
		blanks(q);
		struct node *right = term(q);
		while (right && (next = operator_at(q, &higher)) && higher > level)
			right = climb(q, right, higher);
		left = right ? binary(q, at, op, left, right) : NULL;
	}
	return left;
}

static struct node *
expression(struct quick *q)
{
	struct node *n = term(q);
	return n && char_is(*q->p, CHAR_OPERATOR) ? climb(q, n, 1) : n;
}

/* "v[" is at hand: the register. */
static struct node *
indexed(struct quick *q, struct node *file)
{
	struct node *to = NULL;
	q->p++;
	q->ps->words.depth = 1;
	blanks(q);
	struct node *from = expression(q);
	if (from && *q->p == ':') {
		q->p++;
		blanks(q);
		to = expression(q);
		from = to ? from : NULL;
	}
	q->ps->words.depth = 0;
	if (!from || *q->p != ']')
		return NULL;
	q->p++;
	blanks(q);
	file->kind = NODE_INDEX;
	return node_index(q->ps, file, from, to);
}

static struct node *
operand(struct quick *q)
{
	if (!char_is(*q->p, CHAR_FIRST))
		return expression(q);
	struct node *n = name(q, name_end(q->p));
	if (*q->p == '[' && !char_is(q->p[-1], CHAR_BLANK))
		return indexed(q, n);
	if (*q->p == ':' && q->p[1] != ':') {
		n->kind = NODE_MOD;
		q->p++;
		blanks(q);
		n->arg = expression(q);
		return n->arg ? n : NULL;
	}
	if (char_is(*q->p, CHAR_SUFFIX) || *q->p == ':')
		return NULL;
	return char_is(*q->p, CHAR_OPERATOR) ? climb(q, n, 1) : n;
}

static bool
is_comment(const char *p)
{
	return *p == ';' || (p[0] == '/' && p[1] == '/');
}

/* Whether an operand can end here: at a comma, the end of the line, the beginning of another word. */
static bool
ends(const struct quick *q)
{
	char c = *q->p;
	return c == ',' || c == '\n' || char_is(c, CHAR_FIRST | CHAR_DIGIT) || is_comment(q->p);
}

/* Whether the statement ends here, at a newline or a comment before one, which is passed. */
static bool
end(struct quick *q, const char *comma)
{
	struct parser *ps = q->ps;
	const char *p = q->p, *last = ps->lexer->here.end;
	if (is_comment(p))
		p = memchr(p, '\n', (size_t)(last - p));
	if (!p || p >= last || *p != '\n')
		return false;
	ps->end = lex_loc(ps->lexer, q->p);
	if (comma)
		ps->comma = lex_loc(ps->lexer, comma);
	lex_seek(ps->lexer, p + 1);
	return true;
}

bool
quick_operands(struct parser *ps)
{
	struct quick q = {.ps = ps, .p = lex_tell(ps->lexer)};
	while (true) {
		const char *from = q.p, *comma = *q.p == ',' ? q.p++ : NULL;
		blanks(&q);
		if (!char_is(*q.p, CHAR_FIRST | CHAR_DIGIT) && end(&q, comma))
			return true;
		struct node *n = operand(&q);
		if (!n || !ends(&q)) {
			ps->words.depth = 0;
			lex_seek(ps->lexer, from);
			return false;
		}
		parse_append(ps, comma ? ',' : 0, n);
	}
}

bool
quick_head(struct lexer *lx, struct node **head)
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
