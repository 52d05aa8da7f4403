/* Values of expressions. Addresses are found in several passes, so mistakes are reported in the last one only; until then a name
 * that has no value is 0. */
#include "linker/script/eval.h"

#include <string.h>

#include "linker/layout/address.h"
#include "linker/script/find.h"

#define ERROR(p, at, ...) ((p)->report ? diag_error((p)->l->diag, at, __VA_ARGS__) : (void)0)

static struct script_value
number(uint64_t n)
{
	return (struct script_value){.n = n};
}

static uint64_t
base(const struct script_value *v)
{
	return !v->relative ? 0 : v->sec ? address_in(v->sec, 0) : v->out ? v->out->addr : 0;
}

static uint64_t
round_up(uint64_t n, uint64_t align)
{
	return align > 1 ? align_up(n, align) : n;
}

uint64_t
script_address(const struct script_value *v)
{
	uint64_t at = v->relative && v->sec ? address_in(v->sec, v->n) : base(v) + v->n;

	return round_up(at, v->align);
}

static bool
is_absolute(const struct script_value *v)
{
	return v->absolute || !v->relative;
}

uint64_t
script_number_of(struct script_place *p, const struct expr *e)
{
	struct script_value v = script_evaluate(p, e);

	return script_address(&v);
}

static struct script_value
dot(struct script_place *p)
{
	return (struct script_value){.relative = true, .out = p->out, .n = p->dot - (p->out ? p->out->addr : 0)};
}

static struct script_value
symbol(struct script_place *p, const struct expr *e)
{
	const uint32_t *index;
	const struct symbol *y;

	if (str_eqz(e->name, "."))
		return dot(p);
	index = map_get(&p->l->names, e->name);
	y = index ? p->l->symbols[*index] : NULL;
	if (!y || y->state != SYMBOL_DEFINED) {
		ERROR(p, e->at, "symbol not found: %s", e->name.p);
		return number(0);
	}
	return (struct script_value){.relative = y->sec || y->out || y->reserved,
		.sec = y->sec, .out = y->out, .n = y->value, .type = y->type};
}

static struct section_command *
section(struct script_place *p, const struct expr *e, bool needed)
{
	struct section_command *s = script_section(p->l, e->name);

	if ((!s || !s->out) && needed)
		ERROR(p, e->at, "undefined section %s", e->name.p);
	return s && s->out ? s : NULL;
}

/* The power of two that an expression is; 1 after an error. */
static uint64_t
alignment(struct script_place *p, const struct expr *e)
{
	uint64_t n = script_number_of(p, e);

	if (n & (n - 1))
		ERROR(p, e->at, "an alignment must be a power of two, not %#llx", (unsigned long long)n);
	return n & (n - 1) || !n ? 1 : n;
}

static struct script_value
align(struct script_place *p, const struct expr *e)
{
	struct script_value v;

	if (!e->b)
		return number(round_up(p->dot, alignment(p, e->a)));
	v = script_evaluate(p, e->a);
	v.align = alignment(p, e->b);
	return v;
}

static struct script_value
constant(struct script_place *p, const struct expr *e)
{
	if (str_eqz(e->name, "MAXPAGESIZE"))
		return number(p->l->opt.page);
	if (str_eqz(e->name, "COMMONPAGESIZE"))
		return number(p->l->opt.common_page);
	ERROR(p, e->at, "unknown constant %s: expected MAXPAGESIZE or COMMONPAGESIZE", e->name.p);
	return number(0);
}

static uint64_t
log2_up(uint64_t n)
{
	uint64_t log = 0;

	while (log < 64 && (log < 63 ? 1ull << log : UINT64_MAX) < n)
		log++;
	return log;
}

static bool
is_defined(struct script_place *p, struct str name)
{
	const uint32_t *index = map_get(&p->l->names, name);

	return index && p->l->symbols[*index]->state == SYMBOL_DEFINED;
}

static struct script_value
section_call(struct script_place *p, const struct expr *e)
{
	const struct section_command *s = section(p, e, e->op != FUNCTION_SIZEOF);

	if (!s)
		return (struct script_value){.relative = e->op == FUNCTION_ADDR};
	switch ((enum function)e->op) {
	case FUNCTION_ADDR: return (struct script_value){.relative = true, .out = s->out};
	case FUNCTION_ALIGNOF: return number(s->out->align);
	case FUNCTION_LOADADDR: return number(s->out->addr + s->out->lma_offset);
	default: return number(s->out->size);
	}
}

static struct script_value
call(struct script_place *p, const struct expr *e)
{
	struct script_value v;
	uint64_t a, b;

	switch ((enum function)e->op) {
	case FUNCTION_ABSOLUTE:
		v = script_evaluate(p, e->a);
		v.absolute = true;
		return v;
	case FUNCTION_ADDR:
	case FUNCTION_ALIGNOF:
	case FUNCTION_LOADADDR:
	case FUNCTION_SIZEOF: return section_call(p, e);
	case FUNCTION_ALIGN: return align(p, e);
	case FUNCTION_ASSERT:
		if (!script_number_of(p, e->a))
			ERROR(p, e->at, "%s", e->name.p);
		return dot(p);
	case FUNCTION_CONSTANT: return constant(p, e);
	case FUNCTION_DATA_SEGMENT_ALIGN: return number(round_up(p->dot, alignment(p, e->a)));
	case FUNCTION_DATA_SEGMENT_END: return number(p->dot);
	case FUNCTION_DATA_SEGMENT_RELRO_END: return number(round_up(p->dot, p->l->opt.page));
	case FUNCTION_DEFINED: return number(is_defined(p, e->name));
	case FUNCTION_LOG2CEIL: return number(log2_up(script_number_of(p, e->a)));
	case FUNCTION_SEGMENT_START: return script_evaluate(p, e->a);
	case FUNCTION_SIZEOF_HEADERS: return number(p->headers);
	case FUNCTION_MAX:
	case FUNCTION_MIN: break;
	}
	a = script_number_of(p, e->a);
	b = script_number_of(p, e->b);
	return number((a > b) == (e->op == FUNCTION_MAX) ? a : b);
}

/* Sums and bit operations: what is relative is on the left. */
static struct script_value
arithmetic(struct script_place *p, const struct expr *e, struct script_value a, struct script_value b)
{
	if (e->op == '-' && !is_absolute(&a) && !is_absolute(&b))
		return number(script_address(&a) - script_address(&b));
	if (e->op != '-' && (!a.relative || (a.absolute && !is_absolute(&b)))) {
		struct script_value t = a;

		a = b;
		b = t;
	}
	if (e->op != '-' && !is_absolute(&b))
		ERROR(p, e->at, "one side of %c must be a number, not an address", e->op);
	a.type = 0;
	if (e->op == '+' || e->op == '-') {
		uint64_t n = script_address(&a) - base(&a);

		a.align = 0;
		a.n = e->op == '+' ? n + script_address(&b) : n - script_address(&b);
	} else {
		uint64_t x = script_address(&a), y = script_address(&b);

		a.align = 0;
		a.n = (e->op == '&' ? x & y : e->op == '|' ? x | y : x ^ y) - base(&a);
	}
	return a;
}

static uint64_t
divide(struct script_place *p, const struct expr *e, uint64_t a, uint64_t b)
{
	if (!b)
		ERROR(p, e->at, e->op == '/' ? "division by zero" : "modulo by zero");
	return !b ? 0 : e->op == '/' ? a / b : a % b;
}

static uint64_t
compute(struct script_place *p, const struct expr *e, uint64_t a, uint64_t b)
{
	switch (e->op) {
	case '*': return a * b;
	case '/':
	case '%': return divide(p, e, a, b);
	case '<': return a < b;
	case '>': return a > b;
	case OP_SHL: return a << b % 64;
	case OP_SHR: return a >> b % 64;
	case OP_LE: return a <= b;
	case OP_GE: return a >= b;
	case OP_EQ: return a == b;
	case OP_NE: return a != b;
	}
	return 0;
}

static struct script_value
binary(struct script_place *p, const struct expr *e)
{
	struct script_value a = script_evaluate(p, e->a), b;
	uint64_t x = script_address(&a);

	if (e->op == OP_AND || e->op == OP_OR)
		return number((x != 0) != (e->op == OP_AND) ? e->op == OP_OR : script_number_of(p, e->b) != 0);
	b = script_evaluate(p, e->b);
	if (strchr("+-&|^", e->op < 256 ? e->op : ' '))
		return arithmetic(p, e, a, b);
	return number(compute(p, e, x, script_address(&b)));
}

static struct script_value
unary(struct script_place *p, const struct expr *e)
{
	uint64_t n = script_number_of(p, e->a);

	return number(e->op == '-' ? -n : e->op == '~' ? ~n : !n);
}

struct script_value
script_evaluate(struct script_place *p, const struct expr *e)
{
	switch (e->kind) {
	case EXPR_NUMBER: return number(e->number);
	case EXPR_SYMBOL: return symbol(p, e);
	case EXPR_UNARY: return unary(p, e);
	case EXPR_BINARY: return binary(p, e);
	case EXPR_CHOICE: return script_evaluate(p, script_number_of(p, e->a) ? e->b : e->c);
	case EXPR_CALL: break;
	}
	return call(p, e);
}
