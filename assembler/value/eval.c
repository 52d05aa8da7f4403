/* Evaluates expressions to a number, or to symbols with an offset.
 *
 * Expressions and the symbols in them can be nested to any depth, so nothing here is recursive. One stack holds tasks:
 * nodes to visit, and operations to perform. A second stack holds values. Both are small arrays at first, and move to
 * the heap when they grow.
 *
 * Chains such as "x1 = x0 + 1", "x2 = x1 + 1" take linear time although each expression is evaluated when it is
 * assigned:
 *
 * - An assigned expression that needs more than a few steps is replaced by its value, symbols and a number
 * (expr_assigned). If the expression has no value until some symbol is defined, it is replaced by a node that says so
 * (EXPR_BLOCKED). An expression is not replaced if a symbol in it may be set again (may_change).
 *
 * - After layout, each evaluated symbol is replaced in the same way (expr_settled). */
#include "assembler/value/expr.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/scan/func.h"
#include "assembler/value/values.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* MAX_STEPS limits expressions that grow exponentially, such as "x = x * x" in a loop. An expression that needs at most
 * FEW_STEPS is not worth replacing with its simplified form. */
enum { MAX_STEPS = 1 << 24, FEW_STEPS = 32, SMALL = 16 };

struct task {
	const struct expr *e;
	bool combine;
};

struct evaluation {
	struct arena *settle; /* memory for the replacements of symbols; NULL: do not replace symbols */
	struct task small_tasks[SMALL], *tasks;
	size_t ntasks, captasks;
	struct expr_value small_values[SMALL], *values;
	size_t nvalues, capvalues;
	unsigned steps;
	bool may_change;        /* a visited symbol may be set again */
	struct symbol *blocker; /* symbol whose definition or placement could resolve the error; NULL if there is none */
	struct loc *at;
};

const char expr_by_itself[] = "the symbol is defined in terms of itself";
const char expr_too_large[] = "the expression is too large";

/* Error messages, indexed by the number in EXPR_BLOCKED. */
static const char *const errors[] = {
	"the operator needs numbers, not addresses",
	"an argument of the function is not a number",
	"the sum or difference of these symbols has no value",
	"a relocation specifier cannot be subtracted",
	"division by zero",
	"the function has no value for these arguments",
};

enum { NEEDS_NUMBERS, NEEDS_NUMBER, NO_SUM, SUBTRACTED_SPECIFIER, BY_ZERO, NO_VALUE, ERRORS };

static void *
grow(void *old, const void *small, size_t n, size_t *cap, size_t size)
{
	void *more = array_make(*cap *= 2, size);
	memcpy(more, old, n * size);
	if (old != small)
		alloc_free(old);
	return more;
}

static inline void
push_task(struct evaluation *ev, const struct expr *e, bool combine)
{
	if (ev->ntasks == ev->captasks)
		ev->tasks = grow(ev->tasks, ev->small_tasks, ev->ntasks, &ev->captasks, sizeof *ev->tasks);
	ev->tasks[ev->ntasks++] = (struct task){e, combine};
}

static inline void
push_value(struct evaluation *ev, struct expr_value v)
{
	if (ev->nvalues == ev->capvalues)
		ev->values = grow(ev->values, ev->small_values, ev->nvalues, &ev->capvalues, sizeof *ev->values);
	ev->values[ev->nvalues++] = v;
}

/* Replaces plus - minus with the distance of the two symbols, if the distance is known. */
static void
fold_distance(struct expr_value *v)
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

/* Records the symbol that prevents an operation on a and b from having a value. Returns the message with this error number. */
static const char *
blocked(struct evaluation *ev, int error, const struct expr_value *a, const struct expr_value *b)
{
	struct symbol *const found[] = {a->plus, a->minus, b->plus, b->minus};
	for (int label = 0; label < 2; label++)
		for (size_t i = 0; i < sizeof found / sizeof *found; i++)
			if (found[i] && !ev->blocker && (label ? found[i]->state == SYM_LABEL && !found[i]->frag->placed :
					found[i]->state == SYM_UNDEFINED && !found[i]->origin))
				ev->blocker = found[i];
	return errors[error];
}

/* Adds b to *a, or subtracts b from *a. Both operands may contain symbols. Returns an error message or NULL. */
static const char *
add_values(struct evaluation *ev, bool subtract, struct expr_value *a, struct expr_value b)
{
	const struct expr_value given = b;
	if (subtract) {
		if (b.spec)
			return blocked(ev, SUBTRACTED_SPECIFIER, a, &given);
		b = (struct expr_value){.num = (int64_t)(0 - (uint64_t)b.num), .plus = b.minus, .minus = b.plus};
	}
	struct expr_value v = {.num = (int64_t)((uint64_t)a->num + (uint64_t)b.num)};
	/* A symbol of b may cancel a symbol of a. */
	struct expr_value ab = {.plus = a->plus, .minus = b.minus, .spec = a->spec};
	struct expr_value ba = {.plus = b.plus, .minus = a->minus, .spec = b.spec};
	fold_distance(&ab);
	fold_distance(&ba);
	v.num += ab.num + ba.num;
	if ((ab.plus && ba.plus) || (ab.minus && ba.minus))
		return blocked(ev, NO_SUM, a, &given);
	v.plus = ab.plus ? ab.plus : ba.plus;
	v.minus = ab.minus ? ab.minus : ba.minus;
	v.spec = ab.plus ? ab.spec : ba.spec;
	fold_distance(&v);
	*a = v;
	return NULL;
}

/* Applies the operator of e to *a and b, and stores the result in *a. Returns an error message or NULL. */
static inline const char *
operate(struct evaluation *ev, const struct expr *e, struct expr_value *a, struct expr_value b)
{
	*ev->at = e->loc;
	if (!a->plus && !a->minus && !b.plus && !b.minus)
		return expr_calc(e->op, a->num, b.num, &a->num) ? NULL : errors[BY_ZERO];
	if (e->op == '+' || e->op == '-')
		return add_values(ev, e->op == '-', a, b);
	*ev->at = a->plus || a->minus ? e->a->loc : e->b->loc;
	return blocked(ev, NEEDS_NUMBERS, a, &b);
}

/* Calls a function with the arguments on top of the value stack, and replaces them with its result. All arguments must be
 * numbers. */
static const char *
call_function(struct evaluation *ev, const struct expr *e)
{
	const struct func *f = func_at(e->spec);
	int64_t arg[FUNC_ARGS] = {0};
	size_t n = 0, taken = 0;
	for (const struct expr *a = e->a; a; a = a->b)
		n++;
	ev->nvalues -= n;
	for (const struct expr *a = e->a; a; a = a->b) {
		const struct expr_value *v = &ev->values[ev->nvalues + (size_t)(n - taken) - 1];
		*ev->at = a->a->loc;
		if (v->plus || v->minus)
			return blocked(ev, NEEDS_NUMBER, v, v);
		arg[f->nargs ? taken : taken > 0] = v->num;
		/* A binary function folds any number of arguments pairwise. */
		if (!f->nargs && taken)
			f->calc(arg, &arg[0]);
		taken++;
	}
	struct expr_value result = {.num = arg[0]};
	*ev->at = e->loc;
	if (f->nargs && !f->calc(arg, &result.num))
		return errors[NO_VALUE];
	push_value(ev, result);
	return NULL;
}

/* Returns whether a node can be evaluated in one step. */
static inline bool
is_simple(const struct expr *e)
{
	return e->op == EXPR_NUM || (e->op == EXPR_SYM && !(e->sym->state == SYM_EXPR && !e->spec) &&
		!(e->sym->state == SYM_UNDEFINED && e->sym->origin));
}

static inline struct expr_value
simple_value(struct evaluation *ev, const struct expr *e)
{
	if (e->op == EXPR_NUM)
		return (struct expr_value){.num = e->num};
	*ev->at = e->loc;
	if (e->sym->state != SYM_NUM || e->spec)
		return (struct expr_value){.plus = e->sym, .spec = e->spec};
	ev->may_change = true;
	return (struct expr_value){.num = e->sym->value};
}

static const char *
visit_symbol(struct evaluation *ev, const struct expr *e)
{
	struct symbol *s = e->sym;
	*ev->at = e->loc;
	if (s->state == SYM_EXPR && !e->spec) {
		if (s->busy)
			return expr_by_itself;
		s->busy = ev->may_change = true;
		push_task(ev, e, true);
		push_task(ev, s->expr, false);
	} else if (s->state == SYM_UNDEFINED && s->origin) {
		/* The symbol is an alias of an undefined or common symbol. */
		push_task(ev, e, true);
		push_task(ev, s->origin, false);
	} else {
		push_value(ev, simple_value(ev, e));
	}
	return NULL;
}

/* Visits a reference to an alias. The value refers to the symbol that the source references, not to the label that defines it,
 * because the two may have different bindings. If the symbol was set again since the reference, its former definition is
 * evaluated. */
static const char *
visit_alias(struct evaluation *ev, const struct expr *e)
{
	struct symbol *s = e->b->sym;
	if (s->origin == e->a && s->state == SYM_LABEL)
		push_value(ev, (struct expr_value){.plus = s});
	else if (s->origin == e->a && s->state == SYM_NUM)
		push_value(ev, (struct expr_value){.num = s->value});
	else if (ev->settle && s->state == SYM_EXPR && (s->origin ? s->origin : s->expr) == e->a)
		return visit_symbol(ev, e->b);
	else
		push_task(ev, e->a, false);
	return NULL;
}

static bool
blocks(const struct symbol *s)
{
	return s->state == SYM_LABEL ? !s->frag->placed : s->state == SYM_UNDEFINED && !s->origin;
}

/* Visits an EXPR_BLOCKED node. In expr_settled(), symbols with an error have become numbers, so the blocked expression
 * has a value and is evaluated. */
static const char *
visit_blocked(struct evaluation *ev, const struct expr *e)
{
	if (ev->settle || (e->b && !blocks(e->b->sym))) {
		push_task(ev, e->a, false);
		return NULL;
	}
	*ev->at = e->loc;
	ev->blocker = e->b ? e->b->sym : NULL;
	return errors[e->spec];
}

static const char *
evaluate_node(struct evaluation *ev, const struct expr *e)
{
	switch (e->op) {
	case EXPR_NUM:
		push_value(ev, (struct expr_value){.num = e->num});
		return NULL;
	case EXPR_SYM:
		return visit_symbol(ev, e);
	case EXPR_ALIAS:
		return visit_alias(ev, e);
	case EXPR_BLOCKED:
		return visit_blocked(ev, e);
	case EXPR_CALL:
		/* The stack reverses the order: the last argument is evaluated first. */
		push_task(ev, e, true);
		for (const struct expr *a = e->a; a; a = a->b)
			push_task(ev, a->a, false);
		return NULL;
	default:
		push_task(ev, e, true);
		if (e->b)
			push_task(ev, e->b, false);
		push_task(ev, e->a, false);
		return NULL;
	}
}

static void
settle(struct evaluation *ev, struct symbol *s, const struct expr_value *v)
{
	if (s->origin || is_simple(s->expr))
		return;
	s->origin = s->expr;
	s->expr = expr_value(ev->settle, v, s->expr->loc, true);
}

static const char *
combine(struct evaluation *ev, const struct expr *e)
{
	struct expr_value *last = &ev->values[ev->nvalues - 1];
	if (e->op == EXPR_CALL)
		return call_function(ev, e);
	if (e->op != EXPR_SYM) {
		ev->nvalues -= e->b != NULL;
		return e->b ? operate(ev, e, last - 1, *last) : operate(ev, e, last, (struct expr_value){0});
	}
	if (e->sym->state == SYM_EXPR) {
		e->sym->busy = false;
		if (ev->settle)
			settle(ev, e->sym, last);
	} else if (e->spec) {
		last->spec = e->spec;
	}
	return NULL;
}

/* Unwinds the task stack after an error. In expr_settled(), the symbols that were being evaluated become the number 0,
 * so that the same error is not reported again for each of them. */
static void
leave(struct evaluation *ev)
{
	for (; ev->ntasks; ev->ntasks--) {
		const struct task *t = &ev->tasks[ev->ntasks - 1];
		struct symbol *s = t->combine && t->e->op == EXPR_SYM ? t->e->sym : NULL;
		if (!s || s->state != SYM_EXPR)
			continue;
		s->busy = false;
		if (!ev->settle)
			continue;
		if (!s->origin)
			s->origin = s->expr;
		s->state = SYM_NUM;
		s->value = 0;
	}
}

static void
begin_evaluation(struct evaluation *ev, struct loc *at)
{
	ev->settle = NULL;
	ev->tasks = ev->small_tasks;
	ev->values = ev->small_values;
	ev->captasks = ev->capvalues = SMALL;
	ev->ntasks = ev->nvalues = ev->steps = 0;
	ev->may_change = false;
	ev->blocker = NULL;
	ev->at = at;
}

static const char *
evaluate(struct evaluation *ev, const struct expr *e, struct expr_value *out)
{
	const char *why = NULL;
	push_task(ev, e, false);
	while (ev->ntasks && !why) {
		struct task t = ev->tasks[--ev->ntasks];
		why = t.combine ? combine(ev, t.e) : evaluate_node(ev, t.e);
		if (!why && ev->steps++ == MAX_STEPS) {
			*ev->at = t.e->loc;
			why = expr_too_large;
		}
	}
	if (why)
		leave(ev);
	else
		*out = ev->values[0];
	if (ev->tasks != ev->small_tasks)
		alloc_free(ev->tasks);
	if (ev->values != ev->small_values)
		alloc_free(ev->values);
	return why;
}

const char *
expr_eval(const struct expr *e, struct expr_value *out, struct loc *at)
{
	struct evaluation ev;
	begin_evaluation(&ev, at);
	if (is_simple(e)) {
		*out = simple_value(&ev, e);
		return NULL;
	}
	/* Fast path for the common cases: a symbol and a number, or the difference of two labels. */
	if ((e->op == '+' || e->op == '-') && is_simple(e->a) && is_simple(e->b)) {
		*out = simple_value(&ev, e->a);
		return operate(&ev, e, out, simple_value(&ev, e->b));
	}
	return evaluate(&ev, e, out);
}

const char *
expr_settled(struct arena *arena, const struct expr *e, struct expr_value *out, struct loc *at)
{
	struct evaluation ev;
	begin_evaluation(&ev, at);
	ev.settle = arena;
	return evaluate(&ev, e, out);
}

/* Wraps e, whose evaluation failed, in an EXPR_BLOCKED that refers to the symbol whose definition could resolve the error. */
static const struct expr *
with_blocker(struct arena *arena, const struct evaluation *ev, const struct expr *e, const char *why)
{
	uint8_t number = 0;
	while (number < ERRORS && errors[number] != why)
		number++;
	if (number == ERRORS)
		return e;
	const struct expr *symbol = ev->blocker ? expr_sym(arena, ev->blocker, 0, *ev->at) : NULL;
	struct expr *b = (struct expr *)expr_op(arena, EXPR_BLOCKED, e, symbol, *ev->at);
	b->spec = number;
	return b;
}

const char *
expr_assigned(struct arena *arena, const struct expr **e, struct expr_value *out, struct loc *at)
{
	struct evaluation ev;
	begin_evaluation(&ev, at);
	*at = (*e)->loc;
	const char *why = evaluate(&ev, *e, out);
	/* Do not replace an expression whose value may change later, or one that is evaluated quickly. */
	if (ev.may_change || ev.steps <= FEW_STEPS)
		return why;
	*e = why ? with_blocker(arena, &ev, *e, why) : expr_value(arena, out, (*e)->loc, expr_is_relative(*e));
	return why;
}

const char *
expr_number(const struct expr *e, int64_t *out, struct loc *at)
{
	*at = e->loc;
	struct expr_value v;
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
