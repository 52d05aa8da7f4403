#include "assembler/macro/reg_name.h"

#include "assembler/parse/reader.h"
#include "assembler/scan/source.h"
#include "common/base/memory/alloc.h"

/* Replaces n with the registers `from` to `to` of a name, counted from the name's first register. */
static void
replace_range(struct reg_names *names, struct node *n, const struct reg_name *named, int64_t from, int64_t to)
{
	n->text = named->name;
	n->arg = NULL;
	if (!named->count) {
		n->kind = NODE_NAME;
		return;
	}
	struct node *first = node_new(&names->in->source.nodes);
	struct node *last = node_new(&names->in->source.nodes);
	*first = (struct node){.kind = NODE_INT, .loc = n->loc, .num = named->first + from, .next = last};
	*last = (struct node){.kind = NODE_INT, .loc = n->loc, .num = named->first + to};
	n->kind = NODE_INDEX;
	n->arg = first;
}

/* Replaces an indexed name, such as "acc[2]" or "acc[2:3]". Returns false after an error. */
static bool
replace_part(struct reg_names *names, struct node *n, const struct reg_name *named)
{
	const struct node *from = n->arg, *to = from->next ? from->next : from;
	if (from->kind != NODE_INT || to->kind != NODE_INT) {
		diag_error(names->in->diag, from->loc, "the index of '%.*s' must be known here", STR_ARG(n->text));
		return false;
	}
	if (from->num < 0 || to->num < from->num || to->num >= named->count) {
		diag_error(names->in->diag, from->loc, "'%.*s' has registers 0 to %lld", STR_ARG(n->text), (long long)named->count - 1);
		return false;
	}
	replace_range(names, n, named, from->num, to->num);
	return true;
}

bool
reg_names_replace(struct reg_names *names, struct node *operands)
{
	for (struct node *n = operands; n; n = n->next) {
		uint32_t *i = n->kind == NODE_NAME || n->kind == NODE_INDEX ? map_get(&names->map, n->text) : NULL;
		if (i && n->kind == NODE_INDEX) {
			if (!replace_part(names, n, &names->p[*i]))
				return false;
		} else if (i) {
			replace_range(names, n, &names->p[*i], 0, names->p[*i].count - 1);
		} else if (n->arg && !reg_names_replace(names, n->arg)) {
			return false;
		}
	}
	return true;
}

void
reg_names_free(struct reg_names *names)
{
	map_free(&names->map);
	alloc_free(names->p);
}

void
reg_names_start(struct reg_names *names, struct reader *in)
{
	names->in = in;
}
