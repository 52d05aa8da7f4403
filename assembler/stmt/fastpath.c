/* The names and operands that most statements have, without the scanner and the grammar: what tables drive takes longer over
 * "v1, s[n+2]" than all that follows. What is taken here are names, numbers in base 10 and 16, sums
 * and products of them, registers with these in brackets, and such an operand behind a modifier's name. At
 * anything else the scanner is set to the beginning of that operand and the grammar reads the rest of the
 * statement; so the language is what lex.l and parse.y say, and this file may be left out. */
#include "assembler/as.h"

enum class {
	NAME = 1,  /* may stand in a name */
	FIRST = 2, /* may begin one */
	DIGIT = 4,
	BLANK = 8,
	OPERATOR = 16, /* may begin an operator */
	SUFFIX = 32,   /* makes the name or number before it another word */
};

#define N NAME
#define F (NAME | FIRST)
#define D (NAME | DIGIT)
#define B BLANK
#define O OPERATOR
#define S SUFFIX
static const uint8_t classes[256] = {
	['\t'] = B,
	[0x20] =
	B, 0, 0, 0, F, 0, O, 0, S, 0, O, O, 0, O, N, 0,
	D, D, D, D, D, D, D, D, D, D, 0, 0, O, 0, O, 0,
	S, F, F, F, F, F, F, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, S, 0, 0, O, F,
	0, F, F, F, F, F, F, F, F, F, F, F, F, F, F, F,
	F, F, F, F, F, F, F, F, F, F, F, 0, O, 0, 0, 0,
};
#undef O
#undef S
#undef N
#undef F
#undef D
#undef B

struct quick {
	struct parser *ps;
	const char *p;
	bool nested; /* in brackets */
};

static bool
is(char c, unsigned class)
{
	return classes[(unsigned char)c] & class;
}

static void
blanks(struct quick *q)
{
	while (is(*q->p, BLANK))
		q->p++;
}

static struct node *
new_node(struct quick *q, enum node_kind kind, const char *from, const char *to)
{
	struct node *n = node_new(q->ps->lexer->nodes);
	n->kind = kind;
	n->loc = lex_loc(q->ps->lexer, from);
	n->text = (struct str){from, (size_t)(to - from)};
	n->nested = q->nested;
	return n;
}

/* The end of the name at p, p if there is none. */
static const char *
name_end(const char *p)
{
	const char *from = p;
	if (*p == '.')
		p++;
	if (!is(*p, FIRST) && !(p > from && *p == '.'))
		return from;
	while (is(*p, NAME))
		p++;
	return p;
}

/* A number and the blanks behind it; NULL if it may be more than one. */
static struct node *
number(struct quick *q)
{
	const char *from = q->p, *p = from;
	uint64_t num = 0;
	if (p[0] == '0' && (p[1] | 32) == 'x') {
		for (p += 2; is(*p, NAME) && p - from < 18; p++) {
			unsigned digit = *p <= '9' ? (unsigned)(*p - '0') : (unsigned)((*p | 32) - 'a' + 10);
			if (digit > 15)
				return NULL;
			num = num * 16 + digit;
		}
		if (p - from == 2)
			return NULL;
	} else {
		while (is(*p, DIGIT) && p - from < 18)
			num = num * 10 + (unsigned)(*p++ - '0');
		if (from[0] == '0' && p - from > 1)
			return NULL;
	}
	if (is(*p, NAME))
		return NULL;
	struct node *n = new_node(q, NODE_INT, from + (p - from > 2 && (from[1] | 32) == 'x' ? 2 : 0), p);
	n->loc = lex_loc(q->ps->lexer, from);
	n->num = (int64_t)num;
	q->p = p;
	blanks(q);
	return n;
}

/* The name that ends at end, and the blanks behind it; NULL if it is empty. */
static struct node *
name(struct quick *q, const char *end)
{
	if (end == q->p)
		return NULL;
	struct node *n = new_node(q, NODE_NAME, q->p, end);
	q->p = end;
	blanks(q);
	return n;
}

static struct node *
term(struct quick *q)
{
	struct node *n = is(*q->p, DIGIT) ? number(q) : name(q, name_end(q->p));
	return n && !is(*q->p, SUFFIX) && (*q->p != ':' || q->nested) ? n : NULL;
}

/* Whether '-' may begin another operand: "v1 -v2". */
static bool
may_be_sign(const struct quick *q)
{
	return *q->p == '-' && !q->nested && is(q->p[-1], BLANK) && !is(q->p[1], BLANK);
}

/* The operator of node_binary() at hand and its level, as in parse.y: 1 for sums, 2 for bits, 3 for products;
 * 0 if it is none of these. Division may be an error, which is the grammar's to report once. */
static int
operator_at(const struct quick *q, int *level)
{
	char c = q->p[0], d = q->p[1];
	switch (c) {
	case '+': *level = 1; return c;
	case '-': *level = 1; return may_be_sign(q) ? 0 : c;
	case '^': *level = 2; return c;
	case '&': *level = 2; return d != '&' ? c : 0;
	case '|': *level = 2; return d != '|' && q->nested ? c : 0;
	case '*': *level = 3; return c;
	case '<': *level = 3; return d == '<' ? EXPR_SHL : 0;
	case '>': *level = 3; return d == '>' ? EXPR_SHR : 0;
	default: return 0;
	}
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
		left = right ? node_binary(q->ps, at, op, left, right) : NULL;
	}
	return left;
}

static struct node *
expression(struct quick *q)
{
	struct node *n = term(q);
	return n && is(*q->p, OPERATOR) ? climb(q, n, 1) : n;
}

/* "v[" is at hand: the register. */
static struct node *
indexed(struct quick *q, struct node *file)
{
	struct node *to = NULL;
	q->p++;
	q->nested = true;
	blanks(q);
	struct node *from = expression(q);
	if (from && *q->p == ':') {
		q->p++;
		blanks(q);
		to = expression(q);
		from = to ? from : NULL;
	}
	q->nested = false;
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
	if (!is(*q->p, FIRST))
		return expression(q);
	struct node *n = name(q, name_end(q->p));
	if (*q->p == '[' && !is(q->p[-1], BLANK))
		return indexed(q, n);
	if (*q->p == ':' && q->p[1] != ':') {
		n->kind = NODE_MOD;
		q->p++;
		blanks(q);
		n->arg = expression(q);
		return n->arg ? n : NULL;
	}
	if (is(*q->p, SUFFIX) || *q->p == ':')
		return NULL;
	return is(*q->p, OPERATOR) ? climb(q, n, 1) : n;
}

/* Whether an operand can end here: at a comma, the end of the line, the beginning of another word. */
static bool
ends(const struct quick *q)
{
	char c = *q->p;
	return c == ',' || c == '\n' || is(c, FIRST | DIGIT);
}

/* The statement's end, which is a newline. */
static bool
end(struct quick *q, const char *comma)
{
	struct parser *ps = q->ps;
	ps->end = lex_loc(ps->lexer, q->p);
	if (comma)
		ps->comma = lex_loc(ps->lexer, comma);
	lex_seek(ps->lexer, (char *)q->p + 1);
	return true;
}

bool
quick_operands(struct parser *ps)
{
	struct quick q = {.ps = ps, .p = lex_tell(ps->lexer)};
	while (!ps->lexer->wide) {
		const char *from = q.p, *comma = *q.p == ',' ? q.p++ : NULL;
		blanks(&q);
		if (*q.p == '\n' && q.p < ps->lexer->end)
			return end(&q, comma);
		struct node *n = operand(&q);
		if (!n || !ends(&q)) {
			lex_continue(ps->lexer, (char *)from);
			return false;
		}
		parse_append(ps, comma ? ',' : 0, n);
	}
	return false;
}

bool
quick_head(struct parser *ps, struct node **head)
{
	struct quick q = {.ps = ps, .p = lex_tell(ps->lexer)};
	while (is(*q.p, BLANK) || (*q.p == '\n' && q.p < ps->lexer->end))
		q.p++;
	const char *end = name_end(q.p);
	bool alone = end > q.p && (is(*end, BLANK) || *end == '\n');
	if (!alone)
		return false;
	*head = name(&q, end);
	if (*q.p == ':' || *q.p == '=')
		return false;
	lex_continue(ps->lexer, (char *)q.p);
	lex_operands(ps->lexer);
	return true;
}
