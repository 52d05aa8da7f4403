/* Resolves symbols after the layout: aliases, versions and section names. */
#include "assembler/value/values.h"

/* Evaluates a symbol that is defined by an expression, such as "alias = label + 4". */
static void
resolve_expr(struct values *vals, struct symbol *s)
{
	struct diag *diag = vals->diag;
	struct expr_value v;
	const struct expr *e = s->origin ? s->origin : s->expr;
	struct loc at = s->loc;
	const char *why = expr_settled(vals->arena, s->expr, &v, &at);
	s->origin = e;
	if (why) {
		if (why == expr_by_itself)
			diag_error(diag, at, "the symbol '%.*s' is defined in terms of itself", STR_ARG(s->name));
		else
			diag_error(diag, at, "%s", why);
		/* Make the symbol a number, so that its uses do not report the error again. */
		s->state = SYM_NUM;
		s->value = 0;
		return;
	}
	if (!v.plus && !v.minus) {
		s->state = SYM_NUM;
		s->value = v.num;
		return;
	}
	if (v.minus || v.spec) {
		diag_error(diag, at, "the value of '%.*s' is neither a number nor an address", STR_ARG(s->name));
		return;
	}
	if (v.plus->state != SYM_LABEL) {
		/* The symbol is an alias of an undefined or common symbol, which the symbol table must contain. */
		v.plus->used = true;
		s->state = SYM_UNDEFINED;
		s->used = s->declared = false;
		s->bound = false;
		return;
	}
	s->state = SYM_LABEL;
	s->frag = v.plus->frag;
	s->value = v.plus->value + v.num;
	if (!s->type)
		s->type = v.plus->type;
	if (!s->size)
		s->size = v.plus->size;
}

/* Creates the symbols of a .symver. "@@@" means "@" for an undefined symbol and "@@" for a defined one, and renames the symbol. */
static void
set_version(struct values *vals, const struct symbol_version *v)
{
	struct symbol *s = v->sym;
	const char *at = memchr(v->name.p, '@', v->name.n);
	size_t n = (size_t)(at - v->name.p), ats = 0;
	while (n + ats < v->name.n && at[ats] == '@')
		ats++;
	bool undefined = s->state == SYM_UNDEFINED;
	if (undefined && ats == 2) {
		diag_error(vals->diag, v->loc, "'%.*s' must be defined to have a default version", STR_ARG(s->name));
		return;
	}
	struct str name = v->name;
	if (ats == 3)
		name = str_from(arena_printf(vals->arena, "%.*s%s", (int)n, name.p, at + (undefined ? 2 : 1)));
	if (undefined || v->remove || ats == 3) {
		s->name = name;
		return;
	}
	struct symbol *alias = sym_get(vals, name, v->loc);
	struct symbol copy = *s;
	copy.name = name;
	copy.used = false;
	*alias = copy;
}

void
sym_set_versions(struct values *vals)
{
	/* Restore source order: the list was built by prepending. */
	struct symbol_version *list = NULL;
	for (struct symbol_version *v = vals->syms.versions, *next; v; v = next) {
		next = v->next;
		v->next = list;
		list = v;
	}
	vals->syms.versions = NULL;
	for (; list; list = list->next)
		set_version(vals, list);
}

void
sym_name_section(struct values *vals, struct section *section)
{
	struct symbol *s = sym_find(&vals->syms, section->name);
	if (!s || s->state != SYM_UNDEFINED)
		return;
	sym_place(vals->diag, s, sect_sub(vals, section, 0)->first, 0, s->loc);
	s->builtin = true;
}

void
sym_resolve(struct values *vals)
{
	for (size_t i = 0; i < vals->sects.n; i++)
		sym_name_section(vals, vals->sects.p[i]);
	for (uint32_t i = 0; i < vals->syms.n; i++) {
		struct symbol *s = sym_at(&vals->syms, i);
		if (s->state == SYM_EXPR)
			resolve_expr(vals, s);
	}
}
