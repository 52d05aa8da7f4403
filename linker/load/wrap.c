#include "linker/load/wrap.h"

#include <string.h>

#include "linker/load/load.h"
#include "linker/symbols/resolve.h"

/* A symbol named by --wrap. References to `symbol` become references to `wrapper`; references to `real` become references to
 * `symbol`. */
struct wrap {
	struct link_symbol *symbol, *real, *wrapper;
};

/* Looks up the three symbols for a name given by --wrap. Returns false if no file references `symbol` or `real`. Loads the wrapper
 * first, because its file may be the first file that references `real`. */
static bool
resolve_wrap(struct loader *l, const char *name, struct wrap *w)
{
	struct str wrapper = str_from(arena_printf(l->arena, "__wrap_%s", name));
	struct link_symbol *y = w->symbol = resolve_name(l->symbols, str_from(name));
	bool weak = y->regular && y->bind == STB_WEAK;

	w->real = resolve_name(l->symbols, str_from(arena_printf(l->arena, "__real_%s", name)));
	if (y->state == SYMBOL_NONE && !w->real->regular)
		return false;
	w->wrapper = weak ? resolve_name(l->symbols, wrapper) : load_wanted(l, wrapper);
	if (w->wrapper->state == SYMBOL_NONE)
		w->wrapper->state = SYMBOL_UNDEFINED;
	if (w->real->regular) {
		if (!weak || w->real->bind != STB_WEAK)
			load_wanted(l, y->name);
		y->bind = w->real->bind;
	}
	return true;
}

/* Returns a pointer's bytes, as a key of a hash map. */
static struct str
key_of(struct link_symbol *const *y)
{
	return (struct str){(const char *)y, sizeof *y};
}

static void
replace_references(struct loader *l, const struct wrap *v, size_t n)
{
	struct map replaced = {0}; /* maps a symbol to twice the number of its wrap, plus 1 for `real` */

	for (size_t k = 0; k < n; k++) {
		*map_put(&replaced, key_of(&v[k].real), NULL) = (uint32_t)(2 * k + 1);
		*map_put(&replaced, key_of(&v[k].symbol), NULL) = (uint32_t)(2 * k);
	}
	for (size_t i = 0; i < l->inputs->nfiles; i++) {
		struct input_file *f = l->inputs->files[i];

		for (size_t j = f->nlocals; j < f->nsymbols; j++) {
			const uint32_t *k = map_get(&replaced, key_of(&f->symbols[j]));

			if (k)
				f->symbols[j] = *k % 2 ? v[*k / 2].symbol : v[*k / 2].wrapper;
		}
	}
	map_free(&replaced);
}

/* Redirects the name `real` to `symbol` and the name `symbol` to `wrapper` in the name table, in which -e and similar
 * options look up symbols. */
static void
exchange_names(struct loader *l, const struct wrap *w)
{
	struct link_symbol *y = w->symbol;
	uint32_t symbol = *map_get(&l->symbols->names, y->name), wrapper = *map_get(&l->symbols->names, w->wrapper->name);

	/* map_put() may move the values */
	*map_put(&l->symbols->names, w->real->name, NULL) = symbol;
	*map_put(&l->symbols->names, y->name, NULL) = wrapper;
	w->wrapper->regular |= y->regular;
	if (w->real->regular)
		y->regular = true;
	else if (y->state != SYMBOL_DEFINED && y->state != SYMBOL_COMMON)
		y->state = SYMBOL_NONE;
	if (w->real->state == SYMBOL_UNDEFINED)
		w->real->state = SYMBOL_NONE;
	w->real->regular = false;
}

void
wrap_references(struct loader *l)
{
	const struct names *names = &l->opt->wrap;
	struct wrap *v = arena_alloc(l->arena, (names->n + 1) * sizeof *v);
	struct map seen = {0};
	size_t n = 0;

	for (size_t i = 0; i < names->n; i++) {
		bool isnew;

		map_put(&seen, str_from(names->v[i]), &isnew);
		n += isnew && resolve_wrap(l, names->v[i], &v[n]);
	}
	map_free(&seen);
	if (n)
		replace_references(l, v, n);
	for (size_t i = 0; i < n; i++)
		exchange_names(l, &v[i]);
}
