/* Parses macro arguments. The line is read as text, not as tokens, because the meaning of an argument depends on its use. */
#include "assembler/macro/macro_args.h"

#include <string.h>

#include "assembler/macro/macro.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/source.h"

/* Copies the text of an argument that is a "<text>" of .altmacro, in which '!' is the escape character. Returns false if the text
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
	return (char_is(c, CHAR_OPERATOR) && c != '%') || c == '~';
}

static void
skip_brackets(struct cursor *c)
{
	int depth = 0;
	do
		depth += (*c->p == '(') - (*c->p == ')');
	while (c->p++, depth && !cursor_at_end(c));
}

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

/* Computes the value of an expression, whose text ends in a newline. Reports an error and returns false if the expression has no
 * value. */
static bool
evaluate(struct reader *in, struct lex_text text, int64_t *value)
{
	lex_push(&in->source.lexer, text);
	struct statement st = {.loc = {text.base}};
	bool parsed = parse_operands(&in->parse, &parse_mode_number, &st);
	struct node *arg = st.operands;
	st.end = st.loc;
	bool known = parsed && arg_number(in, &st, &arg, "a macro's argument", value);
	lex_pop(&in->source.lexer);
	return known;
}

/* Appends the value of a "%expression" of .altmacro. */
static void
copy_value(struct macros *ms, struct cursor *c, struct buf *out)
{
	c->p++;
	cursor_blanks(c);
	const char *from = c->p;
	skip_expression(c);
	size_t n = (size_t)(c->p - from);
	char *text = arena_printf(&ms->in->arena, "%.*s\n", (int)n, from);
	struct lex_text t = {text, n + 1, lex_loc(&ms->in->source.lexer, from).pos};
	int64_t num;
	if (evaluate(ms->in, t, &num))
		buf_printf(out, "%lld", (long long)num);
}

/* An argument that is being read. It is a slice of the line until some text within it must be omitted. From then on, the text so
 * far is copied, and the slice continues after the omitted text. */
struct argument_slice {
	struct buf *out;
	size_t begin;     /* start of the copied text in `out` */
	const char *from; /* start of the slice, which ends at the cursor */
};

static void
leave_out(struct argument_slice *m, const char *from, const char *to)
{
	buf_put(m->out, m->from, (size_t)(from - m->from));
	m->from = to;
}

static struct str
finish_slice(struct argument_slice *m, const char *end)
{
	if (m->out->n == m->begin)
		return (struct str){m->from, (size_t)(end - m->from)};
	leave_out(m, end, end);
	return (struct str){(char *)m->out->p + m->begin, m->out->n - m->begin};
}

static bool
is_first(const struct argument_slice *m, const char *p)
{
	return p == m->from && m->out->n == m->begin;
}

/* Returns whether the cursor is at a single '='. Such a '=' follows the name of a parameter and is not allowed in an argument. */
static bool
is_assignment(const struct cursor *c, const struct argument_slice *m)
{
	if (*c->p != '=' || (c->p + 1 < c->end && c->p[1] == '='))
		return false;
	char before = c->p > m->from ? c->p[-1] : is_first(m, c->p) ? ' ' : (char)m->out->p[m->out->n - 1];
	return !strchr("=!<>", before);
}

/* Returns whether the character at the cursor joins its neighbors across blanks into one argument: an operator or, as in llvm-mc,
 * a single '.'. */
static bool
binds(const struct cursor *c)
{
	if (*c->p == '.')
		return !char_is(c->p[-1], CHAR_NAME) && !(c->p + 1 < c->end && char_is(c->p[1], CHAR_NAME));
	return is_operator(*c->p);
}

/* Consumes a string, a character constant such as ',', or one other character. Omits the quotes of a string. */
static void
pass_part(struct cursor *c, struct argument_slice *m)
{
	const char *from = c->p;
	if (*from == '\'' && c->end - from > 2 && from[1] != '\\' && from[2] == '\'') {
		c->p += 3;
		return;
	}
	struct str part = cursor_part(c);
	if (*from == '"' && part.n >= 2) {
		leave_out(m, from, from + 1);
		leave_out(m, c->p - 1, c->p);
	}
}

/* Consumes blanks and comments after a part of an argument. In parentheses they become one blank; next to an operator they are
 * omitted. Returns false if they end the argument. */
static bool
pass_space(struct cursor *c, struct argument_slice *m, int depth)
{
	const char *from = c->p;
	cursor_space(c);
	if (cursor_at_end(c) || (!depth && !binds(c)))
		return false;
	if (depth && c->p == from + 1 && *from == ' ')
		return true;
	leave_out(m, from, c->p);
	if (depth)
		buf_put(m->out, " ", 1);
	return true;
}

bool
cursor_argument(struct macros *ms, struct cursor *c, struct buf *out, struct str *value)
{
	int depth = 0;
	const char *open = NULL;
	cursor_space(c);
	struct argument_slice m = {out, out->n, c->p};
	if (ms->alternate && c->p < c->end && *c->p == '<' && copy_angle(c, out)) {
		m.from = c->p;
		*value = finish_slice(&m, c->p);
		return true;
	}
	const char *end;
	while (end = c->p, !cursor_at_end(c) && (depth || *c->p != ',')) {
		char ch = *c->p;
		if (char_is(ch, CHAR_PLAIN)) {
			do
				c->p++;
			while (c->p < c->end && char_is(*c->p, CHAR_PLAIN));
			continue;
		}
		if (char_is(ch, CHAR_BLANK)) {
			if (!pass_space(c, &m, depth))
				break;
			continue;
		}
		if (is_assignment(c, &m)) {
			diag_error(ms->in->diag, lex_loc(&ms->in->source.lexer, c->p), "unexpected '=' in an argument");
			return false;
		}
		if (ch == '(' && !depth++)
			open = c->p;
		depth -= depth && ch == ')';
		if (ch == '/' && cursor_comment(c))
			continue;
		if (ms->alternate && ch == '%' && is_first(&m, c->p)) {
			copy_value(ms, c, out);
			m.from = c->p;
			continue;
		}
		bool over = !depth && binds(c);
		pass_part(c, &m);
		end = c->p;
		if (over)
			cursor_space(c);
		if (c->p > end)
			leave_out(&m, end, c->p);
	}
	if (depth)
		diag_error(ms->in->diag, lex_loc(&ms->in->source.lexer, open), "')' is missing in an argument");
	*value = finish_slice(&m, end);
	return !depth;
}

/* Returns whether the next argument is a "<text>" or "%expression" of .altmacro. These are also valid for a vararg parameter. */
static bool
is_alternate(const struct macros *ms, const struct cursor *c)
{
	return ms->alternate && c->p < c->end &&
		(*c->p == '%' || (*c->p == '<' && memchr(c->p, '>', (size_t)(c->end - c->p))));
}

static bool
arg_add(struct macros *ms, struct args *a, size_t i, struct cursor *c, bool vararg)
{
	size_t before = a->text.n;
	struct str value = {c->p, 0};
	bool ok = true;
	if (vararg && !is_alternate(ms, c)) {
		if (c->end > c->p && c->end[-1] == '\r')
			c->end--;
		while (!cursor_at_end(c))
			cursor_part(c);
		value.n = (size_t)(c->p - value.p);
	} else {
		ok = cursor_argument(ms, c, &a->text, &value);
	}
	a->arg[i] = (struct macro_arg){a->text.n > before ? NULL : value.p, before, value.n};
	return ok;
}

/* Consumes "name=", if present, and sets *i to the index of the parameter. If the macro has no such parameter, reports an error
 * and returns false. */
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
	diag_error(ms->in->diag, lex_loc(&ms->in->source.lexer, w.p), "macro '%s' has no parameter '%.*s'", m->name, STR_ARG(w));
	return false;
}

/* Reads argument *i or, if it is a named argument, sets *i to the index of its parameter. Returns false after an error. */
static bool
read_one(struct macros *ms, const struct macro *m, struct cursor *c, struct args *a, size_t *i)
{
	struct loc loc = lex_loc(&ms->in->source.lexer, c->p);
	if (!keyword(ms, m, c, i))
		return false;
	if (*i >= m->nparams) {
		diag_error(ms->in->diag, loc, "macro '%s' takes %zu argument%s", m->name, m->nparams,
			m->nparams == 1 ? "" : "s");
		return false;
	}
	if (*c->p == ',' && c->p < c->end && !m->params[*i].vararg)
		a->arg[*i].n = SIZE_MAX; /* the argument is omitted */
	else
		return arg_add(ms, a, *i, c, m->params[*i].vararg);
	return true;
}

/* Consumes an argument of plain characters only, up to a comma or the end of the line. Returns false, and consumes nothing, if
 * there are other characters. */
static bool
pass_plain(struct cursor *c, struct macro_arg *arg)
{
	const char *p = c->p;
	while (p < c->end && char_is(*p, CHAR_PLAIN))
		p++;
	if (p == c->p || (p < c->end && *p != ','))
		return false;
	*arg = (struct macro_arg){.line = c->p, .n = (size_t)(p - c->p)};
	c->p = p;
	return true;
}

bool
args_read(struct macros *ms, const struct macro *m, struct cursor c, struct args *a)
{
	size_t at = 0;
	for (size_t i = 0; i < m->nparams; i++)
		a->arg[i].n = SIZE_MAX;
	while (!cursor_at_end(&c)) {
		if (cursor_comment(&c)) {
			cursor_blanks(&c);
			continue;
		}
		size_t i = at;
		bool may_be_plain = i < m->nparams && !m->params[i].vararg;
		if (!(may_be_plain && pass_plain(&c, &a->arg[i])) && !read_one(ms, m, &c, a, &i))
			return false;
		at = i + 1;
		cursor_blanks(&c);
		cursor_pass(&c, ',');
	}
	return true;
}
