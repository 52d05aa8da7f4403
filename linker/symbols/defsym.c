#include "linker/symbols/defsym.h"

#include <string.h>

#include "common/base/message/diag.h"
#include "common/base/option/opt.h"
#include "linker/symbols/resolve.h"

struct expression {
	struct str symbol; /* empty: the expression is only a number */
	uint64_t number;
};

/* Returns the index of the sign after a symbol, or the length of the text if no sign follows. */
static size_t
sign_at(const char *text)
{
	return 1 + strcspn(text + 1, "+-");
}

static struct str
trim(struct str s)
{
	while (s.n && s.p[0] == ' ')
		s = (struct str){s.p + 1, s.n - 1};
	while (s.n && s.p[s.n - 1] == ' ')
		s.n--;
	return s;
}

static struct str
name_of(struct symbols *symbols, struct str s)
{
	return str_from(arena_strz(symbols->arena, trim(s)));
}

static bool
parse_expression(struct symbols *symbols, const char *text, struct expression *e)
{
	*e = (struct expression){0};
	text = arena_strz(symbols->arena, trim(str_from(text)));
	if (!*text)
		return false;
	if (opt_number(text, &e->number))
		return true;
	size_t n = sign_at(text);
	if (strchr("0123456789+-", text[0]) || strpbrk(text, "*/()&|<>=?,\"!~"))
		return false;
	e->symbol = name_of(symbols, (struct str){text, n});
	if (!text[n])
		return true;
	if (!opt_number(arena_strz(symbols->arena, trim(str_from(text + n + 1))), &e->number))
		return false;
	if (text[n] == '-')
		e->number = -e->number;
	return true;
}

static bool
parse_definition(struct symbols *symbols, const char *text, struct str *name, struct expression *e)
{
	const char *equals = strchr(text, '=');

	if (equals && equals != text && parse_expression(symbols, equals + 1, e)) {
		*name = name_of(symbols, (struct str){text, (size_t)(equals - text)});
		return true;
	}
	link_error(symbols, "--defsym: expected NAME=VALUE, with a number, a symbol, or a symbol + or - a number, but got '%s'", text);
	return false;
}

void
defsym_want(struct symbols *symbols)
{
	for (size_t i = 0; i < symbols->opt->defsym.n; i++) {
		struct expression e;
		struct str name;

		if (parse_definition(symbols, symbols->opt->defsym.v[i], &name, &e) && e.symbol.n)
			resolve_want(symbols, e.symbol);
	}
}

static void
define_symbol(struct symbols *symbols, struct str name, const struct expression *e)
{
	struct link_symbol *y = resolve_name(symbols, name), *from = e->symbol.n ? resolve_name(symbols, e->symbol) : NULL;

	if (from && from->state == SYMBOL_COMMON)
		resolve_common(symbols, from);
	if (from && from->state != SYMBOL_DEFINED) {
		link_error(symbols, "--defsym=%.*s: symbol not found: %.*s", STR_ARG(name), STR_ARG(e->symbol));
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

void
defsym_define(struct symbols *symbols)
{
	for (size_t i = 0; i < symbols->opt->defsym.n; i++) {
		struct expression e;
		struct str name;

		if (parse_definition(symbols, symbols->opt->defsym.v[i], &name, &e))
			define_symbol(symbols, name, &e);
	}
}
