/* Resolves names in operands to registers or symbols, if possible. The scanner recognizes calls, indices and modifiers by the text
 * after the name; the matcher knows the names that each instruction accepts. */
#include "assembler/parse/parse.h"

#include "assembler/value/values.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

static bool
names_register(const struct parse_env *env, struct str name)
{
	const struct word *w = isa_word(name);
	unsigned code;
	return (w && w->reg >= 0) || (*env->has_processor && reg_find_numbered(env->isa, name, &code));
}

static bool
names_half(const struct parse_env *env, struct str name)
{
	unsigned code;
	return *env->has_processor && target_has(env->isa->target, FEATURE_TRUE16) && reg_find_half(env->isa, name, &code);
}

bool
node_names_register(const struct statement_parser *ps, const struct node *n)
{
	return n->kind == NODE_NAME && ps->mode->registers && (n->dwords || names_register(ps->env, n->text) || names_half(ps->env, n->text));
}

void
node_report_register(const struct parse_env *env, struct str name, struct loc loc)
{
	diag_error(env->values->diag, loc, "'%.*s' is a register, which cannot be used in an expression", STR_ARG(name));
}

bool
register_in_expression(const struct parse_env *env, const struct symbol *s, struct loc loc)
{
	if (s->state != SYM_UNDEFINED || !names_register(env, s->name))
		return true;
	node_report_register(env, s->name, loc);
	return false;
}

bool
node_names_symbol(struct diag *diag, const struct node *n)
{
	char c = n->text.n ? n->text.p[0] : ',';
	if (c == '#')
		diag_error(diag, n->loc, "%s", parse_hash_inside);
	else if (c == '@' || c == '%')
		diag_error(diag, n->loc, "unexpected character '%c'", c);
	else if (c >= '0' && c <= '9')
		diag_error(diag, n->loc, "'%.*s' is not a number", STR_ARG(n->text));
	else
		return true;
	return false;
}

static inline const struct symbol *
known_symbol(struct statement_parser *ps, struct str name)
{
	return sym_find(&ps->env->values->syms, name);
}

const struct symbol *
node_resolve(struct statement_parser *ps, struct node *n, bool lazy)
{
	if (n->kind != NODE_NAME)
		return NULL;
	const struct symbol *s = known_symbol(ps, n->text);
	if (!s || (s->state != SYM_NUM && s->state != SYM_EXPR) || (lazy && s->late))
		return s;
	int64_t num = s->value;
	struct loc at;
	if (s->state == SYM_EXPR && expr_number(s->expr, &num, &at))
		return s;
	n->kind = NODE_INT;
	n->num = num;
	n->dwords = 0;
	return s;
}

void
node_replace_number(struct statement_parser *ps, struct node *n)
{
	if (parse_known(ps, n->text, &n->num))
		n->kind = NODE_INT;
}

bool
parse_known(struct statement_parser *ps, struct str name, int64_t *value)
{
	const struct symbol *s = known_symbol(ps, name);
	if (!s || s->state != SYM_NUM || (s->late && ps->mode->lazy))
		return false;
	*value = s->value;
	return true;
}

bool
node_names_operand(const struct statement_parser *ps, const struct node *n)
{
	return node_names_register(ps, n) || (ps->mode->registers && ps->env->renamed->n && map_get(ps->env->renamed, n->text));
}
