/* Expressions of numbers and of names of numbers, which most are in the indices of registers, after .if and .set: they are
 * calculated as they are read, without nodes. Anything else, and what may be an error, is left to fastpath_operand.c. */
#include "assembler/stmt/fastpath.h"

#include "assembler/as.h"

/* This many digits fit into 64 bits in any base. */
enum { DIGITS_SURE = 16 };

/* The value of digits in base 8. Returns false if one is none. */
static bool
octal(const char *p, const char *end, uint64_t *value)
{
	for (*value = 0; p < end && *p < '8'; p++)
		*value = *value * 8 + (unsigned)(*p - '0');
	return p == end;
}

const char *
fastpath_digits(const char *p, struct str *digits, uint64_t *value)
{
	const char *from = p;
	bool hex = p[0] == '0' && (p[1] | 32) == 'x';
	*value = 0;
	if (hex)
		for (p = from += 2; char_is(*p, CHAR_HEX); p++)
			*value = *value * 16 + lex_digit(*p);
	else
		for (; char_is(*p, CHAR_DIGIT); p++)
			*value = *value * 10 + (unsigned)(*p - '0');
	*digits = (struct str){from, (size_t)(p - from)};
	if (!digits->n || digits->n > DIGITS_SURE || char_is(*p, CHAR_NAME))
		return NULL;
	return hex || *from != '0' || digits->n == 1 || octal(from, p, value) ? p : NULL;
}

/* Whether '-' may begin another operand: "v1 -v2". */
static bool
may_be_sign(const struct fastpath *f)
{
	return *f->p == '-' && !f->ps->words.depth && char_is(f->p[-1], CHAR_BLANK) && !char_is(f->p[1], CHAR_BLANK);
}

/* Left to the grammar are the binary '!', and "%name", which may be one word. */
struct fastpath_operator
fastpath_operator(const struct fastpath *f)
{
	enum { OR = 1, AND, COMPARISON, SUM, BITS, PRODUCT };
	const struct fastpath_operator none = {0};
	const char c = f->p[0], d = f->p[1];
#define ONE(level) (struct fastpath_operator){(uint16_t)c, level, 1}
#define TWO(op, level) (struct fastpath_operator){op, level, 2}
	switch (c) {
	case '+': return ONE(SUM);
	case '-': return may_be_sign(f) ? none : ONE(SUM);
	case '^': return ONE(BITS);
	case '&': return d == '&' ? TWO(EXPR_ANDAND, AND) : ONE(BITS);
	case '|': return d == '|' ? TWO(EXPR_OROR, OR) : f->ps->words.depth ? ONE(BITS) : none;
	case '*': return ONE(PRODUCT);
	case '/': return d == '/' || d == '*' ? none : ONE(PRODUCT);
	case '%': return char_is(d, CHAR_FIRST) ? none : ONE(PRODUCT);
	case '<': return d == '<' ? TWO(EXPR_SHL, PRODUCT) : d == '=' ? TWO(EXPR_LE, COMPARISON) :
		d == '>' ? TWO(EXPR_NE, COMPARISON) : ONE(COMPARISON);
	case '>': return d == '>' ? TWO(EXPR_SHR, PRODUCT) : d == '=' ? TWO(EXPR_GE, COMPARISON) : ONE(COMPARISON);
	case '=': return d == '=' ? TWO(EXPR_EQ, COMPARISON) : none;
	case '!': return d == '=' ? TWO(EXPR_NE, COMPARISON) : none;
	default: return none;
	}
#undef ONE
#undef TWO
}

bool
fastpath_known_name(const struct fastpath *f, struct str name, int64_t *value)
{
	const struct symbol *s = sym_find(&f->ps->as->values.syms, name);
	if (!s || s->state != SYM_NUM || (s->late && f->ps->mode.lazy))
		return false;
	*value = s->value;
	return true;
}

static bool
known(struct fastpath *f, unsigned least, int64_t *value);
static bool
known_term(struct fastpath *f, int64_t *value);

/* "(x + 1)" */
static bool
known_parenthesis(struct fastpath *f, int64_t *value)
{
	if (f->ps->words.depth++ > FASTPATH_DEEP)
		return false;
	f->p++;
	fastpath_blanks(f);
	if (!known_term(f, value) || !known(f, 1, value) || *f->p != ')')
		return false;
	f->ps->words.depth--;
	f->p++;
	return true;
}

/* "-x"; not several signs. */
static bool
known_signed(struct fastpath *f, int64_t *value)
{
	static const int unary[128] = {['-'] = EXPR_NEG, ['~'] = EXPR_NOT, ['!'] = EXPR_LNOT};
	char sign = *f->p++;
	fastpath_blanks(f);
	return !fastpath_sign_at(f->p) && known_term(f, value) &&
		(sign == '+' || expr_calc(unary[(unsigned char)sign], *value, 0, value));
}

/* What operators are between, and the blanks after it. */
static bool
known_term(struct fastpath *f, int64_t *value)
{
	const char *from = f->p;
	struct str digits;
	if (char_is(*from, CHAR_DIGIT)) {
		f->p = fastpath_digits(from, &digits, (uint64_t *)value);
		if (!f->p)
			return false;
	} else if (char_is(*from, CHAR_NAME)) {
		f->p = fastpath_name_end(from);
		if (!fastpath_known_name(f, (struct str){from, (size_t)(f->p - from)}, value))
			return false;
	} else if (*from == '(') {
		if (!known_parenthesis(f, value))
			return false;
	} else {
		return fastpath_sign_at(from) && known_signed(f, value);
	}
	fastpath_blanks(f);
	return !char_is(*f->p, CHAR_SUFFIX);
}

/* Goes on after a value as long as operators are of this level or a higher one. */
static bool
known(struct fastpath *f, unsigned least, int64_t *value)
{
	struct fastpath_operator o = fastpath_operator(f), next;
	for (; o.level >= least; o = next) {
		int64_t right;
		f->p += o.size;
		fastpath_blanks(f);
		if (!known_term(f, &right))
			return false;
		while ((next = fastpath_operator(f)).level > o.level)
			if (!known(f, next.level, &right))
				return false;
		if (!expr_calc(o.op, *value, right, value))
			return false;
	}
	return true;
}

/* Back to where nothing was passed. */
static bool
give_up(struct fastpath *f, const char *from, unsigned depth)
{
	f->p = from;
	f->ps->words.depth = depth;
	return false;
}

bool
fastpath_known(struct fastpath *f, int64_t *value)
{
	const char *from = f->p;
	unsigned depth = f->ps->words.depth;
	return (known_term(f, value) && known(f, 1, value)) || give_up(f, from, depth);
}

bool
fastpath_known_rest(struct fastpath *f, int64_t *value)
{
	const char *from = f->p;
	unsigned depth = f->ps->words.depth;
	int64_t n = *value;
	if (!known(f, 1, &n))
		return give_up(f, from, depth);
	*value = n;
	return true;
}
