/* Expressions of numbers and of names of numbers, which most are in the indices of registers, after .if and .set: they are
 * calculated as they are read, without nodes. Anything else, and what may be an error, is left to fastpath_operand.c.
 *
 * What is read is a term, then what is between terms, and so on. Before a term, signs and parentheses are put to what waits; after
 * it, what waits and binds as tightly as the next operator is calculated, a closing parenthesis takes its opening one away, and the
 * operator is put there with the value so far. At the end of the expression nothing waits any more.
 *
 * A name is mostly one that was seen where the text was the same: it is compared with that one's, which takes less time than to look
 * for its end and then for its symbol. */
#include "assembler/stmt/fastpath.h"

#include "assembler/as.h"

/* This many digits fit into 64 bits in any base. */
enum { DIGITS_SURE = 16 };

/* The value of digits in base 8 or 16, by what is before them; the same as fastpath_digits(). */
static const char *
other_base(const char *p, struct str *digits, uint64_t *value)
{
	bool hex = (p[1] | 32) == 'x';
	const char *from = hex ? p += 2 : p;
	uint64_t n = 0;
	for (; hex ? char_is(*p, CHAR_HEX) : *p >= '0' && *p < '8'; p++)
		n = n * (hex ? 16 : 8) + lex_digit(*p);
	*value = n;
	*digits = (struct str){from, (size_t)(p - from)};
	return digits->n && digits->n <= DIGITS_SURE && !char_is(*p, CHAR_NAME) ? p : NULL;
}

const char *
fastpath_digits(const char *p, struct str *digits, uint64_t *value)
{
	const char *from = p;
	uint64_t n = 0; /* *value might be in the text, for all that the compiler knows */
	if (*p == '0' && char_is(p[1], CHAR_NAME))
		return other_base(p, digits, value);
	for (; char_is(*p, CHAR_DIGIT); p++)
		n = n * 10 + (unsigned)(*p - '0');
	*value = n;
	*digits = (struct str){from, (size_t)(p - from)};
	return p != from && p - from <= DIGITS_SURE && !char_is(*p, CHAR_NAME) ? p : NULL;
}

/* How tightly operators bind, and what else waits for a value; as in parse.y. */
enum level { PARENTHESIS, OR, AND, COMPARISON, SUM, BITS, PRODUCT, SIGN };

static const struct fastpath_operator none = {0, OR, 0}, op_oror = {EXPR_OROR, OR, 2}, op_andand = {EXPR_ANDAND, AND, 2},
	op_eq = {EXPR_EQ, COMPARISON, 2}, op_ne = {EXPR_NE, COMPARISON, 2}, op_lt = {'<', COMPARISON, 1},
	op_le = {EXPR_LE, COMPARISON, 2}, op_gt = {'>', COMPARISON, 1}, op_ge = {EXPR_GE, COMPARISON, 2},
	op_plus = {'+', SUM, 1}, op_minus = {'-', SUM, 1}, op_and = {'&', BITS, 1}, op_or = {'|', BITS, 1}, op_xor = {'^', BITS, 1},
	op_times = {'*', PRODUCT, 1}, op_over = {'/', PRODUCT, 1}, op_rest = {'%', PRODUCT, 1},
	op_shl = {EXPR_SHL, PRODUCT, 2}, op_shr = {EXPR_SHR, PRODUCT, 2}, parenthesis = {0, PARENTHESIS, 1};

/* Whether '-' may begin another operand: "v1 -v2". */
static inline bool
may_be_sign(const char *p, unsigned depth)
{
	return !depth && char_is(p[-1], CHAR_BLANK) && !char_is(p[1], CHAR_BLANK);
}

/* Left to the grammar are the binary '!', and "%name", which may be one word. */
static inline const struct fastpath_operator *
operator_at(const char *p, unsigned depth)
{
	const char d = p[1];
	if (!char_is(*p, CHAR_OPERATOR))
		return &none;
	switch (*p) {
	case '+': return &op_plus;
	case '-': return may_be_sign(p, depth) ? &none : &op_minus;
	case '^': return &op_xor;
	case '&': return d == '&' ? &op_andand : &op_and;
	case '|': return d == '|' ? &op_oror : depth ? &op_or : &none;
	case '*': return &op_times;
	case '/': return d == '/' || d == '*' ? &none : &op_over;
	case '%': return char_is(d, CHAR_FIRST) ? &none : &op_rest;
	case '<': return d == '<' ? &op_shl : d == '=' ? &op_le : d == '>' ? &op_ne : &op_lt;
	case '>': return d == '>' ? &op_shr : d == '=' ? &op_ge : &op_gt;
	case '=': return d == '=' ? &op_eq : &none;
	case '!': return d == '=' ? &op_ne : &none;
	default: return &none;
	}
}

const struct fastpath_operator *
fastpath_operator(const struct fastpath *f)
{
	return operator_at(f->p, f->ps->words.depth);
}

/* The symbol of the name at *p, which is passed; NULL if there is none. Where it was seen before, neither is the end of its name
 * looked for nor the name in the map: the text is compared. */
static inline const struct symbol *
symbol_at(const struct fastpath *f, const char **p)
{
	struct symtab *syms = &f->ps->as->values.syms;
	const char *from = *p, *end = f->ps->lexer->here.end;
	struct symbol **seen = sym_seen(syms, from, end), *s = seen ? *seen : NULL;
	if (s && s->name.n < (size_t)(end - from) && str_same(s->name.p, from, s->name.n) && !char_is(from[s->name.n], CHAR_NAME)) {
		syms->asked = true;
		*p += s->name.n;
		return s;
	}
	*p = fastpath_name_end(from);
	s = sym_find(syms, (struct str){from, (size_t)(*p - from)});
	if (s && seen)
		*seen = s;
	return s;
}

static inline const char *
known_name(const struct fastpath *f, const char *p, int64_t *value)
{
	const struct symbol *s = symbol_at(f, &p);
	if (!s || s->state != SYM_NUM || (s->late && f->ps->mode.lazy))
		return NULL;
	*value = s->value;
	return p;
}

const char *
fastpath_known_name(const struct fastpath *f, const char *p, int64_t *value)
{
	return known_name(f, p, value);
}

/* What waits for the value after it: an operator and the value before it, a sign, or a parenthesis. */
struct waiting {
	int64_t value;
	const struct fastpath_operator *op;
};

enum { WAITING = 2 * FASTPATH_DEEP };

/* An expression in the making. */
struct making {
	unsigned depth;                  /* of brackets */
	struct waiting *top;             /* the last that waits */
	struct waiting waiting[WAITING]; /* under all of them one that nothing takes away */
};

static inline const char *
after_blanks(const char *p)
{
	while (char_is(*p, CHAR_BLANK))
		p++;
	return p;
}

/* Has op wait, which is at p, and passes it and the blanks after it; NULL if there is no room. */
static inline const char *
wait(struct making *m, const char *p, const struct fastpath_operator *op, int64_t value)
{
	if (m->top == &m->waiting[WAITING - 1])
		return NULL;
	*++m->top = (struct waiting){value, op};
	return after_blanks(p + op->size);
}

/* Passes what opens before a term: parentheses, and signs, but not one after another; NULL if it is anything else. */
static const char *
opening(struct making *m, const char *p)
{
	static const struct fastpath_operator signs[] = {['-'] = {EXPR_NEG, SIGN, 1}, ['~'] = {EXPR_NOT, SIGN, 1},
		['!'] = {EXPR_LNOT, SIGN, 1}, ['+'] = {'+', SIGN, 1}};
	for (bool sign = false; p && !char_is(*p, CHAR_NAME);) {
		if (*p == '(') {
			sign = false;
			m->depth++;
			p = wait(m, p, &parenthesis, 0);
		} else if (!sign && fastpath_sign_at(p)) {
			sign = true;
			p = wait(m, p, &signs[(unsigned char)*p], 0);
		} else {
			return NULL;
		}
	}
	return p;
}

/* The end of a number or a name whose value is known; else NULL. */
static inline const char *
known_term(const struct fastpath *f, const char *p, int64_t *value)
{
	struct str digits;
	return char_is(*p, CHAR_DIGIT) ? fastpath_digits(p, &digits, (uint64_t *)value) : known_name(f, p, value);
}

/* Calculates with a value what waits for it and binds as tightly as this. */
static inline bool
calculate(struct making *m, unsigned least, int64_t *value)
{
	for (; m->top->op->level >= least; m->top--) {
		bool sign = m->top->op->level == SIGN;
		if (!expr_calc(m->top->op->op, sign ? *value : m->top->value, sign ? 0 : *value, value))
			return false;
	}
	return true;
}

/* Goes on after a term: calculates, closes parentheses, up to an operator, which *next becomes, or the end. NULL if there
 * may be an error. */
static inline const char *
after_term(struct making *m, const char *p, int64_t *value, const struct fastpath_operator **next)
{
	for (;; p++) {
		p = after_blanks(p);
		if (char_is(*p, CHAR_SUFFIX))
			return NULL;
		*next = operator_at(p, m->depth);
		if (!calculate(m, (*next)->level, value))
			return NULL;
		if (*next != &none || m->top == m->waiting)
			return p;
		if (*p != ')')
			return NULL;
		m->top--;
		m->depth--;
	}
}

bool
fastpath_known(struct fastpath *f, bool begun, int64_t *value)
{
	struct making m;
	m.depth = f->ps->words.depth;
	m.top = m.waiting;
	m.top->op = &parenthesis;
	const struct fastpath_operator *next;
	int64_t n = *value;
	const char *p = f->p;
	for (;; begun = false) {
		if (!begun && !char_is(*p, CHAR_NAME) && !(p = opening(&m, p)))
			return false;
		if (!begun && !(p = known_term(f, p, &n)))
			return false;
		p = after_term(&m, p, &n, &next);
		if (p && next == &none)
			break;
		if (!p || !(p = wait(&m, p, next, n)))
			return false;
	}
	f->p = p;
	*value = n;
	return true;
}
