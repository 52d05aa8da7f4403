/* Applies --symbol-ordering-file: the sections of the listed global and local symbols are laid out first in their output sections.
 * The first listed symbol of a section determines its position. */
#include "linker/symbols/ordering.h"

#include <stdlib.h>

struct ordering {
	struct symbols *symbols;
	struct map positions; /* maps names of symbols to positions in the list */
	bool *present;        /* for each position, whether any file defines or references the symbol */
};

static void
list_names(struct ordering *o, const struct patterns *list)
{
	for (size_t i = 0; i < list->n; i++) {
		bool isnew;
		uint32_t *position = map_put(&o->positions, str_from(list->v[i].text), &isnew);

		if (isnew)
			*position = (uint32_t)i;
		else if (o->symbols->opt->warn_ordering)
			diag_warning(o->symbols->diag, list->v[i].at, "%s is already in the list", list->v[i].text);
	}
}

/* Returns the reason why a listed symbol does not affect the order of sections. Returns NULL if the symbol affects the
 * order, or is undefined while opt->allow_undefined is set. */
static const char *
no_order(const struct link_options *opt, const struct link_symbol *y)
{
	if (y->discarded || (y->sec && !y->sec->live))
		return "it is in a section that is not linked";
	if (y->state == SYMBOL_UNDEFINED)
		return opt->allow_undefined ? NULL : "it is not defined";
	if (y->reserved || y->scripted)
		return "the linker defines it";
	return y->sec ? NULL : "its value is a number";
}

static void
order_symbol(struct ordering *o, const struct link_symbol *y)
{
	const uint32_t *position = map_get(&o->positions, y->name);
	const struct pattern *p = position ? &o->symbols->script->ordering.v[*position] : NULL;

	if (!p || y->state == SYMBOL_NONE)
		return;
	o->present[*position] = true;
	const char *why = no_order(o->symbols->opt, y);
	if (why && o->symbols->opt->warn_ordering)
		diag_warning(o->symbols->diag, p->at, "%s does not order a section: %s", p->text, why);
	if (y->state == SYMBOL_DEFINED && y->sec && (!y->sec->ordered || *position < y->sec->ordered - 1))
		y->sec->ordered = *position + 1;
}

void
ordering_apply(struct symbols *symbols)
{
	const struct patterns *list = &symbols->script->ordering;
	struct ordering o = {.symbols = symbols};

	if (!list->n)
		return;
	o.present = arena_alloc(symbols->arena, list->n * sizeof *o.present);
	list_names(&o, list);
	for (size_t i = 0; i < symbols->n; i++)
		order_symbol(&o, symbols->v[i]);
	for (size_t i = 0; i < symbols->inputs->nfiles; i++) {
		const struct input_file *f = symbols->inputs->files[i];

		for (size_t j = 1; j < f->nlocals; j++)
			order_symbol(&o, f->symbols[j]);
	}
	for (size_t i = 0; i < list->n && symbols->opt->warn_ordering; i++) {
		if (!o.present[i] && *map_get(&o.positions, str_from(list->v[i].text)) == i)
			diag_warning(symbols->diag, list->v[i].at, "%s does not order a section: no file defines or references it", list->v[i].text);
	}
	map_free(&o.positions);
}
