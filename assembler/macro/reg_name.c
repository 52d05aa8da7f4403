/* Names for registers, .reg: a name is replaced in the operands' nodes, before these are matched. */
#include "assembler/macro/reg_name.h"

#include <stdlib.h>

#include "assembler/stmt/argument.h"
#include "assembler/as.h"
#include "assembler/stmt/directive.h"
#include "assembler/stmt/processor.h"
#include "common/base/array.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

/* Makes n the registers from .. to of a name. */
static void
become(struct as *as, struct node *n, const struct reg_name *named, int64_t from, int64_t to)
{
	struct node *first, *last;
	n->text = named->name;
	n->arg = NULL;
	if (!named->count) {
		n->kind = NODE_NAME;
		return;
	}
	first = node_new(&as->source.nodes);
	last = node_new(&as->source.nodes);
	*first = (struct node){.kind = NODE_INT, .loc = n->loc, .num = named->first + from, .next = last};
	*last = (struct node){.kind = NODE_INT, .loc = n->loc, .num = named->first + to};
	n->kind = NODE_INDEX;
	n->arg = first;
}

/* "acc[2]", "acc[2:3]" */
static bool
part(struct as *as, struct node *n, const struct reg_name *named)
{
	const struct node *from = n->arg, *to = from->next ? from->next : from;
	if (from->kind != NODE_INT || to->kind != NODE_INT) {
		diag_error(as->diag, from->loc, "the index of '%.*s' must be known here", STR_ARG(n->text));
		return false;
	}
	if (from->num < 0 || to->num < from->num || to->num >= named->count) {
		diag_error(as->diag, from->loc, "'%.*s' has registers 0 to %lld", STR_ARG(n->text), (long long)named->count - 1);
		return false;
	}
	become(as, n, named, from->num, to->num);
	return true;
}

bool
reg_names_replace(struct as *as, struct node *operands)
{
	for (struct node *n = operands; n; n = n->next) {
		uint32_t *i = n->kind == NODE_NAME || n->kind == NODE_INDEX ? map_get(&as->reg_names.map, n->text) : NULL;
		if (i && n->kind == NODE_INDEX) {
			if (!part(as, n, &as->reg_names.p[*i]))
				return false;
		} else if (i) {
			become(as, n, &as->reg_names.p[*i], 0, as->reg_names.p[*i].count - 1);
		} else if (n->arg && !reg_names_replace(as, n->arg)) {
			return false;
		}
	}
	return true;
}

/* The register that a node is; false if it is not one. */
static bool
register_of(const struct as *as, const struct node *n, struct reg_name *named)
{
	const struct word *w = isa_word(n->text);
	unsigned code;
	size_t digits = n->text.n;
	*named = (struct reg_name){.name = n->text};
	if (n->kind == NODE_INDEX && n->arg->kind == NODE_INT && (!n->arg->next || n->arg->next->kind == NODE_INT)) {
		named->first = n->arg->num;
		named->count = (n->arg->next ? n->arg->next->num : named->first) - named->first + 1;
		return named->first >= 0 && named->count > 0;
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
		named->first = named->first * 10 + (n->text.p[i] - '0');
	named->name.n = digits;
	named->count = 1;
	return true;
}

/* .reg name, register */
void
dir_reg(struct as *as, const struct dir *d, struct statement *st)
{
	struct reg_names *all = &as->reg_names;
	struct node *arg = st->operands;
	struct reg_name a, other;
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
	if (!reg_names_replace(as, arg))
		return;
	if (!register_of(as, arg, &a)) {
		diag_error(as->diag, arg->loc, "expected a register");
		return;
	}
	if (!arg_end(as->diag, arg->next))
		return;
	a.name = input_keep(&as->source, a.name);
	uint32_t *i = map_put(&all->map, input_keep(&as->source, name), &isnew);
	if (isnew) {
		*i = (uint32_t)all->n;
		*APPEND(all->p, all->n, all->cap) = a;
	} else {
		all->p[*i] = a;
	}
}

void
reg_names_free(struct reg_names *names)
{
	map_free(&names->map);
	free(names->p);
}
