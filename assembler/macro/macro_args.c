/* Macro arguments: a line is text here, not words, for what an argument is only its use decides. */
#include "assembler/macro/macro_args.h"

#include <string.h>

#include "assembler/macro/macro.h"
#include "assembler/text/source.h"

/* "<text>" of .altmacro, which an argument is as a whole: the text, '!' quoting what follows. Returns false if it
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

static bool
is_operator(char c)
{
	return c && strchr("+-~/*=|^&!<>", c);
}

/* Passes brackets with what is in them. */
static void
skip_brackets(struct cursor *c)
{
	int depth = 0;
	do
		depth += (*c->p == '(') - (*c->p == ')');
	while (c->p++, depth && !cursor_at_end(c));
}

/* Passes an expression: operands with operators between and before them. */
static void
skip_expression(struct cursor *c)
{
	for (;;) {
		do
			cursor_blanks(c);
		while (!cursor_at_end(c) && strchr("+-~!", *c->p) && c->p++);
		cursor_word(c);
		if (c->p < c->end && *c->p == '(')
			skip_brackets(c);
		struct cursor k = *c;
		cursor_blanks(&k);
		if (cursor_at_end(&k) || (!is_operator(*k.p) && *k.p != '%') || *k.p == '~')
			return;
		while (k.p < k.end && strchr("*/%=|^&<>!", *k.p))
			k.p++;
		*c = k;
	}
}

/* The value of "%expression" of .altmacro, evaluated by the grammar as any expression. */
static void
copy_value(struct macros *ms, struct cursor *c, struct buf *out)
{
	c->p++;
	cursor_blanks(c);
	const char *from = c->p;
	skip_expression(c);
	size_t n = (size_t)(c->p - from);
	char *text = arena_printf(ms->source->arena, "%.*s\n", (int)n, from);
	struct lex_text t = {text, n + 1, lex_loc(&ms->source->lexer, from).pos};
	int64_t num;
	if (ms->evaluate(ms->user, t, &num))
		buf_printf(out, "%lld", (long long)num);
}

/* '=' alone, which is not part of an argument: it follows the name of a parameter. */
static bool
is_assignment(const struct cursor *c, const struct buf *out, size_t begin)
{
	return *c->p == '=' && !(c->p + 1 < c->end && c->p[1] == '=') &&
		!(out->n > begin && strchr("=!<>", out->p[out->n - 1]));
}

/* An operator binds what is on both sides of it, across blanks; so does '.' alone, as in llvm-mc. */
static bool
binds(const struct cursor *c)
{
	if (*c->p == '.')
		return !char_is(c->p[-1], CHAR_NAME) && !(c->p + 1 < c->end && char_is(c->p[1], CHAR_NAME));
	return is_operator(*c->p);
}

/* A string without its quotes, a number like ',', or one character. */
static void
copy_part(struct cursor *c, struct buf *out)
{
	size_t before = out->n;
	bool string = *c->p == '"';
	if (*c->p == '\'' && c->end - c->p > 2 && c->p[1] != '\\' && c->p[2] == '\'') {
		buf_put(out, c->p, 3);
		c->p += 3;
		return;
	}
	cursor_copy(c, out);
	if (string && out->n >= before + 2) {
		memmove(out->p + before, out->p + before + 1, out->n - before - 2);
		out->n -= 2;
	}
}

bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out)
{
	int depth = 0;
	size_t begin = out->n;
	const char *open = NULL;
	cursor_space(c);
	if (ms->alternate && c->p < c->end && *c->p == '<' && copy_angle(c, out))
		return true;
	while (!cursor_at_end(c) && (depth || *c->p != ',')) {
		char ch = *c->p;
		const char *from = c->p;
		if (char_is(ch, CHAR_BLANK)) {
			cursor_space(c);
			if (cursor_at_end(c) || (!depth && !binds(c)))
				break;
			if (depth)
				buf_put(out, " ", 1);
			continue;
		}
		if (is_assignment(c, out, begin)) {
			diag_error(ms->source->diag, lex_loc(&ms->source->lexer, c->p), "unexpected '=' in an argument");
			return false;
		}
		if (ch == '(' && !depth++)
			open = from;
		depth -= depth && ch == ')';
		if (cursor_comment(c)) {
			buf_put(out, from, (size_t)(c->p - from));
		} else if (ms->alternate && ch == '%' && out->n == begin) {
			copy_value(ms, c, out);
		} else {
			bool over = !depth && binds(c);
			copy_part(c, out);
			if (over)
				cursor_space(c);
		}
	}
	if (depth)
		diag_error(ms->source->diag, lex_loc(&ms->source->lexer, open), "')' is missing in an argument");
	return !depth;
}

/* Whether a "<text>" or "%expression" of .altmacro comes next, which a vararg may be too. */
static bool
is_alternate(const struct macros *ms, const struct cursor *c)
{
	return ms->alternate && c->p < c->end &&
		(*c->p == '%' || (*c->p == '<' && memchr(c->p, '>', (size_t)(c->end - c->p))));
}

static bool
arg_add(struct macros *ms, struct args *a, size_t i, struct cursor *c, bool vararg)
{
	bool ok = true;
	if (a->text.n)
		buf_fill(&a->text, 0, 1);
	a->from[i] = a->text.n;
	if (vararg && !is_alternate(ms, c)) {
		if (c->end > c->p && c->end[-1] == '\r')
			c->end--;
		while (!cursor_at_end(c))
			cursor_copy(c, &a->text);
	} else {
		ok = cursor_argument(ms, c, &a->text);
	}
	a->n[i] = a->text.n - a->from[i];
	return ok;
}

/* "name=" sets *i to that parameter. Returns false if there is none. */
static bool
keyword(struct macros *ms, const struct macro *m, struct cursor *c, size_t *i)
{
	struct cursor k = *c;
	struct str w = cursor_word(&k);
	cursor_blanks(&k);
	if (!w.n || (k.p + 1 < k.end && k.p[1] == '=') || !cursor_pass(&k, '='))
		return true;
	for (*i = 0; *i < m->nparams; ++*i)
		if (str_eq(m->params[*i].name, w)) {
			*c = k;
			return true;
		}
	diag_error(ms->source->diag, lex_loc(&ms->source->lexer, w.p), "macro '%s' has no parameter '%.*s'", m->name, STR_ARG(w));
	return false;
}

bool
args_read(struct macros *ms, const struct macro *m, struct cursor c, struct args *a)
{
	size_t at = 0;
	for (size_t i = 0; i < m->nparams; i++)
		a->n[i] = SIZE_MAX;
	while (!cursor_at_end(&c)) {
		if (cursor_comment(&c)) {
			cursor_blanks(&c);
			continue;
		}
		struct loc loc = lex_loc(&ms->source->lexer, c.p);
		size_t i = at;
		if (!keyword(ms, m, &c, &i))
			return false;
		if (i >= m->nparams) {
			diag_error(ms->source->diag, loc, "macro '%s' takes %zu argument%s", m->name, m->nparams,
				m->nparams == 1 ? "" : "s");
			return false;
		}
		if (*c.p == ',' && c.p < c.end && !m->params[i].vararg)
			a->n[i] = SIZE_MAX; /* left out */
		else if (!arg_add(ms, a, i, &c, m->params[i].vararg))
			return false;
		at = i + 1;
		cursor_blanks(&c);
		cursor_pass(&c, ',');
	}
	return true;
}

