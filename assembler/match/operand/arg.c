#include "assembler/match/operand/arg.h"

#include "common/isa/register.h"

static void
arg_bad(struct arg *a, const struct node *at, const char *why)
{
	a->kind = ARG_BAD;
	a->why = why;
	a->why_loc = at->loc;
}

static void
not_there(struct arg *a, const struct node *at, const char *why)
{
	arg_bad(a, at, why);
	a->why_known = true;
}

static void
set_register(struct arg *a, const struct node *node, int found, unsigned code, unsigned dwords)
{
	if (found == -1)
		not_there(a, node, "register not available on %s");
	else if (found == -2)
		arg_bad(a, node, "invalid register alignment: pairs start at an even register, "
			"larger tuples at a multiple of four");
	else
		arg_register(a, code, dwords);
}

bool
arg_absolute(const struct match_env *env, const struct node *node, int64_t *value)
{
	if (node->kind == NODE_INT) {
		*value = node->num;
		return true;
	}
	return (node->kind == NODE_NAME || node->kind == NODE_STRING) && env->names->known(env->names->user, node->text, value);
}

/* Sets a to registers `first` to `last` of the register class that a NODE_INDEX names. */
static void
set_range(const struct match_env *env, const struct node *node, int64_t first, int64_t last, struct arg *a)
{
	unsigned code = 0;
	int found = reg_range(env->isa, node->text, first, last - first + 1, &code);

	if (!found)
		arg_bad(a, node, "unknown register class");
	else if (found == -1)
		not_there(a, node, "register index is out of range on %s");
	else
		set_register(a, node, found, code, (unsigned)(last - first + 1));
}

static void
resolve_index(const struct match_env *env, const struct node *node, struct arg *a)
{
	const struct node *lo = node->arg, *hi = lo ? lo->next : NULL;

	if (node->dwords) {
		set_range(env, node, node->num, node->num + node->dwords - 1, a);
		return;
	}

	int64_t first;
	bool first_known = lo && arg_absolute(env, lo, &first);

	int64_t last;
	if (!first_known || (hi && !arg_absolute(env, hi, &last))) {
		arg_bad(a, first_known ? hi : lo ? lo : node, "expected an absolute expression");
		return;
	}
	if (!hi)
		last = first;
	if (last < first)
		arg_bad(a, hi, "first register index should not exceed second index");
	else
		set_range(env, node, first, last, a);
}

/* Resolves a list of consecutive registers, such as [v1,v2,v3]. */
static void
resolve_list(const struct match_env *env, const struct node *node, struct arg *a)
{
	unsigned code = 0, dwords = 0;

	if (!node->arg) {
		arg_bad(a, node, "expected a register");
		return;
	}
	struct arg item;
	for (const struct node *n = node->arg; n; n = n->next) {
		arg_resolve(env, n, &item);
		if (item.kind == ARG_BAD) {
			arg_bad(a, n, item.why);
			return;
		}
		if (item.kind != ARG_REG) {
			a->kind = ARG_OTHER;
			return;
		}
		if (item.dwords != 1) {
			arg_bad(a, n, "expected a single 32-bit register");
			return;
		}
		if (dwords && item.code != code + dwords) {
			arg_bad(a, n, reg_class(env->isa, item.code, 1) == reg_class(env->isa, code, 1) ?
				"registers in a list must have consecutive indices" :
				"registers in a list must be of the same kind");
			return;
		}
		if (!dwords)
			code = item.code;
		dwords++;
	}
	if (dwords > 1 && !reg_class(env->isa, code, dwords))
		arg_bad(a, node, "invalid register alignment: pairs start at an even register, "
			"larger tuples at a multiple of four");
	else
		set_register(a, node, 1, code, dwords);
}

/* Adds a source modifier to an operand. neg must be outermost and lit innermost; sext excludes abs. */
static void
modify(struct arg *a, const struct node *node, bool neg, bool abs, bool sext)
{
	if (neg ? a->neg : a->neg || a->abs || a->sext || (sext && a->lit)) {
		arg_bad(a, node->arg, "a minus goes outside abs and sext, and each may be given only once: -|v1|");
		return;
	}
	a->node = node;
	a->neg |= neg;
	a->abs |= abs;
	a->sext |= sext;
}

static void
resolve_call(const struct match_env *env, const struct node *node, struct arg *a)
{
	if (!node_is_modified(node->text)) {
		a->kind = ARG_OTHER;
		return;
	}

	bool neg = str_eqz(node->text, "neg"), abs = str_eqz(node->text, "abs");
	bool sext = str_eqz(node->text, "sext"), lit64 = str_eqz(node->text, "lit64"), lit = lit64 || str_eqz(node->text, "lit");

	if (!node->arg || node->arg->next) {
		arg_bad(a, node, "expected one operand in parentheses");
		return;
	}
	arg_resolve(env, node->arg, a);
	if (lit && (a->kind == ARG_REG || a->lit))
		arg_bad(a, node->arg, lit64 ? "expected immediate with lit64 modifier" : "expected immediate with lit modifier");
	modify(a, node, neg, abs, sext);
	if (lit)
		a->lit = lit64 ? ARG_LIT64 : ARG_LIT;
	if (a->kind == ARG_EXPR || (a->kind == ARG_NAME && !lit))
		arg_bad(a, node->arg, "expected an absolute expression");
}

void
arg_resolve_name(const struct match_env *env, const struct node *node, const struct word *w, struct arg *a)
{
	unsigned code = 0, dwords = 1;

	arg_begin(a, node);
	if (!node->text.n) { /* missing operand, as in ", ," */
		arg_bad(a, node, "unexpected comma: an operand is missing");
		return;
	}
	int found = w && w->reg >= 0 ? reg_of_word(env->isa, w, &code, &dwords) : reg_find_numbered(env->isa, node->text, &code);
	if (!found && (found = reg_find_half(env->isa, node->text, &code)))
		a->half = node->text.p[node->text.n - 1] == 'l' ? ARG_LOW : ARG_HIGH;
	if (found)
		set_register(a, node, found, code, dwords);
	else
		a->kind = ARG_NAME;
}

void
arg_resolve(const struct match_env *env, const struct node *node, struct arg *a)
{
	arg_begin(a, node);
	switch (node->kind) {
	case NODE_NAME:
		if (arg_is_read(env, node))
			arg_register(a, node->code, node->dwords);
		else
			arg_resolve_name(env, node, node_word(node), a);
		break;
	case NODE_STRING:
		a->kind = ARG_NAME;
		break;
	case NODE_INT:
		a->kind = ARG_INT;
		a->num = node->num;
		break;
	case NODE_FLOAT:
		a->kind = ARG_FLOAT;
		a->num = node->num;
		break;
	case NODE_EXPR:
		a->kind = ARG_EXPR;
		a->expr = node->expr;
		break;
	case NODE_INDEX:
		if (arg_is_read(env, node))
			arg_register(a, node->code, node->dwords);
		else
			resolve_index(env, node, a);
		break;
	case NODE_LIST:
		resolve_list(env, node, a);
		break;
	case NODE_CALL:
		resolve_call(env, node, a);
		break;
	case NODE_NEG:
	case NODE_ABS:
		arg_resolve(env, node->arg, a);
		modify(a, node, node->kind == NODE_NEG, node->kind == NODE_ABS, false);
		if (a->kind == ARG_EXPR || a->kind == ARG_NAME || a->kind == ARG_OTHER)
			arg_bad(a, node->arg, "expected a register or an absolute expression");
		break;
	default:
		a->kind = ARG_OTHER;
		break;
	}
}
