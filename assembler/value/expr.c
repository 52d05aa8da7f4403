/* Expressions: construction, arithmetic, and properties of their form. Operators work as in GNU as, on 64-bit numbers:
 * comparisons yield -1 or 0, && and || yield 1 or 0, and >> is unsigned. */
#include "assembler/value/expr.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/value/values.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/reloc.h"

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

/* Returns the result of a comparison: -1 for true, as in GNU as. */
static uint64_t
truth(bool holds)
{
	return 0 - (uint64_t)holds;
}

/* Returns a / b; b must not be 0. Dividing the smallest number by -1 wraps around. */
static uint64_t
quotient(int64_t a, int64_t b)
{
	return b == -1 ? 0 - (uint64_t)a : (uint64_t)(a / b);
}

static uint64_t
remainder_of(int64_t a, int64_t b)
{
	return b == -1 ? 0 : (uint64_t)(a % b);
}

bool
expr_calc(int op, int64_t a, int64_t b, int64_t *result)
{
	uint64_t x = (uint64_t)a, y = (uint64_t)b, r = 0;

	*result = 0;
	if (!b && (op == '/' || op == '%'))
		return false;
	switch (op) {
#define PAIR(name, text, level, value) case EXPR_##name: r = value; break;
#define CHAR(character, level, value) case character: r = value; break;
#include "assembler/scan/operator.def"
	case EXPR_NEG: r = 0 - x; break;
	case EXPR_NOT: r = ~x; break;
	case EXPR_LNOT: r = !x; break;
	}
	*result = (int64_t)r;
	return true;
}

const struct expr *
expr_value(struct arena *arena, const struct expr_value *v, struct loc loc, bool relative)
{
	const struct expr *e = v->plus ? expr_sym(arena, v->plus, v->spec, loc) : expr_num(arena, v->num, loc);
	if (v->minus)
		e = expr_op(arena, '-', e, expr_sym(arena, v->minus, 0, loc), loc);
	if (!v->plus || !v->num)
		return e;
	int64_t num = relative ? v->num : (int64_t)(0 - (uint64_t)v->num);
	return expr_op(arena, relative ? '+' : '-', e, expr_num(arena, num, loc), loc);
}

/* Iterates over the nodes of an expression, the left operand first. Ends after TRAVERSAL_STEPS nodes, because shared subexpressions are
 * visited repeatedly. */
struct expr_traversal {
	const struct expr *few[32], **open; /* stack of nodes to visit; moved to the heap when it exceeds the array `few` */
	size_t n, cap;
	unsigned steps;
};

enum { TRAVERSAL_STEPS = 1 << 22 };

static void
traversal_push(struct expr_traversal *w, const struct expr *e)
{
	if (w->n == w->cap) {
		const struct expr **more = array_make(2 * w->cap, sizeof *more);
		memcpy(more, w->open, w->n * sizeof *more);
		if (w->open != w->few)
			alloc_free(w->open);
		w->open = more;
		w->cap *= 2;
	}
	w->open[w->n++] = e;
}

static void
traversal_begin(struct expr_traversal *w, const struct expr *e)
{
	w->open = w->few;
	w->cap = sizeof w->few / sizeof *w->few;
	w->n = w->steps = 0;
	traversal_push(w, e);
}

/* Returns the next node, or NULL after the last one. The operands of a node are visited only after traversal_into(). */
static const struct expr *
traversal_next(struct expr_traversal *w)
{
	return w->n && w->steps++ < TRAVERSAL_STEPS ? w->open[--w->n] : NULL;
}

static void
traversal_into(struct expr_traversal *w, const struct expr *e)
{
	if (e->b && e->op != EXPR_BLOCKED)
		traversal_push(w, e->b);
	if (e->a)
		traversal_push(w, e->a);
}

static void
traversal_end(struct expr_traversal *w)
{
	if (w->open != w->few)
		alloc_free(w->open);
}

const struct symbol *
expr_undefined(const struct expr *e)
{
	const struct symbol *found = NULL;
	struct expr_traversal w;
	for (traversal_begin(&w, e); !found && (e = traversal_next(&w));) {
		if (e->op == EXPR_SYM)
			found = e->sym->state == SYM_UNDEFINED && e->sym->name.n ? e->sym : NULL;
		else if (e->op != EXPR_NUM)
			traversal_into(&w, e);
	}
	traversal_end(&w);
	return found;
}

bool
expr_is_relative(const struct expr *e)
{
	bool is = false;
	struct expr_traversal w;
	for (traversal_begin(&w, e); !is && (e = traversal_next(&w));) {
		if (e->op == EXPR_SYM)
			is = e->spec != R_AMDGPU_ABS32_LO && e->spec != R_AMDGPU_ABS32_HI;
		else if (e->op != EXPR_NUM && e->op != '-')
			traversal_into(&w, e);
	}
	traversal_end(&w);
	return is;
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
