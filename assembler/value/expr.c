/* Expressions: building, calculating, evaluating to a number or to symbols with an offset. Operators
 * and their results are those of GNU as: 64 bits, comparisons give -1 or 0, && and || 1 or 0, >> is
 * unsigned. */
#include "assembler/value/expr.h"

#include "assembler/value/values.h"
#include "assembler/value/func.h"

const struct expr *
expr_num(struct arena *arena, int64_t num, struct loc loc)
{
	struct expr *e = arena_alloc(arena, sizeof *e);
	e->op = EXPR_NUM;
	e->loc = loc;
	e->num = num;
	return e;
}

const struct expr *
expr_sym(struct arena *arena, struct symbol *sym, uint8_t spec, struct loc loc)
{
	struct expr *e = arena_alloc(arena, sizeof *e);
	e->op = EXPR_SYM;
	e->spec = spec;
	e->loc = loc;
	e->sym = sym;
	return e;
}

const struct expr *
expr_op(struct arena *arena, int op, const struct expr *a, const struct expr *b, struct loc loc)
{
	struct expr *e = arena_alloc(arena, sizeof *e);
	e->op = (uint16_t)op;
	e->loc = loc;
	e->a = a;
	e->b = b;
	return e;
}

const struct expr *
expr_alias(struct arena *arena, struct symbol *sym, struct loc loc)
{
	return expr_op(arena, EXPR_ALIAS, sym->expr, expr_sym(arena, sym, 0, loc), loc);
}

const struct expr *
expr_call(struct arena *arena, unsigned func, const struct expr *args, struct loc loc)
{
	struct expr *e = arena_alloc(arena, sizeof *e);
	e->op = EXPR_CALL;
	e->spec = (uint8_t)func;
	e->loc = loc;
	e->a = args;
	return e;
}

bool
expr_calc(int op, int64_t a, int64_t b, int64_t *result)
{
	uint64_t x = (uint64_t)a, y = (uint64_t)b, r = 0;
	switch (op) {
	case '+': r = x + y; break;
	case '-': r = x - y; break;
	case '*': r = x * y; break;
	case '/':
	case '%':
		*result = 0;
		if (!b)
			return false;
		if (b == -1)
			r = op == '/' ? 0 - x : 0;
		else
			r = (uint64_t)(op == '/' ? a / b : a % b);
		break;
	case '&': r = x & y; break;
	case '|': r = x | y; break;
	case '^': r = x ^ y; break;
	case '!': r = x | ~y; break;
	case '<': r = 0 - (uint64_t)(a < b); break;
	case '>': r = 0 - (uint64_t)(a > b); break;
	case EXPR_LE: r = 0 - (uint64_t)(a <= b); break;
	case EXPR_GE: r = 0 - (uint64_t)(a >= b); break;
	case EXPR_EQ: r = 0 - (uint64_t)(a == b); break;
	case EXPR_NE: r = 0 - (uint64_t)(a != b); break;
	case EXPR_SHL: r = y < 64 ? x << y : 0; break;
	case EXPR_SHR: r = y < 64 ? x >> y : 0; break;
	case EXPR_ANDAND: r = a && b; break;
	case EXPR_OROR: r = a || b; break;
	case EXPR_NEG: r = 0 - x; break;
	case EXPR_NOT: r = ~x; break;
	case EXPR_LNOT: r = !x; break;
	}
	*result = (int64_t)r;
	return true;
}

/* Replaces plus - minus by their distance if it is known. */
static void
fold_distance(struct value *v)
{
	const struct symbol *p = v->plus, *m = v->minus;
	if (!p || !m)
		return;
	if (p == m) {
		v->plus = v->minus = NULL;
		return;
	}
	if (p->state != SYM_LABEL || m->state != SYM_LABEL || v->spec)
		return;
	const struct frag *a = p->frag, *b = m->frag;
	if (a != b && (!a->placed || !b->placed || a->sub->section != b->sub->section))
		return;
	v->num += p->value - m->value + (int64_t)(a->address - b->address);
	v->plus = v->minus = NULL;
}

/* Bounds against expressions that grow without end, as "x = x + x" does while x is not known. */
enum { MAX_DEPTH = 4000, MAX_STEPS = 1 << 20 };

struct bounds {
	unsigned depth, steps;
};

const char expr_by_itself[] = "the symbol is defined in terms of itself";
const char expr_too_large[] = "the expression is too large";

static const char *
eval(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds);

static const char *
eval_sym(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds)
{
	struct symbol *s = e->sym;
	*out = (struct value){0};
	*at = e->loc;
	if (s->state == SYM_NUM && !e->spec) {
		out->num = s->value;
		return NULL;
	}
	if (s->state == SYM_EXPR && !e->spec) {
		if (s->busy)
			return expr_by_itself;
		s->busy = true;
		const char *why = eval(s->expr, out, at, bounds);
		s->busy = false;
		return why;
	}
	if (s->state == SYM_UNDEFINED && s->origin) {
		/* It is another name. */
		const char *why = eval(s->origin, out, at, bounds);
		if (e->spec)
			out->spec = e->spec;
		return why;
	}
	out->plus = s;
	out->spec = e->spec;
	return NULL;
}

/* A place has the name it is called by, which may be bound differently from the label that it is made of; but
 * not if the name was given to something else since. */
static const char *
eval_alias(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds)
{
	struct symbol *s = e->b->sym;
	if (s->state != SYM_LABEL || s->origin != e->a)
		return eval(e->a, out, at, bounds);
	*out = (struct value){.plus = s};
	return NULL;
}

/* a + b or a - b, of which each may have symbols. */
static const char *
eval_sum(const struct expr *e, struct value a, struct value b, struct value *out)
{
	if (e->op == '-') {
		struct symbol *plus = b.plus;
		if (b.spec)
			return "a relocation specifier cannot be subtracted";
		b.num = (int64_t)(0 - (uint64_t)b.num);
		b.plus = b.minus;
		b.minus = plus;
	}
	struct value v = {.num = (int64_t)((uint64_t)a.num + (uint64_t)b.num)};
	/* What b brings may cancel with what a has. */
	struct value ab = {.plus = a.plus, .minus = b.minus, .spec = a.spec};
	struct value ba = {.plus = b.plus, .minus = a.minus, .spec = b.spec};
	fold_distance(&ab);
	fold_distance(&ba);
	v.num += ab.num + ba.num;
	if ((ab.plus && ba.plus) || (ab.minus && ba.minus))
		return "the sum or difference of these symbols has no value";
	v.plus = ab.plus ? ab.plus : ba.plus;
	v.minus = ab.minus ? ab.minus : ba.minus;
	v.spec = ab.plus ? ab.spec : ba.spec;
	fold_distance(&v);
	*out = v;
	return NULL;
}

static const char *
eval_op(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds)
{
	struct value a, b = {0};
	const char *why = eval(e->a, &a, at, bounds);
	if (!why && e->b)
		why = eval(e->b, &b, at, bounds);
	if (why)
		return why;
	*at = e->loc;
	if ((e->op == '+' || e->op == '-') && (a.plus || a.minus || b.plus || b.minus))
		return eval_sum(e, a, b, out);
	if (a.plus || a.minus || b.plus || b.minus) {
		*at = a.plus || a.minus ? e->a->loc : e->b->loc;
		return "the operator needs numbers, not addresses";
	}
	*out = (struct value){0};
	return expr_calc(e->op, a.num, b.num, &out->num) ? NULL : "division by zero";
}

/* The values of all arguments must be numbers. */
static const char *
eval_call(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds)
{
	const struct func *f = func_at(e->spec);
	int64_t arg[FUNC_ARGS] = {0};
	unsigned n = 0;
	for (const struct expr *a = e->a; a; a = a->b) {
		struct value v;
		const char *why = eval(a->a, &v, at, bounds);
		if (why)
			return why;
		if (v.plus || v.minus) {
			*at = a->a->loc;
			return "an argument of the function is not a number";
		}
		arg[n++] = v.num;
		/* The function of two takes any number of arguments, one after the other. */
		if (!f->nargs && n == 2) {
			f->calc(arg, &arg[0]);
			n = 1;
		}
	}
	*at = e->loc;
	*out = (struct value){.num = arg[0]};
	return !f->nargs || f->calc(arg, &out->num) ? NULL : "the function has no value for these arguments";
}

static const char *
eval(const struct expr *e, struct value *out, struct loc *at, struct bounds *bounds)
{
	if (e->op == EXPR_NUM) {
		*out = (struct value){.num = e->num};
		return NULL;
	}
	if (bounds->depth == MAX_DEPTH || bounds->steps++ == MAX_STEPS) {
		*at = e->loc;
		return expr_too_large;
	}
	bounds->depth++;
	const char *why = e->op == EXPR_SYM ? eval_sym(e, out, at, bounds) :
		e->op == EXPR_CALL ? eval_call(e, out, at, bounds) :
		e->op == EXPR_ALIAS ? eval_alias(e, out, at, bounds) : eval_op(e, out, at, bounds);
	bounds->depth--;
	return why;
}

const char *
expr_eval(const struct expr *e, struct value *out, struct loc *at)
{
	struct bounds bounds = {0};
	return eval(e, out, at, &bounds);
}

const char *
expr_number(const struct expr *e, int64_t *out, struct loc *at)
{
	struct value v;
	*at = e->loc;
	const char *why = expr_eval(e, &v, at);
	if (why)
		return why;
	*out = v.num;
	if (!v.plus && !v.minus)
		return NULL;
	*at = e->loc;
	return v.plus && v.minus ? "expected an absolute expression: the distance between these addresses is not known" :
		"expected an absolute expression";
}

/* The first symbol that is not defined. */
static const struct symbol *
undefined(const struct expr *e, struct bounds *bounds)
{
	const struct symbol *s = NULL;
	if (e->op == EXPR_NUM || bounds->depth == MAX_DEPTH || bounds->steps++ == MAX_STEPS)
		return NULL;
	if (e->op == EXPR_SYM)
		return e->sym->state == SYM_UNDEFINED && e->sym->name.n ? e->sym : NULL;
	bounds->depth++;
	s = e->a ? undefined(e->a, bounds) : NULL;
	if (!s && e->b)
		s = undefined(e->b, bounds);
	bounds->depth--;
	return s;
}

const struct symbol *
expr_undefined(const struct expr *e)
{
	struct bounds bounds = {0};
	return undefined(e, &bounds);
}

void
expr_complain(struct diag *diag, const struct expr *e, const char *why, struct loc at)
{
	const struct symbol *s = expr_undefined(e);
	if (s)
		diag_error(diag, at, "the symbol '%.*s' is not defined", STR_ARG(sym_shown(s)));
	else
		diag_error(diag, at, "%s", why);
}
