/* The operands that most statements have, without the grammar: a table-driven parser takes longer over "v1, s[n+2]"
 * than all that follows. What is taken here is a word, two words with an operator between them, either of them
 * inside the brackets of a register, or any of these behind a modifier's name. At anything else the words of
 * the operand that were read already go to the grammar, which reads the rest of the statement; so the language
 * is what parse.y says, and this file may be left out. */
#include "assembler/as.h"
#include "assembler/parse.tab.h"

int
scan_lex(struct node **value, struct loc *loc, void *scanner);

int
parse_lex(struct node **value, struct loc *loc, struct parser *ps)
{
	if (ps->at == ps->npending)
		return scan_lex(value, loc, ps->lexer->scanner);
	const struct pending *p = &ps->pending[ps->at++];
	*value = p->value;
	*loc = p->loc;
	return p->token;
}

/* The next word, kept for the grammar. */
static struct pending *
read(struct parser *ps)
{
	struct pending *p = &ps->pending[ps->npending++];
	p->token = scan_lex(&p->value, &p->loc, ps->lexer->scanner);
	return p;
}

static bool
is_term(const struct pending *p)
{
	return p->token == T_NAME || p->token == T_VALUE;
}

/* The operator of node_binary() for a token, 0 if it is none. */
static int
operator_of(int token)
{
	switch (token) {
	case '+': case '-': case '*': case '/': case '%': case '&': case '|': case '^': case '<': case '>':
		return token;
	case T_SHL: return EXPR_SHL;
	case T_SHR: return EXPR_SHR;
	case T_LE: return EXPR_LE;
	case T_GE: return EXPR_GE;
	case T_EQ: return EXPR_EQ;
	case T_NE: return EXPR_NE;
	case T_ANDAND: return EXPR_ANDAND;
	case T_OROR: return EXPR_OROR;
	default: return 0;
	}
}

/* "a" or "a + b" as places in the words that were read; b is NULL without an operator. */
struct sum {
	struct pending *a, *op, *b;
};

/* Reads the rest of a sum that begins with a, and the word behind it, which *behind becomes. Returns false if
 * it is none. */
static bool
read_sum(struct parser *ps, struct pending *a, struct sum *sum, struct pending **behind)
{
	*sum = (struct sum){.a = a};
	if (!is_term(a))
		return false;
	*behind = read(ps);
	if (!operator_of((*behind)->token))
		return true;
	sum->op = *behind;
	sum->b = read(ps);
	if (!is_term(sum->b))
		return false;
	*behind = read(ps);
	return !operator_of((*behind)->token);
}

static struct node *
sum_node(struct parser *ps, const struct sum *s)
{
	return s->b ? node_binary(ps, s->op->loc, operator_of(s->op->token), s->a->value, s->b->value) :
		s->a->value;
}

/* Reads "from]" or "from:to]" and the word behind it. */
static bool
read_index(struct parser *ps, struct sum range[2], struct pending **behind)
{
	range[1].a = NULL;
	if (!read_sum(ps, read(ps), &range[0], behind))
		return false;
	if ((*behind)->token == ':' && !read_sum(ps, read(ps), &range[1], behind))
		return false;
	if ((*behind)->token != ']')
		return false;
	*behind = read(ps);
	return true;
}

/* Whether a word ends the operand before it. */
static bool
ends(const struct pending *p)
{
	return p->token == ',' || p->token == T_EOL || p->token == T_KEY || p->token == T_INDEX || is_term(p);
}

/* Takes an operand whose first word is "first"; *behind becomes the word behind it. Returns false if the
 * grammar must. */
static bool
operand(struct parser *ps, struct pending *first, char join, struct pending **behind)
{
	struct pending *key = first->token == T_KEY ? first : NULL, *word = key ? read(ps) : first;
	bool index = word->token == T_INDEX;
	struct sum range[2];
	if (!(index ? read_index(ps, range, behind) : read_sum(ps, word, &range[0], behind)) || !ends(*behind))
		return false;
	struct node *n = sum_node(ps, &range[0]);
	if (index)
		n = node_index(ps, word->value, n, range[1].a ? sum_node(ps, &range[1]) : NULL);
	if (key) {
		key->value->arg = n;
		n = key->value;
	}
	parse_append(ps, join, n);
	return true;
}

bool
quick_operands(struct parser *ps)
{
	ps->npending = ps->at = 0;
	struct pending *word = read(ps), *behind;
	for (;;) {
		struct pending *comma = word->token == ',' ? word : NULL;
		if (comma)
			word = read(ps);
		if (word->token == T_EOL) {
			ps->end = word->loc;
			ps->comma = comma ? comma->loc : ps->comma;
			return true;
		}
		if (!operand(ps, word, comma ? ',' : 0, &behind))
			return false;
		ps->pending[0] = *behind;
		ps->npending = 1;
		word = &ps->pending[0];
	}
}
