/* Names that the command line defines (--defsym) or exchanges (--wrap). */
#include "linker/symbols/rename.h"

#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "linker/input/input.h"
#include "linker/symbols/resolve.h"

/* What an expression says: a number, a symbol, or a symbol + or - a number. */
struct expression {
	struct str symbol; /* empty: none */
	uint64_t number;
};

/* The place of the sign after a symbol, or the end. */
static size_t
sign_at(const char *text)
{
	return 1 + strcspn(text + 1, "+-");
}

/* Blanks at both ends do not count. */
static struct str
trim(struct str s)
{
	while (s.n && s.p[0] == ' ')
		s = (struct str){s.p + 1, s.n - 1};
	while (s.n && s.p[s.n - 1] == ' ')
		s.n--;
	return s;
}

/* A symbol's name, which ends with a NUL as those of string tables do. */
static struct str
name_of(struct link *l, struct str s)
{
	return str_from(arena_strz(&l->arena, trim(s)));
}

static bool
parse(struct link *l, const char *text, struct expression *e)
{
	size_t n;

	*e = (struct expression){0};
	text = arena_strz(&l->arena, trim(str_from(text)));
	if (!*text)
		return false;
	if (opt_number(text, &e->number))
		return true;
	n = sign_at(text);
	if (strchr("0123456789+-", text[0]) || strpbrk(text, "*/()&|<>=?,\"!~"))
		return false;
	e->symbol = name_of(l, (struct str){text, n});
	if (!text[n])
		return true;
	if (!opt_number(arena_strz(&l->arena, trim(str_from(text + n + 1))), &e->number))
		return false;
	if (text[n] == '-')
		e->number = -e->number;
	return true;
}

/* The name and the expression of NAME=EXPRESSION; false after an error. */
static bool
split(struct link *l, const char *text, struct str *name, struct expression *e)
{
	const char *equals = strchr(text, '=');

	if (equals && equals != text && parse(l, equals + 1, e)) {
		*name = name_of(l, (struct str){text, (size_t)(equals - text)});
		return true;
	}
	link_error(l, "--defsym=%s: expected NAME=VALUE, a number, a symbol, or a symbol + or - a number", text);
	return false;
}

void
rename_want(struct link *l)
{
	for (size_t i = 0; i < l->opt.defsym.n; i++) {
		struct expression e;
		struct str name;

		if (split(l, l->opt.defsym.v[i], &name, &e) && e.symbol.n)
			resolve_want(l, e.symbol);
	}
}

static void
define(struct link *l, struct str name, const struct expression *e)
{
	struct symbol *y = resolve_name(l, name), *from = e->symbol.n ? resolve_name(l, e->symbol) : NULL;

	if (from && from->state == SYMBOL_COMMON)
		resolve_common(l, from);
	if (from && from->state != SYMBOL_DEFINED) {
		link_error(l, "--defsym=%.*s: symbol not found: %.*s", STR_ARG(name), STR_ARG(e->symbol));
		return;
	}
	y->state = SYMBOL_DEFINED;
	y->bind = STB_GLOBAL;
	y->type = from && !e->number ? from->type : STT_NOTYPE;
	y->file = from ? from->file : NULL;
	y->sec = from ? from->sec : NULL;
	y->value = (from ? from->value : 0) + e->number;
	y->size = 0;
	y->lds = from && from->lds;
	y->regular = y->given = true;
}

static void
define_all(struct link *l)
{
	for (size_t i = 0; i < l->opt.defsym.n; i++) {
		struct expression e;
		struct str name;

		if (split(l, l->opt.defsym.v[i], &name, &e))
			define(l, name, &e);
	}
}

/* The symbols of --wrap: a reference to symbol becomes one to wrapper, one to real one to symbol. */
struct wrap {
	struct symbol *symbol, *real, *wrapper;
};

/* Returns false if no file names the symbol. A wrapper that is loaded may be what wants the real one. */
static bool
find_wrap(struct link *l, const char *name, struct wrap *w)
{
	struct str wrapper = str_from(arena_printf(&l->arena, "__wrap_%s", name));
	struct symbol *y = w->symbol = resolve_name(l, str_from(name));
	bool weak = y->regular && y->bind == STB_WEAK;

	w->real = resolve_name(l, str_from(arena_printf(&l->arena, "__real_%s", name)));
	if (y->state == SYMBOL_NONE && !w->real->regular)
		return false;
	w->wrapper = weak ? resolve_name(l, wrapper) : input_want(l, wrapper);
	if (w->wrapper->state == SYMBOL_NONE)
		w->wrapper->state = SYMBOL_UNDEFINED;
	if (w->real->regular) {
		if (!weak || w->real->bind != STB_WEAK)
			input_want(l, y->name);
		y->bind = w->real->bind;
	}
	return true;
}

/* Every file that names a symbol is given another one. */
static void
replace(struct link *l, const struct wrap *v, size_t n)
{
	for (size_t i = 0; i < l->nfiles; i++) {
		struct file *f = l->files[i];

		for (size_t j = f->nlocals; j < f->nsymbols; j++) {
			struct symbol *y = f->symbols[j];

			for (size_t k = 0; k < n; k++) {
				if (y == v[k].symbol)
					f->symbols[j] = v[k].wrapper;
				else if (y == v[k].real)
					f->symbols[j] = v[k].symbol;
			}
		}
	}
}

/* The names mean other symbols from now on, also to -e and the like. */
static void
rename_wrapped(struct link *l, const struct wrap *w)
{
	struct symbol *y = w->symbol;

	*map_put(&l->names, w->real->name, NULL) = *map_get(&l->names, y->name);
	*map_put(&l->names, y->name, NULL) = *map_get(&l->names, w->wrapper->name);
	w->wrapper->regular |= y->regular;
	if (w->real->regular)
		y->regular = true;
	else if (y->state != SYMBOL_DEFINED && y->state != SYMBOL_COMMON)
		y->state = SYMBOL_NONE;
	if (w->real->state == SYMBOL_UNDEFINED)
		w->real->state = SYMBOL_NONE;
	w->real->regular = false;
}

static void
wrap_all(struct link *l)
{
	const struct names *names = &l->opt.wrap;
	struct wrap *v = arena_alloc(&l->arena, (names->n + 1) * sizeof *v);
	size_t n = 0;

	for (size_t i = 0; i < names->n; i++) {
		size_t first = 0;

		while (strcmp(names->v[first], names->v[i]) != 0)
			first++;
		n += first == i && find_wrap(l, names->v[i], &v[n]);
	}
	if (n)
		replace(l, v, n);
	for (size_t i = 0; i < n; i++)
		rename_wrapped(l, &v[i]);
}

void
rename_finish(struct link *l)
{
	if (diag_error_count(l->diag))
		return;
	define_all(l);
	wrap_all(l);
}
