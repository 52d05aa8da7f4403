/* Macros and repetitions, as llvm-mc 19 has them (GNU's semantics): a body is text; an expansion
 * copies it with the parameters replaced and is read like a file. .rept needs no copy for each round:
 * its text is read again and again. */
#include "assembler/macro.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/as.h"
#include "common/base/array.h"
#include "assembler/dir.h"

enum { MAX_PARAMS = 1024 };

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static bool
is_word(char c)
{
	return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '_' || c == '$' || c == '.';
}

/* A place in a line. */
struct cursor {
	const char *p, *end;
};

static void
skip_blanks(struct cursor *c)
{
	while (c->p < c->end && is_blank(*c->p))
		c->p++;
}

static bool
at_comment(const struct cursor *c)
{
	return c->p >= c->end || *c->p == ';' || (*c->p == '/' && c->p + 1 < c->end && c->p[1] == '/');
}

/* Passes a comment between blanks, as blanks. */
static bool
skip_inner_comment(struct cursor *c)
{
	if (c->p + 1 >= c->end || c->p[0] != '/' || c->p[1] != '*')
		return false;
	for (c->p += 2; c->p < c->end; c->p++)
		if (c->p[0] == '*' && c->p + 1 < c->end && c->p[1] == '/') {
			c->p += 2;
			break;
		}
	return true;
}

static struct str
word_at(struct cursor *c)
{
	struct str w = {c->p, 0};
	while (c->p < c->end && is_word(*c->p))
		c->p++;
	w.n = (size_t)(c->p - w.p);
	return w;
}

/* The rest of the line, as a cursor. */
static struct cursor
line_cursor(struct as *as)
{
	struct str line = {"", 0};
	lex_line(&as->lexer, &line);
	struct cursor c = {line.p, line.p + line.n};
	skip_blanks(&c);
	return c;
}

struct macro *
macro_find(struct as *as, struct str name)
{
	uint32_t *i = map_get(&as->macros.map, name);
	return i && *i ? &as->macros.p[*i - 1] : NULL;
}

/* Copies one character of an argument, or a whole string. */
static void
copy_one(struct cursor *c, struct buf *out)
{
	const char *from = c->p++;
	if (*from == '"') {
		while (c->p < c->end && *c->p != '"')
			c->p += *c->p == '\\' && c->p + 1 < c->end ? 2 : 1;
		if (c->p < c->end)
			c->p++;
	}
	buf_put(out, from, (size_t)(c->p - from));
}

/* "<text>" of .altmacro: the text, '!' taking away the meaning of what follows. Returns false if it
 * is not closed on this line. */
static bool
copy_angle(struct cursor *c, struct buf *out)
{
	struct cursor k = *c;
	size_t before = out->n;
	for (k.p++; k.p < k.end && *k.p != '>'; k.p++) {
		if (*k.p == '!' && k.p + 1 < k.end)
			k.p++;
		buf_put(out, k.p, 1);
	}
	if (k.p >= k.end) {
		out->n = before;
		return false;
	}
	c->p = k.p + 1;
	return true;
}

/* The value of "%expression" of .altmacro, evaluated by the grammar as any expression. */
static void
copy_value(struct as *as, struct cursor *c, struct buf *out)
{
	struct buf text = {0};
	const char *from = ++c->p;
	int depth = 0;
	while (!at_comment(c) && (depth || (*c->p != ',' && !is_blank(*c->p)))) {
		depth += (*c->p == '(') - (*c->p == ')');
		c->p++;
	}
	buf_put(&text, from, (size_t)(c->p - from));
	buf_put(&text, "\n\0\0", 3);
	struct lex_text t = {(char *)text.p, text.n - 2, lex_loc(&as->lexer, from).pos};
	struct node *ops;
	struct loc end;
	int64_t num;
	lex_push(&as->lexer, t);
	lex_operands(&as->lexer);
	struct statement st = {.loc = {t.base}, .end = {t.base}};
	if (parse_operands(as, &ops, &end) && arg_number(as, &st, &ops, "a macro's argument", &num))
		buf_printf(out, "%lld", (long long)num);
	lex_pop(&as->lexer, as->input.stack[as->input.n - 1].text);
	buf_free(&text);
}

static bool
is_operator(char c)
{
	return c && strchr("+-~/*=|^&!<>", c);
}

/* One argument: to a comma or to blanks with no operator behind them, outside of parentheses. Blanks
 * beside operators are left out, and the quotes of a string. */
static void
argument(struct as *as, struct cursor *c, struct buf *out)
{
	int depth = 0;
	size_t begin = out->n;
	while (!at_comment(c)) {
		char ch = *c->p;
		if (depth == 0 && ch == ',')
			return;
		if (is_blank(ch) || skip_inner_comment(c)) {
			skip_blanks(c);
			if (at_comment(c))
				return;
			if (depth) {
				buf_put(out, " ", 1);
				continue;
			}
			if (!is_operator(*c->p))
				return;
			continue;
		}
		depth += (ch == '(') - (depth && ch == ')');
		if (as->macros.alternate && ch == '<' && copy_angle(c, out))
			continue;
		if (as->macros.alternate && ch == '%' && out->n == begin) {
			copy_value(as, c, out);
			continue;
		}
		size_t before = out->n;
		copy_one(c, out);
		if (ch == '"' && out->n >= before + 2) {
			memmove(out->p + before, out->p + before + 1, out->n - before - 2);
			out->n -= 2;
		}
		/* An operator binds what follows it over blanks. */
		if (!depth && is_operator(ch))
			skip_blanks(c);
	}
}

/* The arguments of a call: value[i] for each parameter, NULL if it was not given. */
struct args {
	struct buf text;
	size_t *from, *n; /* per parameter, in text; n is SIZE_MAX if not given */
};

static void
arg_add(struct as *as, struct args *a, size_t i, struct cursor *c, bool vararg)
{
	if (a->text.n)
		buf_fill(&a->text, 0, 1);
	a->from[i] = a->text.n;
	if (vararg) {
		while (c->end > c->p && is_blank(c->end[-1]))
			c->end--;
		while (!at_comment(c))
			copy_one(c, &a->text);
		while (a->text.n > a->from[i] && is_blank((char)a->text.p[a->text.n - 1]))
			a->text.n--;
	} else {
		argument(as, c, &a->text);
	}
	a->n[i] = a->text.n - a->from[i];
}

/* "name=": the parameter, or nparams if the argument has no name of one. */
static size_t
keyword(const struct macro *m, struct cursor *c)
{
	struct cursor k = *c;
	struct str w = word_at(&k);
	skip_blanks(&k);
	if (!w.n || k.p >= k.end || *k.p != '=' || (k.p + 1 < k.end && k.p[1] == '='))
		return m->nparams;
	for (size_t i = 0; i < m->nparams; i++)
		if (str_eq(m->params[i].name, w)) {
			k.p++;
			skip_blanks(&k);
			*c = k;
			return i;
		}
	return m->nparams;
}

static bool
parse_args(struct as *as, const struct macro *m, struct cursor c, struct args *a)
{
	size_t at = 0;
	for (size_t i = 0; i < m->nparams; i++)
		a->n[i] = SIZE_MAX;
	while (!at_comment(&c)) {
		if (skip_inner_comment(&c)) {
			skip_blanks(&c);
			continue;
		}
		struct loc loc = lex_loc(&as->lexer, c.p);
		size_t i = keyword(m, &c);
		if (i == m->nparams)
			i = at;
		if (i >= m->nparams) {
			diag_error(loc, "macro '%s' takes %zu arguments", m->name, m->nparams);
			return false;
		}
		if (*c.p == ',' && c.p < c.end)
			a->n[i] = SIZE_MAX; /* left out */
		else
			arg_add(as, a, i, &c, m->params[i].vararg);
		at = i + 1;
		skip_blanks(&c);
		if (c.p < c.end && *c.p == ',') {
			c.p++;
			skip_blanks(&c);
		}
	}
	return true;
}

struct binding {
	const struct macro_param *params;
	const struct str *values;
	size_t n;
};

/* Appends the value of the parameter; false if there is none of this name. */
static bool
substitute(const struct binding *b, struct str name, struct buf *out)
{
	for (size_t i = 0; i < b->n; i++)
		if (str_eq(b->params[i].name, name)) {
			buf_put(out, b->values[i].p, b->values[i].n);
			return true;
		}
	return false;
}

/* count, instance: what "\+" and "\@" stand for; instance < 0: "\@" is left. bare: names without '\'
 * are parameters too. */
static void
expand(struct str body, const struct binding *b, int64_t instance, uint64_t count, bool alternate,
	bool bare, struct buf *out)
{
	const char *p = body.p, *end = p + body.n;
	while (p < end) {
		const char *plain = p;
		while (p < end && *p != '\\' && !(bare && is_word(*p)))
			p++;
		buf_put(out, plain, (size_t)(p - plain));
		if (p == end)
			break;
		bool escaped = *p == '\\';
		p += escaped;
		if (escaped && p < end && *p == '@' && instance >= 0) {
			buf_printf(out, "%lld", (long long)instance);
			p++;
			continue;
		}
		if (escaped && p < end && *p == '+') {
			buf_printf(out, "%llu", (unsigned long long)count);
			p++;
			continue;
		}
		if (escaped && p + 1 < end && p[0] == '(' && p[1] == ')') {
			p += 2;
			continue;
		}
		struct str name = {p, 0};
		while (p < end && is_word(*p))
			p++;
		name.n = (size_t)(p - name.p);
		bool found = name.n && substitute(b, name, out);
		/* "\name.x" may mean the parameter "name" too. */
		if (!found && escaped) {
			buf_put(out, "\\", 1);
			buf_put(out, name.p, name.n);
		} else if (!found) {
			buf_put(out, name.p, name.n);
		}
		if (alternate && found && p < end && *p == '&')
			p++;
	}
}

static void
call(struct as *as, struct macro *m, struct args *a, struct loc loc)
{
	struct str *values = arena_alloc(&as->arena, (m->nparams + 1) * sizeof(*values));
	for (size_t i = 0; i < m->nparams; i++) {
		const struct macro_param *p = &m->params[i];
		if (a->n[i] != SIZE_MAX) {
			values[i] = (struct str){(char *)a->text.p + a->from[i], a->n[i]};
		} else if (p->required) {
			diag_error(loc, "macro '%s' needs a value for '%.*s'", m->name, STR_ARG(p->name));
			return;
		} else {
			values[i] = p->value;
		}
	}
	struct buf out = {0};
	struct binding b = {m->params, values, m->nparams};
	bool alternate = as->macros.alternate;
	expand(m->body, &b, (int64_t)as->macros.expansions++, m->count++, alternate,
		alternate && !as->macros.bare_names_off, &out);
	input_text(as, SOURCE_MACRO, m->name, &out, loc, 0);
}

void
macro_call(struct as *as, struct macro *m, struct loc loc)
{
	struct args a = {0};
	size_t room[2][8], *own = NULL;
	if (m->nparams > 8)
		own = calloc(m->nparams, 2 * sizeof(*own));
	a.from = own ? own : room[0];
	a.n = own ? own + m->nparams : room[1];
	struct cursor c = line_cursor(as);
	if (parse_args(as, m, c, &a))
		call(as, m, &a, loc);
	buf_free(&a.text);
	free(own);
}

/* Whether a line begins with one of the directives that handle names. */
static const struct dir *
line_directive(struct as *as, struct str line)
{
	struct cursor c = {line.p, line.p + line.n};
	skip_blanks(&c);
	struct str w = word_at(&c);
	/* "label: .endr" is not looked for, as in llvm-mc. */
	return w.n > 3 && w.p[0] == '.' ? dir_find(as, w) : NULL;
}

/* Reads the lines up to the .endm or .endr that ends what began at loc. */
static bool
read_body(struct as *as, bool macro, const char *what, struct loc loc, struct str *body)
{
	size_t depth = 0;
	struct str line;
	body->p = lex_tell(&as->lexer);
	while (lex_line(&as->lexer, &line)) {
		const struct dir *d = line_directive(as, line);
		if (!d)
			continue;
		if (macro ? d->handle == dir_macro : d->handle == dir_rept || d->handle == dir_irp)
			depth++;
		else if (d->handle == (macro ? dir_endm : dir_endr) && depth-- == 0) {
			body->n = (size_t)(line.p - body->p);
			return true;
		}
	}
	diag_error(loc, "%s without %s", what, macro ? ".endm" : ".endr");
	return false;
}

/* ":req", ":vararg" and "=default" behind a parameter's name. */
static bool
param_rest(struct as *as, struct cursor *c, struct macro_param *p)
{
	struct buf value = {0};
	if (c->p < c->end && *c->p == ':') {
		c->p++;
		struct loc loc = lex_loc(&as->lexer, c->p);
		struct str w = word_at(c);
		p->required = str_eqz(w, "req");
		p->vararg = str_eqz(w, "vararg");
		if (!p->required && !p->vararg) {
			diag_error(loc, "expected 'req' or 'vararg'");
			return false;
		}
		skip_blanks(c);
	}
	if (c->p < c->end && *c->p == '=') {
		c->p++;
		skip_blanks(c);
		argument(as, c, &value);
		p->value = arena_str(&as->arena, (struct str){(char *)value.p, value.n});
		buf_free(&value);
		skip_blanks(c);
	}
	return true;
}

static bool
params(struct as *as, struct cursor *c, struct macro *m)
{
	static struct macro_param list[MAX_PARAMS];
	size_t n = 0;
	while (!at_comment(c)) {
		struct loc loc = lex_loc(&as->lexer, c->p);
		struct str name = word_at(c);
		if (!name.n || n == MAX_PARAMS || (n && list[n - 1].vararg)) {
			diag_error(loc, !name.n ? "expected a parameter's name" : n == MAX_PARAMS ?
				"too many parameters" : "a vararg parameter must be the last");
			return false;
		}
		for (size_t i = 0; i < n; i++)
			if (str_eq(list[i].name, name)) {
				diag_error(loc, "a second parameter '%.*s'", STR_ARG(name));
				return false;
			}
		skip_blanks(c);
		list[n] = (struct macro_param){.name = arena_str(&as->arena, name), .value = {"", 0}};
		if (!param_rest(as, c, &list[n++]))
			return false;
		if (c->p < c->end && *c->p == ',') {
			c->p++;
			skip_blanks(c);
		}
	}
	m->nparams = n;
	m->params = arena_alloc(&as->arena, (n + 1) * sizeof(*list));
	memcpy(m->params, list, n * sizeof(*list));
	return true;
}

void
dir_macro(struct as *as, const struct dir *d, struct statement *st)
{
	struct macros *ms = &as->macros;
	struct macro m = {.loc = input_lasting(as, st->loc)};
	struct cursor c = line_cursor(as);
	struct str name = word_at(&c);
	skip_blanks(&c);
	if (c.p < c.end && *c.p == ',')
		c.p++;
	skip_blanks(&c);
	bool ok = name.n != 0;
	if (!ok)
		diag_error(st->loc, "%s needs a name", d->name);
	ok = ok && params(as, &c, &m);
	if (!read_body(as, true, d->name, st->loc, &m.body) || !ok)
		return;
	m.body = input_keep(as, m.body);
	m.name = arena_strz(&as->arena, name);
	struct macro *old = macro_find(as, name);
	if (old) {
		diag_error(st->loc, "macro '%s' is already defined", m.name);
		diag_note(old->loc, "it is defined here");
		return;
	}
	*APPEND(ms->p, ms->n, ms->cap) = m;
	*map_put(&ms->map, str_from(m.name), NULL) = (uint32_t)ms->n;
}

static void
stray(struct as *as, const struct dir *d, struct statement *st, const char *what)
{
	line_cursor(as);
	diag_error(st->loc, "%s without %s", d->name, what);
}

void
dir_endm(struct as *as, const struct dir *d, struct statement *st)
{
	stray(as, d, st, ".macro");
}

void
dir_endr(struct as *as, const struct dir *d, struct statement *st)
{
	stray(as, d, st, ".rept");
}

void
dir_exitm(struct as *as, const struct dir *d, struct statement *st)
{
	line_cursor(as);
	if (!input_leave(as, SOURCE_MACRO))
		diag_error(st->loc, "%s outside of a macro", d->name);
}

void
dir_purgem(struct as *as, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct str name;
	if (!arg_name(as, st, &arg, "a macro's name", &name) || !arg_end(arg))
		return;
	if (macro_find(as, name))
		*map_get(&as->macros.map, name) = 0;
	else
		diag_error(st->loc, "there is no macro '%.*s'", STR_ARG(name));
}

void
dir_altmacro(struct as *as, const struct dir *d, struct statement *st)
{
	(void)st;
	as->macros.alternate = d->arg;
}

void
dir_rept(struct as *as, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	int64_t count = 0;
	struct str body;
	bool ok = st->end.pos && arg_number(as, st, &arg, "a count", &count) && arg_end(arg);
	if (ok && count < 0) {
		diag_error(st->loc, "the count of %s is negative", d->name);
		count = 0;
	}
	if (!read_body(as, false, d->name, st->loc, &body) || !ok || !count)
		return;
	struct buf out = {0};
	struct binding none = {0};
	expand(body, &none, -1, 0, false, false, &out);
	input_text(as, SOURCE_REPEAT, ".rept", &out, st->loc, (uint64_t)count - 1);
}

/* .irp name, a, b, c and .irpc name, abc */
void
dir_irp(struct as *as, const struct dir *d, struct statement *st)
{
	struct cursor c = line_cursor(as);
	struct macro_param p = {.name = word_at(&c)};
	struct str body, value = {"", 0};
	struct buf out = {0}, one = {0};
	skip_blanks(&c);
	if (c.p < c.end && *c.p == ',')
		c.p++;
	skip_blanks(&c);
	if (!p.name.n)
		diag_error(st->loc, "%s needs a parameter", d->name);
	if (!read_body(as, false, d->name, st->loc, &body) || !p.name.n)
		return;
	bool alternate = as->macros.alternate, bare = alternate && !as->macros.bare_names_off;
	struct binding b = {&p, &value, 1};
	bool any = false;
	while (!at_comment(&c) || (!any && !d->arg)) {
		one.n = 0;
		any = true;
		if (d->arg)
			copy_one(&c, &one);
		else
			argument(as, &c, &one);
		value = (struct str){(char *)one.p, one.n};
		if (!d->arg || !is_blank((char)one.p[0]))
			expand(body, &b, -1, 0, alternate, bare, &out);
		if (!d->arg)
			skip_blanks(&c);
		if (!d->arg && c.p < c.end && *c.p == ',') {
			c.p++;
			skip_blanks(&c);
		}
	}
	buf_free(&one);
	input_text(as, SOURCE_REPEAT, d->name, &out, st->loc, 0);
}
