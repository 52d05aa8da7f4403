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
	uint64_t n = 0; /* *value might be in the text, for all that the compiler knows */
	if (hex)
		for (p = from += 2; char_is(*p, CHAR_HEX); p++)
			n = n * 16 + lex_digit(*p);
	else
		for (; char_is(*p, CHAR_DIGIT); p++)
			n = n * 10 + (unsigned)(*p - '0');
	*value = n;
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
int
fastpath_operator(const struct fastpath *f, int *level)
{
	enum { OR = 1, AND, COMPARISON, SUM, BITS, PRODUCT };
	char c = f->p[0], d = f->p[1];
	switch (c) {
	case '+': *level = SUM; return c;
	case '-': *level = SUM; return may_be_sign(f) ? 0 : c;
	case '^': *level = BITS; return c;
	case '&': *level = d == '&' ? AND : BITS; return d == '&' ? EXPR_ANDAND : c;
	case '|': *level = d == '|' ? OR : BITS; return d == '|' ? EXPR_OROR : f->ps->words.depth ? c : 0;
	case '*': *level = PRODUCT; return c;
	case '/': *level = PRODUCT; return d == '/' || d == '*' ? 0 : c;
	case '%': *level = PRODUCT; return char_is(d, CHAR_FIRST) ? 0 : c;
	case '<':
		*level = d == '<' ? PRODUCT : COMPARISON;
		return d == '<' ? EXPR_SHL : d == '=' ? EXPR_LE : d == '>' ? EXPR_NE : c;
	case '>':
		*level = d == '>' ? PRODUCT : COMPARISON;
		return d == '>' ? EXPR_SHR : d == '=' ? EXPR_GE : c;
	case '=': *level = COMPARISON; return d == '=' ? EXPR_EQ : 0;
	case '!': *level = COMPARISON; return d == '=' ? EXPR_NE : 0;
	default: return 0;
	}
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
known(struct fastpath *f, int least, int64_t *value);

/* What operators are between, and the blanks after it. */
static bool
known_term(struct fastpath *f, int64_t *value)
{
	static const int unary[128] = {['-'] = EXPR_NEG, ['~'] = EXPR_NOT, ['!'] = EXPR_LNOT};
	const char *from = f->p, *end;
	struct str digits;
	if (char_is(*from, CHAR_DIGIT)) {
		end = fastpath_digits(from, &digits, (uint64_t *)value);
	} else if (*from == '(') {
		if (f->ps->words.depth++ > FASTPATH_DEEP)
			return false;
		f->p++;
		fastpath_blanks(f);
		if (!known_term(f, value) || !known(f, 1, value) || *f->p != ')')
			return false;
		f->ps->words.depth--;
		end = f->p + 1;
	} else if (fastpath_sign_at(from)) {
		f->p++;
		fastpath_blanks(f);
		return !fastpath_sign_at(f->p) && known_term(f, value) &&
			(*from == '+' || expr_calc(unary[(unsigned char)*from], *value, 0, value));
	} else {
		end = fastpath_name_end(from);
		if (end == from || !fastpath_known_name(f, (struct str){from, (size_t)(end - from)}, value))
			return false;
	}
	if (!end)
		return false;
	f->p = end;
	fastpath_blanks(f);
	return !char_is(*f->p, CHAR_SUFFIX);
}

/* Goes on after a value as long as operators are of this level or a higher one. */
static bool
known(struct fastpath *f, int least, int64_t *value)
{
	int level, higher, next, op = fastpath_operator(f, &level);
	for (; op && level >= least; op = next, level = higher) {
		int64_t right;
		f->p += op < EXPR_SHL ? 1 : 2;
		fastpath_blanks(f);
		if (!known_term(f, &right))
			return false;
		for (;;) {
			next = char_is(*f->p, CHAR_OPERATOR) ? fastpath_operator(f, &higher) : 0;
			if (!next || higher <= level)
				break;
			if (!known(f, higher, &right))
				return false;
		}
		if (!expr_calc(op, *value, right, value))
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
fastpath_known_term(struct fastpath *f, int64_t *value)
{
	const char *from = f->p;
	unsigned depth = f->ps->words.depth;
	return known_term(f, value) || give_up(f, from, depth);
}

bool
fastpath_known(struct fastpath *f, int64_t *value)
{
	const char *from = f->p;
	unsigned depth = f->ps->words.depth;
	int64_t n = *value;
	if (char_is(*from, CHAR_OPERATOR) && !known(f, 1, &n))
		return give_up(f, from, depth);
	*value = n;
	return true;
}
