/* The actions of the grammar: joins nodes, and folds expressions. */
#include "assembler/parse/parse.h"

#include "assembler/scan/func.h"
#include "assembler/value/values.h"
#include "common/base/memory/arena.h"
#include "common/elf/reloc.h"
#include "common/isa/tables.h"

static struct node *
int_node(struct statement_parser *ps, struct loc loc, int64_t num)
{
	struct node *n = node_new(ps->words.lexer->nodes);
	n->kind = NODE_INT;
	n->loc = loc;
	n->num = num;
	return n;
}

static struct node *
expr_node(struct statement_parser *ps, struct loc loc, const struct expr *e)
{
	struct node *n = node_new(ps->words.lexer->nodes);
	n->kind = NODE_EXPR;
	n->loc = loc;
	n->expr = e;
	return n;
}

static bool
is_number(const struct node *n)
{
	return n->kind == NODE_INT || n->kind == NODE_EXPR || n->kind == NODE_NAME ||
		n->kind == NODE_STRING;
}

/* Converts a node to an expression. Returns NULL after an error. */
static const struct expr *
to_expr(struct statement_parser *ps, const struct node *n)
{
	struct values *vals = ps->env->values;
	switch (n->kind) {
	case NODE_INT:
		return expr_num(vals->arena, n->num, n->loc);
	case NODE_EXPR:
		return n->expr;
	case NODE_NAME:
		if (!node_names_symbol(vals->diag, n))
			return NULL;
		/* fall through */
	case NODE_STRING: {
		struct symbol *s = sym_get(vals, n->text, n->loc);
		if (n->kind == NODE_NAME && ps->mode->registers && !register_in_expression(ps->env, s, n->loc))
			return NULL;
		if (s->state == SYM_NUM)
			return expr_num(vals->arena, s->value, n->loc);
		if (s->state == SYM_EXPR)
			return expr_alias(vals->arena, s, n->loc);
		return expr_sym(vals->arena, s, 0, n->loc);
	}
	case NODE_LIST:
		/* expression in brackets, as in "[1+2]*3" */
		if (n->arg && !n->arg->next)
			return to_expr(ps, n->arg);
		/* fall through */
	default:
		node_expected(vals->diag, n, "a number");
		return NULL;
	}
}

/* If a node is an expression whose value is a known number, replaces the node with the number and returns true. */
static bool
number_of(struct node *n)
{
	int64_t num;
	struct loc at;
	if (n->kind != NODE_EXPR || expr_number(n->expr, &num, &at))
		return false;
	n->kind = NODE_INT;
	n->num = num;
	n->text.n = 0;
	n->last = NULL;
	return true;
}

static void
evaluate(struct statement_parser *ps, struct node *n)
{
	node_resolve(ps, n, false);
	number_of(n);
}

void
parse_settle(struct node *operands)
{
	for (struct node *n = operands; n; n = n->next)
		number_of(n);
}

struct node *
node_missing(struct statement_parser *ps, struct loc loc)
{
	struct node *n = node_new(ps->words.lexer->nodes);
	n->kind = NODE_NAME;
	n->loc = loc;
	return n;
}

struct node *
node_here(struct statement_parser *ps, struct node *dot)
{
	struct symbol *s = sym_here(ps->env->values, dot->loc);
	s->value += ps->count * ps->mode->step;
	return expr_node(ps, dot->loc, expr_sym(ps->env->values->arena, s, 0, dot->loc));
}

struct node *
node_local(struct statement_parser *ps, struct node *name)
{
	struct symbol *s = sym_local(ps->env->values, name->text, name->loc);
	if (!s)
		return int_node(ps, name->loc, 0);
	return expr_node(ps, name->loc, expr_sym(ps->env->values->arena, s, 0, name->loc));
}

/* Splits a string that is followed by a name, such as "name"@function, into two operands. */
static struct node *
two_words(struct statement_parser *ps, struct node *n, struct str name, struct str word)
{
	struct node *second = node_new(ps->words.lexer->nodes);
	second->loc = (struct loc){n->loc.pos + (uint32_t)(word.p - n->text.p)};
	second->text = word;
	n->text = name;
	n->next = second;
	return n;
}

/* Handles a relocation specifier, such as "sym@rel32@lo". The name of the symbol may be quoted. */
struct node *
node_spec(struct statement_parser *ps, struct node *n)
{
	bool quoted = n->kind == NODE_STRING, wants_value = ps->mode->registers || ps->mode->number || ps->mode->step;
	const char *end = quoted ? (const char *)memrchr(n->text.p, '"', n->text.n) + 1 : n->text.p;
	const char *at = memchr(end, '@', (size_t)(n->text.p + n->text.n - end));
	struct str name = {n->text.p + quoted, (size_t)(at - n->text.p) - 2 * quoted};
	struct str spec = {at + 1, (size_t)(n->text.p + n->text.n - at) - 1};
	uint8_t number = reloc_specified(spec);
	if (!number && quoted && !wants_value)
		return two_words(ps, n, name, (struct str){at, spec.n + 1});
	if (!number) {
		diag_error(ps->env->values->diag, (struct loc){n->loc.pos + (uint32_t)(spec.p - !wants_value - n->text.p)},
			wants_value ?
			"unknown relocation specifier '@%.*s'" : "a comma is missing before '@%.*s'", STR_ARG(spec));
		ps->bad = true;
	}
	struct symbol *s = sym_get(ps->env->values, name, n->loc);
	return expr_node(ps, n->loc, expr_sym(ps->env->values->arena, s, number, n->loc));
}

bool
node_registers(struct statement_parser *ps, struct node *name, int64_t first, int64_t last)
{
	const struct isa *isa = name->text.n == 1 && (*name->text.p == 'v' || *name->text.p == 's') ? ps->words.isa : NULL;
	return isa && node_read_registers(isa, name, first, last);
}

struct node *
node_index(struct statement_parser *ps, struct node *name, struct node *from, struct node *to)
{
	evaluate(ps, from);
	name->arg = from;
	from->next = NULL;
	if (to) {
		evaluate(ps, to);
		to->next = NULL;
		from->next = to;
	}
	const struct node *last = to ? to : from;
	if (from->kind == NODE_INT && last->kind == NODE_INT)
		node_registers(ps, name, from->num, last->num);
	return name;
}

/* Appends to the arguments of a call the properties of the processor on which function f depends. Returns the end of
 * the list. */
static struct expr **
call_facts(struct statement_parser *ps, const struct func *f, struct node *name, struct expr **link)
{
	struct arena *arena = ps->env->values->arena;
	if (!f->nfacts || !ps->env->names->processor(ps->env->names->user, name->loc))
		return link;
	int64_t facts[FUNC_ARGS];
	f->target(ps->env->isa->target, facts);
	for (unsigned i = 0; i < f->nfacts; i++) {
		*link = (struct expr *)expr_op(arena, EXPR_ARGS, expr_num(arena, facts[i], name->loc), NULL, name->loc);
		link = (struct expr **)&(*link)->b;
	}
	return link;
}

static struct node *
call_function(struct statement_parser *ps, unsigned number, struct node *name, struct node *args)
{
	const struct func *f = func_at(number);
	struct arena *arena = ps->env->values->arena;
	struct expr *first = NULL, **link = &first;
	unsigned n = 0;
	bool known = true;
	for (; args; args = args->next, n++) {
		node_resolve(ps, args, ps->mode->lazy);
		known &= args->kind == NODE_INT;
		const struct expr *e = to_expr(ps, args);
		if (!e)
			return int_node(ps, name->loc, 0);
		*link = (struct expr *)expr_op(arena, EXPR_ARGS, e, NULL, args->loc);
		link = (struct expr **)&(*link)->b;
	}
	if (f->nargs ? n != f->nargs : n == 0) {
		diag_error(ps->env->values->diag, name->loc, f->nargs ? "%s() takes %u arguments, not %u" : "%s() needs arguments", f->name,
			f->nargs, n);
		return int_node(ps, name->loc, 0);
	}
	call_facts(ps, f, name, link);
	struct node *result = expr_node(ps, name->loc, expr_call(arena, number, first, name->loc));
	if (known)
		evaluate(ps, result);
	return result;
}

/* Evaluates the operand of a source modifier, such as |x| or neg(x). The name of a register remains a register, even if
 * a symbol has the same name. */
static void
resolve_source(struct statement_parser *ps, struct node *n)
{
	if (!n->dwords && !node_names_register(ps, n))
		node_resolve(ps, n, ps->mode->lazy);
}

/* Builds the call of a function in expressions. Other calls remain nodes, because only the matcher knows which names in them are
 * symbols, as in "sendmsg(MSG_GS)". */
struct node *
node_call(struct statement_parser *ps, struct node *name, struct node *args)
{
	int number = func_find(name->text);
	if (number >= 0)
		return call_function(ps, (unsigned)number, name, args);
	name->arg = args;
	for (; args && node_is_modified(name->text); args = args->next)
		resolve_source(ps, args);
	return name;
}

struct node *
node_list(struct statement_parser *ps, struct loc loc, struct node *items)
{
	struct node *n = node_new(ps->words.lexer->nodes);
	n->kind = NODE_LIST;
	n->loc = loc;
	n->arg = items;
	return n;
}

struct node *
node_fields(struct statement_parser *ps, struct loc loc, struct node *fields)
{
	struct node *n = node_list(ps, loc, fields);
	n->kind = NODE_FIELDS;
	return n;
}

struct node *
node_paren(struct statement_parser *ps, struct loc loc, struct node *inner)
{
	node_resolve(ps, inner, ps->mode->lazy);
	inner->loc = loc;
	return inner;
}

struct node *
node_abs(struct statement_parser *ps, struct loc loc, struct node *inner)
{
	resolve_source(ps, inner);
	struct node *n = node_list(ps, loc, inner);
	n->kind = NODE_ABS;
	return n;
}

/* Resolves an operand of an operator. A string is the name of a symbol, never of a register. Returns the symbol that the operand
 * names, or NULL. */
static const struct symbol *
resolve_term(struct statement_parser *ps, struct node *n)
{
	bool quoted = n->kind == NODE_STRING;
	if (quoted)
		n->kind = NODE_NAME;
	const struct symbol *s = node_resolve(ps, n, ps->mode->lazy);
	if (quoted && n->kind == NODE_NAME)
		n->kind = NODE_STRING;
	return s;
}

struct node *
node_unary(struct statement_parser *ps, struct loc loc, int op, struct node *a)
{
	static const int ops[] = {['-'] = EXPR_NEG, ['~'] = EXPR_NOT, ['!'] = EXPR_LNOT};
	/* Resolve the operand, unless it may be a register after a minus, as in "-v2". In brackets, it cannot be a register. */
	bool is_symbol = a->kind == NODE_STRING || (a->kind == NODE_NAME && !node_names_operand(ps, a));
	if (op != '-' || a->nested || is_symbol)
		resolve_term(ps, a);
	if (op == '+')
		return a;
	if (op == '-' && a->kind == NODE_FLOAT) {
		a->num ^= INT64_MIN;
		a->text.n += a->loc.pos - loc.pos;
		a->text.p -= a->loc.pos - loc.pos;
		a->loc = loc;
		return a;
	}
	if (op == '-' && a->kind != NODE_INT && a->kind != NODE_EXPR && (!is_symbol || ps->mode->wide)) {
		struct node *n = node_list(ps, loc, a);
		n->kind = NODE_NEG;
		return n;
	}
	if (a->kind == NODE_INT) {
		expr_calc(ops[op], a->num, 0, &a->num);
		a->text.n = 0;
		a->loc = loc;
		return a;
	}
	const struct expr *e = to_expr(ps, a);
	if (!e)
		return int_node(ps, loc, 0);
	return expr_node(ps, loc, expr_op(ps->env->values->arena, ops[op], e, NULL, loc));
}

/* Returns whether a node is the name of a register, not in brackets. A register cannot be the left side of a
 * difference, so "v1 -v2" is two operands. */
static bool
is_register(const struct statement_parser *ps, const struct node *n)
{
	return n->kind == NODE_NAME && !n->nested && node_names_operand(ps, n);
}

bool
node_refuse_register(struct statement_parser *ps, struct node *n)
{
	if (!is_register(ps, n))
		return false;
	node_report_register(ps->env, n->text, n->loc);
	n->kind = NODE_INT;
	n->num = 0;
	n->dwords = 0;
	n->text.n = 0;
	return true;
}

static inline void
calculate(struct statement_parser *ps, struct loc at, int op, struct node *a, const struct node *b)
{
	if (!expr_calc(op, a->num, b->num, &a->num))
		diag_error(ps->env->values->diag, at, "division by zero");
	a->text.n = 0;
}

struct node *
node_binary(struct statement_parser *ps, struct loc at, int op, struct node *a, struct node *b)
{
	if (a->kind == NODE_INT && b->kind == NODE_INT && !a->next) {
		calculate(ps, at, op, a, b);
		return a;
	}
	struct node **last = a->next ? node_last_joined(a) : &a->next;
	if (*last && !(*last)->join) {
		/* As in "v1 -2 + 3": continue the expression that the minus has begun. */
		*last = node_binary(ps, at, op, *last, b);
		return a;
	}
	if ((op == '-' || op == '!') && (!is_number(a) || is_register(ps, a)))
		return node_join(a, 0, node_unary(ps, at, op, b));
	if ((op == '&' || op == '|') && (a->kind == NODE_CALL || b->kind == NODE_CALL))
		return node_join(a, (char)op, b);
	if (node_refuse_register(ps, a))
		return a;
	const struct symbol *from = resolve_term(ps, a), *to = resolve_term(ps, b);
	if (a->kind == NODE_INT && b->kind == NODE_INT) {
		calculate(ps, at, op, a, b);
		return a;
	}
	/* The common case in debug information: a difference of two labels with nothing of unknown size between them. */
	if (op == '-' && !ps->mode->lazy && from && to && from->state == SYM_LABEL && to->state == SYM_LABEL && from->frag == to->frag)
		return int_node(ps, a->loc, from->value - to->value);
	bool leaves = a->kind != NODE_EXPR && b->kind != NODE_EXPR;
	struct arena before = *ps->env->values->arena;
	uint32_t symbols = ps->env->values->syms.n;
	const struct expr *ea = to_expr(ps, a), *eb = ea ? to_expr(ps, b) : NULL;
	if (!eb)
		return int_node(ps, a->loc, 0);
	struct node *n = expr_node(ps, a->loc, expr_op(ps->env->values->arena, op, ea, eb, at));
	/* An expression of more than two terms is evaluated at its end; evaluation at each operator would be quadratic. A number needs
	 * no expression nodes, but a new symbol, as in "x - x", needs its name. */
	if (leaves && !ps->mode->lazy && number_of(n) && ps->env->values->syms.n == symbols)
		arena_undo(ps->env->values->arena, before);
	return n;
}
