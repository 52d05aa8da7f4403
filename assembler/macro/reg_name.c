/* Aliases of registers: a name is replaced in the operands' nodes, before these are matched. */
#include "assembler/macro/reg_name.h"

#include <stdlib.h>

#include "assembler/stmt/argument.h"
#include "assembler/as.h"
#include "assembler/stmt/directive.h"
#include "assembler/value/processor.h"
#include "common/base/array.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

/* Makes n the registers from .. to of an alias. */
static void
become(struct as *as, struct node *n, const struct alias *a, int64_t from, int64_t to)
{
	struct node *first, *last;
	n->text = a->name;
	n->arg = NULL;
	if (!a->count) {
		n->kind = NODE_NAME;
		return;
	}
	first = node_new(&as->nodes);
	last = node_new(&as->nodes);
	*first = (struct node){.kind = NODE_INT, .loc = n->loc, .num = a->first + from, .next = last};
	*last = (struct node){.kind = NODE_INT, .loc = n->loc, .num = a->first + to};
	n->kind = NODE_INDEX;
	n->arg = first;
}

/* "acc[2]", "acc[2:3]" */
static bool
part(struct as *as, struct node *n, const struct alias *a)
{
	const struct node *from = n->arg, *to = from->next ? from->next : from;
	if (from->kind != NODE_INT || to->kind != NODE_INT) {
		diag_error(as->diag, from->loc, "the index of '%.*s' must be known here", STR_ARG(n->text));
		return false;
	}
	if (from->num < 0 || to->num < from->num || to->num >= a->count) {
		diag_error(as->diag, from->loc, "'%.*s' has registers 0 to %lld", STR_ARG(n->text), (long long)a->count - 1);
		return false;
	}
	become(as, n, a, from->num, to->num);
	return true;
}

bool
alias_replace(struct as *as, struct node *operands)
{
	for (struct node *n = operands; n; n = n->next) {
		uint32_t *i = n->kind == NODE_NAME || n->kind == NODE_INDEX ? map_get(&as->aliases.map, n->text) : NULL;
		if (i && n->kind == NODE_INDEX) {
			if (!part(as, n, &as->aliases.p[*i]))
				return false;
		} else if (i) {
			become(as, n, &as->aliases.p[*i], 0, as->aliases.p[*i].count - 1);
		} else if (n->arg && !alias_replace(as, n->arg)) {
			return false;
		}
	}
	return true;
}

/* The register that a node is; false if it is none. */
static bool
register_of(const struct as *as, const struct node *n, struct alias *a)
{
	const struct word *w = isa_word(n->text);
	unsigned code;
	size_t digits = n->text.n;
	*a = (struct alias){.name = n->text};
	if (n->kind == NODE_INDEX && n->arg->kind == NODE_INT && (!n->arg->next || n->arg->next->kind == NODE_INT)) {
		a->first = n->arg->num;
		a->count = (n->arg->next ? n->arg->next->num : a->first) - a->first + 1;
		return a->first >= 0 && a->count > 0;
	}
	if (n->kind != NODE_NAME)
		return false;
	if (w && w->reg >= 0)
		return true;
	if (!reg_find_numbered(&as->id.isa, n->text, &code))
		return false;
	/* "v16": a file and a number. */
	while (digits && n->text.p[digits - 1] >= '0' && n->text.p[digits - 1] <= '9')
		digits--;
	for (size_t i = digits; i < n->text.n; i++)
		a->first = a->first * 10 + (n->text.p[i] - '0');
	a->name.n = digits;
	a->count = 1;
	return true;
}

/* .reg name, register */
void
dir_reg(struct as *as, const struct dir *d, struct statement *st)
{
	struct aliases *all = &as->aliases;
	struct node *arg = st->operands;
	struct alias a, other;
	struct str name;
	bool isnew;
	if (!processor_known(as, st->loc) || !arg_name(as, st, &arg, "a name", &name))
		return;
	const struct word *w = isa_word(name);
	if (register_of(as, st->operands, &other) || (w && w->modifier >= 0)) {
		diag_error(as->diag, st->operands->loc, "'%.*s' is a %s", STR_ARG(name),
			w && w->modifier >= 0 ? "modifier" : "register");
		return;
	}
	if (!arg) {
		diag_error(as->diag, st->end, "%s needs a register: %s %.*s, v[16:31]", d->name, d->name, STR_ARG(name));
		return;
	}
	if (!alias_replace(as, arg))
		return;
	if (!register_of(as, arg, &a)) {
		diag_error(as->diag, arg->loc, "expected a register");
		return;
	}
	if (!arg_end(as->diag, arg->next))
		return;
	a.name = input_keep(as, a.name);
	uint32_t *i = map_put(&all->map, input_keep(as, name), &isnew);
	if (isnew) {
		*i = (uint32_t)all->n;
		*APPEND(all->p, all->n, all->cap) = a;
	} else {
		all->p[*i] = a;
	}
}

void
alias_free(struct aliases *a)
{
	map_free(&a->map);
	free(a->p);
}
