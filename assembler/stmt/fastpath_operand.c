/* One operand by hand: names, registers, numbers but those in base 2, decimal fractions, strings; expressions of names and
 * numbers with all operators but the binary '!', and functions; signs, bars and parentheses; lists; and calls that the matcher
 * knows, which '&' and '|' join. Nodes are those that the rules of parse.y make of the words of lex.l.
 *
 * Registers with plain numbers, "v12" and "s[4:7]", are most of what is read: their digits are looked at once, and the node
 * says which registers they are. */
#include "assembler/stmt/fastpath.h"

#include <float.h>

#include "assembler/as.h"
#include "assembler/value/func.h"
#include "common/elf/reloc.h"

/* A double holds any number of so many digits. */
enum { DIGITS_EXACT = 15 };

static struct node *
expression(struct fastpath *f);
static struct node *
term(struct fastpath *f);

static struct node *
node(struct fastpath *f, enum node_kind kind, const char *from, const char *to)
{
	struct lexer *lx = f->ps->lexer;
	return lex_node(lx, &f->ps->words, kind, lex_loc(lx, from), (struct str){from, (size_t)(to - from)});
}

/* The node of what ends at end, and the blanks after it. */
static struct node *
take(struct fastpath *f, enum node_kind kind, const char *end)
{
	struct node *n = node(f, kind, f->p, end);
	f->p = end;
	fastpath_blanks(f);
	return n;
}

/* Goes on after a character and the blanks after it. */
static void
pass(struct fastpath *f)
{
	f->p++;
	fastpath_blanks(f);
}

/* The same if it is the next one, and closes a bracket. */
static bool
closes(struct fastpath *f, char c)
{
	if (*f->p != c)
		return false;
	f->ps->words.depth--;
	pass(f);
	return true;
}

static void
opens(struct fastpath *f)
{
	f->ps->words.depth++;
	pass(f);
}

/* ---- numbers and strings */

/* "0.5", of digits that a double holds, so that dividing by a power of ten that it holds, too, rounds as it should. */
static struct node *
fraction(struct fastpath *f)
{
	static const double powers[DIGITS_EXACT + 1] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
	const char *from = f->p, *p = from, *point = NULL;
	int64_t digits = 0;
	for (; char_is(*p, CHAR_DIGIT) || (*p == '.' && !point); p++) {
		if (*p == '.')
			point = p;
		else
			digits = digits * 10 + (*p - '0');
		if (p - from > DIGITS_EXACT)
			return NULL;
	}
	if (!point || char_is(*p, CHAR_NAME) || FLT_EVAL_METHOD)
		return NULL;
	double value = (double)digits / powers[p - point - 1];
	struct node *n = take(f, NODE_FLOAT, p);
	memcpy(&n->num, &value, sizeof value);
	return n;
}

/* A number; NULL if it is not digits alone. */
static struct node *
number(struct fastpath *f)
{
	struct str digits;
	uint64_t value;
	const char *end = fastpath_digits(f->p, &digits, &value);
	if (!end)
		return digits.p[digits.n] == '.' ? fraction(f) : NULL;
	struct node *n = take(f, NODE_INT, end);
	n->text = digits;
	n->num = (int64_t)value;
	return n;
}

/* "text" of one line. */
static struct node *
string(struct fastpath *f)
{
	const char *from = f->p, *p = from + 1;
	while (true) {
		while (char_is(*p, CHAR_NAME))
			p++;
		if (*p == '"' || *p == '\n' || !*p)
			break;
		p += *p == '\\';
		if (*p == '\n' || !*p)
			return NULL;
		p++;
	}
	if (*p != '"')
		return NULL;
	struct node *n = take(f, NODE_STRING, p + 1);
	n->text = (struct str){from + 1, (size_t)(p - from - 1)};
	return n;
}

/* ---- registers */

enum { NO_INDEX = 1000 };

/* Up to three digits without a zero before them, which are passed; NO_INDEX, and nothing is passed, if it is anything else. */
static inline unsigned
index_at(const char **at)
{
	const char *p = *at;
	unsigned n = (unsigned)(*p - '0'), digit;
	if (n > 9)
		return NO_INDEX;
	while ((digit = (unsigned)(*++p - '0')) <= 9) {
		if (!n || n > 99)
			return NO_INDEX;
		n = n * 10 + digit;
	}
	*at = p;
	return n;
}

/* A sum of digits and names of numbers without blanks, and its end; NULL if it is anything else. */
static const char *
sum(const struct fastpath *f, const char *p, int64_t *value)
{
	uint64_t all = 0;
	int64_t n;
	for (;; p++) {
		if (char_is(*p, CHAR_DIGIT))
			n = index_at(&p);
		else if (!(p = fastpath_known_name(f, p, &n)))
			return NULL;
		all += (uint64_t)n;
		if (*p != '+')
			break;
	}
	*value = (int64_t)all;
	return *p == ':' || *p == ']' ? p : NULL;
}

/* An index of a register: an expression whose value is known, digits as a rule. */
static inline bool
known_index(struct fastpath *f, int64_t *value)
{
	const char *p = f->p;
	*value = index_at(&p);
	if (*value == NO_INDEX || (*p != ':' && *p != ']'))
		p = sum(f, f->p, value);
	if (p) {
		f->p = p;
		return true;
	}
	fastpath_blanks(f);
	return fastpath_known(f, false, value);
}

/* "[4:7]", "[n+2]": what is in the brackets, which are passed. */
static bool
known_range(struct fastpath *f, int64_t *first, int64_t *last)
{
	f->p++;
	f->ps->words.depth++;
	bool known = known_index(f, first);
	*last = *first;
	if (known && *f->p == ':') {
		f->p++;
		known = known_index(f, last);
	}
	f->ps->words.depth--;
	return known && *f->p++ == ']';
}

/* The end of the name of a file of registers, "v", "s", "a" or "acc", NULL if there is none. */
static inline const char *
file_end(const char *p)
{
	if (*p == 'v' || *p == 's')
		return p + 1;
	return *p != 'a' ? NULL : p[1] == 'c' && p[2] == 'c' ? p + 3 : p + 1;
}

/* "s[4:7]", whose bracket is at p. */
static struct node *
register_range(struct fastpath *f, const char *p)
{
	const char *from = f->p;
	int64_t first, last;
	f->p = p;
	struct node *n = known_range(f, &first, &last) ? node(f, NODE_INDEX, from, p) : NULL;
	if (n && arg_read(f->isa, n, first, last)) {
		fastpath_blanks(f);
		return n;
	}
	f->p = from;
	return NULL;
}

/* "v12", whose number is at p. A name of an accumulation register can be a modifier's, too: a16. */
static inline struct node *
one_register(struct fastpath *f, const char *p)
{
	const char *from = f->p;
	unsigned number = index_at(&p);
	if (number == NO_INDEX || char_is(*p, CHAR_NAME) || (*from == 'a' && isa_word((struct str){from, (size_t)(p - from)})))
		return NULL;
	struct node *n = node(f, NODE_NAME, from, p);
	if (!arg_read(f->isa, n, number, number))
		return NULL;
	f->p = p;
	fastpath_blanks(f);
	return n;
}

/* "v12", "s[4:7]" and the blanks after it, if these are known and there are such registers; else NULL, and nothing is passed. */
static inline struct node *
registers(struct fastpath *f)
{
	const char *p = file_end(f->p);
	return !p ? NULL : *p == '[' ? register_range(f, p) : one_register(f, p);
}

/* "v[n+2" comes next, with the bracket: the register. */
static struct node *
indexed(struct fastpath *f, struct node *file)
{
	struct node *to = NULL;
	opens(f);
	struct node *from = expression(f);
	if (from && *f->p == ':') {
		pass(f);
		to = expression(f);
		from = to ? from : NULL;
	}
	if (!from || !closes(f, ']'))
		return NULL;
	file->kind = NODE_INDEX;
	return node_index(f->ps, file, from, to);
}

/* ---- expressions */

/* Whether an operator can work on a node: a register among its operands is an error, a fraction, too. */
static bool
is_value(const struct fastpath *f, const struct node *n)
{
	return n->kind == NODE_INT || n->kind == NODE_EXPR || (n->kind == NODE_NAME && !node_names_operand(f->ps, n));
}

/* left op right; NULL if that may be an error. */
static struct node *
binary(struct fastpath *f, struct loc at, int op, struct node *left, struct node *right)
{
	bool divides = op == '/' || op == '%';
	if (divides || f->ps->mode.registers)
		node_resolve(f->ps, right);
	if (!is_value(f, left) || !is_value(f, right) || (divides && right->kind == NODE_INT && !right->num))
		return NULL;
	return node_binary(f->ps, at, op, left, right);
}

/* Goes on with an expression after left as long as operators are of this level or a higher one; NULL if no
 * term follows one. */
static struct node *
climb(struct fastpath *f, struct node *left, int least)
{
	const struct fastpath_operator *op, *next;
	while (left && (op = fastpath_operator(f))->size && op->level >= least) {
		struct loc at = lex_loc(f->ps->lexer, f->p);
		f->p += op->size;
		fastpath_blanks(f);
		struct node *right = term(f);
		while (right && (next = fastpath_operator(f))->size && next->level > op->level)
			right = climb(f, right, next->level);
		left = right ? binary(f, at, op->op, left, right) : NULL;
	}
	return left;
}

/* What an expression is that begins with a term: a number if all of it is known, for which no nodes are made, else a tree. A
 * name before an operator outside of brackets may be that of a register: "v1 -2"; one with ".L" is that of a label. */
static struct node *
goes_on(struct fastpath *f, struct node *n)
{
	const char *from = f->p;
	int64_t value = n->num;
	bool number = n->kind == NODE_INT, name = n->kind == NODE_NAME && (n->nested || !f->ps->mode.registers) &&
		!(n->text.p[0] == '.' && n->text.p[1] == 'L');
	if (name)
		f->p = n->text.p;
	if (!(number || name) || !fastpath_known(f, number, &value)) {
		f->p = from;
		return climb(f, n, 1);
	}
	if (f->p == from)
		return n; /* before a remark */
	n->kind = NODE_INT;
	n->num = value;
	n->text.n = 0;
	return n;
}

static struct node *
expression(struct fastpath *f)
{
	struct node *n = term(f);
	return n && char_is(*f->p, CHAR_OPERATOR) ? goes_on(f, n) : n;
}

/* Items that commas separate up to a closing bracket; NULL if there are none. */
static struct node *
items(struct fastpath *f, char close)
{
	struct node *first = NULL, *last = NULL;
	for (char before = 0;; before = ',') {
		struct node *n = f->isa && char_is(f->p[1], CHAR_DIGIT) ? registers(f) : NULL;
		if (!n || (*f->p != ',' && *f->p != close))
			n = n ? NULL : expression(f);
		if (!n)
			return NULL;
		if (first)
			node_chain(last, before, n);
		else
			first = n;
		last = n;
		if (*f->p != ',')
			return closes(f, close) ? first : NULL;
		pass(f);
	}
}

/* "[1,0]" */
static struct node *
list(struct fastpath *f)
{
	struct loc at = lex_loc(f->ps->lexer, f->p);
	opens(f);
	struct node *first = items(f, ']');
	return first ? node_list(f->ps, at, first) : NULL;
}

/* Whether a function of expressions finds no error in its arguments: not one that needs to know the processor. */
static bool
takes(struct fastpath *f, const struct func *func, struct node *args)
{
	unsigned n = 0;
	for (; args; args = args->next, n++) {
		node_resolve(f->ps, args);
		if (!is_value(f, args))
			return false;
	}
	return !func->nfacts && (!func->nargs || n == func->nargs);
}

/* "vmcnt(0)", whose name is read. */
static struct node *
call(struct fastpath *f, struct node *name)
{
	opens(f);
	struct node *args = items(f, ')');
	int func = func_find(name->text);
	if (!args || (func >= 0 && !takes(f, func_at((unsigned)func), args)))
		return NULL;
	name->kind = NODE_CALL;
	return node_call(f->ps, name, args);
}

/* "sym@rel32@lo", whose name is read. */
static struct node *
specified(struct fastpath *f, struct node *name)
{
	const char *p = name->text.p + name->text.n, *spec = p + 1;
	while (*p == '@' && char_is(p[1], CHAR_NAME))
		for (p++; char_is(*p, CHAR_NAME) && *p != '.' && *p != '$'; p++)
			;
	if (p <= spec || !reloc_specified((struct str){spec, (size_t)(p - spec)}))
		return NULL;
	f->p = p;
	fastpath_blanks(f);
	name->text.n = (size_t)(p - name->text.p);
	return node_spec(f->ps, name);
}

/* The name that comes next, or what it begins. */
static struct node *
named(struct fastpath *f)
{
	const char *end = fastpath_name_end(f->p);
	if (end == f->p)
		return NULL;
	struct node *n = take(f, NODE_NAME, end);
	switch (*end) {
	case '[': return indexed(f, n);
	case '(': return call(f, n);
	case '@': return specified(f, n);
	default: return char_is(*f->p, CHAR_SUFFIX) ? NULL : n;
	}
}

/* "-x", "+x", "~x", "!x"; not several signs. */
static struct node *
signed_term(struct fastpath *f)
{
	int op = *f->p;
	struct loc at = lex_loc(f->ps->lexer, f->p);
	pass(f);
	struct node *n = fastpath_sign_at(f->p) ? NULL : term(f);
	return n && (op == '-' || is_value(f, n)) ? node_unary(f->ps, at, op, n) : NULL;
}

static struct node *
parenthesis(struct fastpath *f)
{
	struct loc at = lex_loc(f->ps->lexer, f->p);
	opens(f);
	struct node *inner = expression(f);
	return inner && closes(f, ')') ? node_paren(f->ps, at, inner) : NULL;
}

/* "|v1|" after a blank, a comma or a sign, where the first bar cannot be an operator if it clings to what follows. */
static struct node *
magnitude(struct fastpath *f)
{
	struct loc at = lex_loc(f->ps->lexer, f->p);
	char before = f->p[-1];
	if (f->ps->words.depth || !f->isa || char_is(f->p[1], CHAR_BLANK) || !(char_is(before, CHAR_BLANK) || before == ',' || before == '-'))
		return NULL;
	f->p++;
	struct node *inner = registers(f);
	if (!inner || *f->p != '|')
		return NULL;
	pass(f);
	return node_abs(f->ps, at, inner);
}

/* What operators are between. */
static struct node *
term(struct fastpath *f)
{
	struct node *n;
	if (f->ps->words.depth > FASTPATH_DEEP)
		return NULL;
	if (char_is(*f->p, CHAR_DIGIT)) {
		n = number(f);
		return n && !char_is(*f->p, CHAR_SUFFIX) ? n : NULL;
	}
	if (fastpath_sign_at(f->p))
		return signed_term(f);
	switch (*f->p) {
	case '(': return parenthesis(f);
	case '|': return magnitude(f);
	default: return named(f);
	}
}

/* ---- operands */

/* The calls after the first one: "vmcnt(0) & lgkmcnt(0)", "instid0(VALU_DEP_1) | instskip(NEXT)". NULL if anything else
 * is joined. */
static struct node *
joined_calls(struct fastpath *f, struct node *first)
{
	struct node *last = first;
	while (*f->p == '&' || *f->p == '|') {
		char op = *f->p;
		if (f->p[1] == op || (op == '|' && !char_is(f->p[1], CHAR_BLANK)))
			return NULL;
		pass(f);
		struct node *n = named(f);
		if (!n || n->kind != NODE_CALL)
			return NULL;
		node_chain(last, op, n);
		last = n;
	}
	return first;
}

/* The value after "offset:". */
static struct node *
value(struct fastpath *f)
{
	return *f->p == '[' ? list(f) : expression(f);
}

/* Says of a name that is the whole operand whether it is a register that has one, vcc. */
static void
find_special(const struct fastpath *f, struct node *n)
{
	unsigned code, dwords;
	const struct word *w = f->isa && n->text.p[0] != '.' ? isa_word(n->text) : NULL;
	if (!w || w->modifier >= 0 || reg_of_word(f->isa, w, &code, &dwords) <= 0)
		return;
	n->code = (uint16_t)code;
	n->dwords = (uint8_t)dwords;
}

/* A name, or what begins with one, at the beginning of an operand. */
static struct node *
begins_with_name(struct fastpath *f)
{
	struct node *n = named(f);
	if (n && n->kind == NODE_CALL)
		return joined_calls(f, n);
	if (n && *f->p == ':' && f->p[1] != ':') {
		if (n->kind != NODE_NAME)
			return NULL;
		n->kind = NODE_MOD;
		pass(f);
		n->arg = value(f);
		return n->arg ? n : NULL;
	}
	if (n && char_is(*f->p, CHAR_OPERATOR))
		return goes_on(f, n);
	if (n && n->kind == NODE_NAME)
		find_special(f, n);
	return n;
}

struct node *
fastpath_operand(struct fastpath *f)
{
	const char *from = f->p;
	struct node *n = f->isa ? registers(f) : NULL;
	if (n && fastpath_ends(f->p))
		return n;
	f->p = from;
	if (char_is(*from, CHAR_FIRST))
		return begins_with_name(f);
	if (char_is(*from, CHAR_DIGIT)) {
		n = number(f);
		if (n && fastpath_ends(f->p))
			return n;
		f->p = from;
	}
	switch (*from) {
	case '"': return string(f);
	case '[': return list(f);
	case '@':
		for (from++; char_is(*from, CHAR_NAME) && *from != '.' && *from != '$'; from++)
			;
		return from > f->p + 1 ? take(f, NODE_NAME, from) : NULL;
	default: return expression(f);
	}
}
