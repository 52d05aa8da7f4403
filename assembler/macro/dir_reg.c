/* The directive .reg, which defines a name for registers. */
#include "assembler/macro/reg_name.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/processor.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/array.h"
#include "common/isa/register.h"
#include "common/isa/tables.h"

/* Splits a register into its name or class and its numbers. Returns false if the node is not a register. */
static bool
register_of(const struct reg_names *names, const struct node *n, struct reg_name *named)
{
	const struct word *w = isa_word(n->text);
	size_t digits = n->text.n;
	*named = (struct reg_name){.name = n->text};
	unsigned code;
	if (n->kind == NODE_INDEX && n->arg->kind == NODE_INT && (!n->arg->next || n->arg->next->kind == NODE_INT)) {
		named->first = n->arg->num;
		named->count = (n->arg->next ? n->arg->next->num : named->first) - named->first + 1;
		return named->first >= 0 && named->count > 0 && reg_range(&names->in->id.isa, n->text, 0, 1, &code) > 0;
	}
	if (n->kind != NODE_NAME)
		return false;
	if (w && w->reg >= 0)
		return true;
	if (!reg_find_numbered(&names->in->id.isa, n->text, &code))
		return false;
	/* "v16": register class and number. */
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
dir_reg(struct reg_names *names, const struct dir *d, struct statement *st)
{
	struct reg_names *all = names;
	struct node *arg = st->operands;
	struct str name;
	if (!processor_known(names->in, st->loc) || !arg_name(names->in, st, &arg, "a name", &name))
		return;
	const struct word *w = isa_word(name);
	struct reg_name other;
	if (register_of(names, st->operands, &other) || (w && w->modifier >= 0)) {
		diag_error(names->in->diag, st->operands->loc, "'%.*s' is a %s", STR_ARG(name),
			w && w->modifier >= 0 ? "modifier" : "register");
		return;
	}
	if (!arg) {
		diag_error(names->in->diag, st->end, "%s needs a register, such as %s %.*s, v[16:31]", d->name, d->name, STR_ARG(name));
		return;
	}
	if (!reg_names_replace(all, arg))
		return;
	struct reg_name a;
	if (!register_of(names, arg, &a)) {
		diag_error(names->in->diag, arg->loc, "expected a register");
		return;
	}
	if (!arg_end(names->in->diag, arg->next))
		return;
	a.name = input_keep(&names->in->source, a.name);
	a.denoted_by = input_keep(&names->in->source, name);
	a.loc = input_file_loc(&names->in->source, st->loc);
	bool isnew;
	uint32_t *i = map_put(&all->map, a.denoted_by, &isnew);
	if (isnew) {
		*i = (uint32_t)all->n;
		*APPEND(all->p, all->n, all->cap) = a;
	} else {
		all->p[*i] = a;
	}
}
