/* Evaluates expressions of linker scripts. Several passes compute the addresses, and only the last pass reports errors. In earlier
 * passes, an unknown symbol has the value 0. */
#include "linker/layout/script_eval.h"

#include <string.h>

#include "linker/layout/address.h"

#define ERROR(p, at, ...) ((p)->report ? diag_error((p)->image->diag, at, __VA_ARGS__) : (void)0)

static struct script_value
number_value(uint64_t n)
{
	return (struct script_value){.n = n};
}

static uint64_t
base_address(const struct script_value *v)
{
	return !v->relative ? 0 : v->sec ? address_in(v->sec, 0) : v->out ? v->out->addr : 0;
}

static uint64_t
round_up(uint64_t n, uint64_t align)
{
	return align > 1 ? align_up(n, align) : n;
}

uint64_t
script_eval_address(const struct script_value *v)
{
	uint64_t at = v->relative && v->sec ? address_in(v->sec, v->n) : base_address(v) + v->n;

	return round_up(at, v->align);
}

static bool
is_absolute(const struct script_value *v)
{
	return v->absolute || !v->relative;
}

uint64_t
script_eval_number(struct script_counter *p, const struct script_expr *e)
{
	struct script_value v = script_eval(p, e);

	return script_eval_address(&v);
}

static struct script_value
location_counter(struct script_counter *p)
{
	return (struct script_value){.relative = true, .out = p->out, .n = p->dot - (p->out ? p->out->addr : 0)};
}

static struct script_value
symbol_value(struct script_counter *p, const struct script_expr *e)
{
	if (str_eqz(e->name, "."))
		return location_counter(p);
	const struct link_symbol *y = symbol_find(p->image->symbols, e->name);
	if (!y || y->state != SYMBOL_DEFINED) {
		ERROR(p, e->at, "symbol not found: %s", e->name.p);
		return number_value(0);
	}
	return (struct script_value){.relative = y->sec || y->out || y->reserved,
		.sec = y->sec, .out = y->out, .n = y->value, .type = y->type};
}

static struct section_command *
find_section(const struct image *image, struct str name)
{
	for (size_t i = 0; i < image->norder; i++) {
		struct command *c = image->order[i];

		if (c->kind == COMMAND_SECTION && str_eq(c->section.name, name))
			return &c->section;
	}
	return NULL;
}

static struct section_command *
section_named(struct script_counter *p, const struct script_expr *e, bool needed)
{
	struct section_command *s = find_section(p->image, e->name);

	if ((!s || !s->out) && needed)
		ERROR(p, e->at, "undefined section %s", e->name.p);
	return s && s->out ? s : NULL;
}

/* Returns the value of an expression that must be a power of two. Returns 1 if the value is 0, or after an error. */
static uint64_t
alignment_value(struct script_counter *p, const struct script_expr *e)
{
	uint64_t n = script_eval_number(p, e);

	if (n & (n - 1))
		ERROR(p, e->at, "an alignment must be a power of two, not %#llx", (unsigned long long)n);
	return n & (n - 1) || !n ? 1 : n;
}

/* Reports an error if n cannot be rounded up to a multiple of align. */
static void
check_round_up(struct script_counter *p, const struct script_expr *e, uint64_t n, uint64_t align)
{
	if (n > UINT64_MAX - (align - 1))
		ERROR(p, e->at, "%#llx cannot be rounded up to a multiple of %#llx: the result has more than 64 bits", (unsigned long long)n,
			(unsigned long long)align);
}

static struct script_value
align_value(struct script_counter *p, const struct script_expr *e)
{
	struct script_value v = e->b ? script_eval(p, e->a) : number_value(p->dot);
	uint64_t align = alignment_value(p, e->b ? e->b : e->a);

	check_round_up(p, e, script_eval_address(&v), align);
	if (!e->b)
		return number_value(round_up(p->dot, align));
	v.align = align;
	return v;
}

static struct script_value
constant_value(struct script_counter *p, const struct script_expr *e)
{
	if (str_eqz(e->name, "MAXPAGESIZE"))
		return number_value(p->image->opt->page);
	if (str_eqz(e->name, "COMMONPAGESIZE"))
		return number_value(p->image->opt->common_page);
	ERROR(p, e->at, "unknown constant %s: expected MAXPAGESIZE or COMMONPAGESIZE", e->name.p);
	return number_value(0);
}

static uint64_t
log2_up(uint64_t n)
{
	uint64_t log = 0;

	while (log < 64 && 1ull << log < n)
		log++;
	return log;
}

static bool
is_defined(struct script_counter *p, struct str name)
{
	const struct link_symbol *y = symbol_find(p->image->symbols, name);

	return y && y->state == SYMBOL_DEFINED;
}

static struct script_value
section_call(struct script_counter *p, const struct script_expr *e)
{
	const struct section_command *s = section_named(p, e, e->op != FUNCTION_SIZEOF);

	if (!s)
		return (struct script_value){.relative = e->op == FUNCTION_ADDR};
	switch ((enum function)e->op) {
	case FUNCTION_ADDR: return (struct script_value){.relative = true, .out = s->out};
	case FUNCTION_ALIGNOF: return number_value(s->out->align);
	case FUNCTION_LOADADDR: return number_value(s->out->addr + s->out->lma_offset);
	default: return number_value(s->out->size);
	}
}

static struct script_value
function_value(struct script_counter *p, const struct script_expr *e)
{
	struct script_value v;

	switch ((enum function)e->op) {
	case FUNCTION_ABSOLUTE:
		v = script_eval(p, e->a);
		v.absolute = true;
		return v;
	case FUNCTION_ADDR:
	case FUNCTION_ALIGNOF:
	case FUNCTION_LOADADDR:
	case FUNCTION_SIZEOF: return section_call(p, e);
	case FUNCTION_ALIGN: return align_value(p, e);
	case FUNCTION_ASSERT:
		if (!script_eval_number(p, e->a))
			ERROR(p, e->at, "%s", e->name.p);
		return number_value(p->dot);
	case FUNCTION_CONSTANT: return constant_value(p, e);
	case FUNCTION_DATA_SEGMENT_ALIGN: return number_value(round_up(p->dot, alignment_value(p, e->a)));
	case FUNCTION_DATA_SEGMENT_END: return number_value(p->dot);
	case FUNCTION_DATA_SEGMENT_RELRO_END: return number_value(round_up(p->dot, p->image->opt->page));
	case FUNCTION_DEFINED: return number_value(is_defined(p, e->name));
	case FUNCTION_LOG2CEIL: return number_value(log2_up(script_eval_number(p, e->a)));
	case FUNCTION_SEGMENT_START: return script_eval(p, e->a);
	case FUNCTION_SIZEOF_HEADERS: return number_value(p->headers);
	case FUNCTION_MAX:
	case FUNCTION_MIN: break;
	}
	uint64_t a = script_eval_number(p, e->a);
	uint64_t b = script_eval_number(p, e->b);
	return number_value((a > b) == (e->op == FUNCTION_MAX) ? a : b);
}

/* Evaluates sums, differences and bit operations. The difference of two addresses is a number. Any other result is relative to the
 * section of the left operand. If only the right operand is an address, the operands are exchanged first, except in a
 * difference. */
static struct script_value
arithmetic(struct script_counter *p, const struct script_expr *e, struct script_value a, struct script_value b)
{
	if (e->op == '-' && !is_absolute(&a) && !is_absolute(&b))
		return number_value(script_eval_address(&a) - script_eval_address(&b));
	if (e->op != '-' && (!a.relative || (a.absolute && !is_absolute(&b)))) {
		struct script_value t = a;

		a = b;
		b = t;
	}
	if (e->op != '-' && !is_absolute(&b))
		ERROR(p, e->at, "one side of %c must be a number, not an address", e->op);
	a.type = 0;
	if (e->op == '+' || e->op == '-') {
		uint64_t n = script_eval_address(&a) - base_address(&a);

		a.align = 0;
		a.n = e->op == '+' ? n + script_eval_address(&b) : n - script_eval_address(&b);
	} else {
		uint64_t x = script_eval_address(&a), y = script_eval_address(&b);

		a.align = 0;
		a.n = (e->op == '&' ? x & y : e->op == '|' ? x | y : x ^ y) - base_address(&a);
	}
	return a;
}

static uint64_t
divide(struct script_counter *p, const struct script_expr *e, uint64_t a, uint64_t b)
{
	if (!b)
		ERROR(p, e->at, e->op == '/' ? "division by zero" : "modulo by zero");
	return !b ? 0 : e->op == '/' ? a / b : a % b;
}

static uint64_t
compute(struct script_counter *p, const struct script_expr *e, uint64_t a, uint64_t b)
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
binary_value(struct script_counter *p, const struct script_expr *e)
{
	struct script_value a = script_eval(p, e->a);
	uint64_t x = script_eval_address(&a);

	if (e->op == OP_AND || e->op == OP_OR)
		return number_value((x != 0) != (e->op == OP_AND) ? e->op == OP_OR : script_eval_number(p, e->b) != 0);
	struct script_value b = script_eval(p, e->b);
	if (strchr("+-&|^", e->op < 256 ? e->op : ' '))
		return arithmetic(p, e, a, b);
	return number_value(compute(p, e, x, script_eval_address(&b)));
}

static struct script_value
unary_value(struct script_counter *p, const struct script_expr *e)
{
	uint64_t n = script_eval_number(p, e->a);

	return number_value(e->op == '-' ? -n : e->op == '~' ? ~n : !n);
}

struct script_value
script_eval(struct script_counter *p, const struct script_expr *e)
{
	switch (e->kind) {
	case EXPR_NUMBER: return number_value(e->number);
	case EXPR_SYMBOL: return symbol_value(p, e);
	case EXPR_UNARY: return unary_value(p, e);
	case EXPR_BINARY: return binary_value(p, e);
	case EXPR_CHOICE: return script_eval(p, script_eval_number(p, e->a) ? e->b : e->c);
	case EXPR_CALL: break;
	}
	return function_value(p, e);
}
