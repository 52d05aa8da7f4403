/* Conditional assembly directives: .if and its variants, .elseif, .else and .endif. */
#include "assembler/macro/cond.h"
#include "assembler/macro/skipped_lines.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* Returns a text without the comments at its beginning and without the blanks at both ends. */
static struct str
trim(struct str s)
{
	struct cursor c = {s.p, s.p + s.n};
	cursor_space(&c);
	while (c.p < c.end && char_is(c.end[-1], CHAR_BLANK))
		c.end--;
	return (struct str){c.p, (size_t)(c.end - c.p)};
}

/* Consumes the rest of the line, and returns it without the comment at its end. */
static struct str
rest_of_line(struct conds *conds)
{
	struct cursor c = cursor_line(&conds->in->source);
	const char *from = c.p;
	while (!cursor_at_end(&c))
		if (!cursor_comment(&c))
			cursor_part(&c);
	return trim((struct str){from, (size_t)(c.p - from)});
}

/* Compares the two texts on the rest of the line. Reports an error and returns false if no comma separates two texts. */
static bool
same_texts(struct conds *conds, const struct dir *d, const struct statement *st, bool *same)
{
	struct str line = rest_of_line(conds);
	struct cursor c = {line.p, line.p + line.n};
	while (c.p < c.end && *c.p != ',')
		if (!cursor_comment(&c))
			cursor_part(&c);
	if (c.p == c.end) {
		diag_error(conds->in->diag, st->loc, "%s compares two strings, separated by a comma", d->name);
		return false;
	}
	struct str a = {line.p, (size_t)(c.p - line.p)}, b = {c.p + 1, (size_t)(c.end - c.p) - 1};
	*same = str_eq(trim(a), trim(b));
	return true;
}

static bool
compare(enum cond_test test, int64_t n)
{
	switch (test) {
	case COND_EQ: return n == 0;
	case COND_GE: return n >= 0;
	case COND_GT: return n > 0;
	case COND_LE: return n <= 0;
	case COND_LT: return n < 0;
	default: return n != 0;
	}
}

/* Returns whether the condition of the directive holds. Returns false after an error. */
static bool
condition_holds(struct conds *conds, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct str name;
	bool same;
	switch (d->arg) {
	case COND_B:
	case COND_NB:
		return (rest_of_line(conds).n == 0) == (d->arg == COND_B);
	case COND_C:
	case COND_NC:
		return same_texts(conds, d, st, &same) && same == (d->arg == COND_C);
	case COND_EQS:
	case COND_NES:
		if (!arg || !arg->next || arg->kind != NODE_STRING || arg->next->kind != NODE_STRING) {
			diag_error(conds->in->diag, st->loc, "%s compares two strings", d->name);
			return false;
		}
		return arg_end(conds->in->diag, arg->next->next) &&
			str_eq(arg->text, arg->next->text) == (d->arg == COND_EQS);
	case COND_DEF:
	case COND_NDEF: {
		if (!arg_name(conds->in, st, &arg, "a symbol", &name) || !arg_end(conds->in->diag, arg))
			return false;
		const struct symbol *s = sym_find(&conds->in->values.syms, name);
		return (s && s->state != SYM_UNDEFINED) == (d->arg == COND_DEF);
	}
	default: {
		int64_t n;
		return arg_number(conds->in, st, &arg, "a condition", &n) && arg_end(conds->in->diag, arg) &&
			compare((enum cond_test)d->arg, n);
	}
	}
}

/* Skips the lines before the .else, .elseif or .endif that ends the branch. */
static void
skip_branch(struct conds *conds)
{
	size_t depth = 0;
	struct line_directive at;
	while (skipped_lines_find(&conds->in->source, &conds->in->directives, "ie", &at)) {
		const struct dir *d = at.dir;
		if (d->handle.conds == dir_if)
			depth++;
		else if (d->handle.conds == dir_endif && depth)
			depth--;
		else if (!depth && (d->handle.conds == dir_endif || d->handle.conds == dir_else || d->handle.conds == dir_elseif)) {
			lex_seek(&conds->in->source.lexer, at.line);
			return;
		}
	}
}

/* Evaluates the condition. Returns whether the branch is assembled. After an error, no branch is assembled, because errors in the
 * .else branch would only follow from the first error. */
static bool
test_condition(struct conds *conds, const struct dir *d, struct statement *st, struct cond *c)
{
	unsigned errors = diag_error_count(conds->in->diag);
	bool parsed = st->end.pos || (d->flags & DIR_RAW);
	bool holding = parsed && condition_holds(conds, d, st);
	bool failed = !parsed || diag_error_count(conds->in->diag) != errors;
	c->taken = holding || failed;
	return holding && !failed;
}

void
dir_if(struct conds *conds, const struct dir *d, struct statement *st)
{
	struct cond *c = APPEND(conds->p, conds->in->source.input.open, conds->cap);
	*c = (struct cond){.loc = st->loc};
	if (!test_condition(conds, d, st, c))
		skip_branch(conds);
}

/* Returns the innermost open conditional of the current file or expansion. If there is none, reports an error and
 * returns NULL. */
static struct cond *
innermost(struct conds *conds, const struct dir *d, const struct statement *st)
{
	if (conds->in->source.input.open == conds->in->source.input.stack[conds->in->source.input.n - 1].conds) {
		diag_error(conds->in->diag, st->loc, "%s without .if", d->name);
		return NULL;
	}
	return &conds->p[conds->in->source.input.open - 1];
}

/* Skips the rest of the line. If `good` is true, reports any text other than a comment. */
static void
line_ends(struct conds *conds, const struct dir *d, bool good)
{
	if (lex_line_ends(&conds->in->source.lexer))
		return;
	struct cursor c = cursor_line(&conds->in->source);
	if (good)
		cursor_ends(&conds->in->source, &c, d->name);
}

void
dir_elseif(struct conds *conds, const struct dir *d, struct statement *st)
{
	struct cond *c = innermost(conds, d, st);
	if (c && c->had_else)
		diag_error(conds->in->diag, st->loc, ".elseif after .else");
	struct str line;
	if (!c || c->taken) {
		lex_line(&conds->in->source.lexer, &line);
		if (c)
			skip_branch(conds);
		return;
	}
	c->taken = true;
	if (!parse_operands(&conds->in->parse, &parse_mode_number, st) || !test_condition(conds, d, st, c))
		skip_branch(conds);
}

void
dir_else(struct conds *conds, const struct dir *d, struct statement *st)
{
	struct cond *c = innermost(conds, d, st);
	line_ends(conds, d, c);
	if (!c)
		return;
	if (c->had_else)
		diag_error(conds->in->diag, st->loc, "a second .else");
	c->had_else = true;
	if (c->taken)
		skip_branch(conds);
	c->taken = true;
}

void
dir_endif(struct conds *conds, const struct dir *d, struct statement *st)
{
	struct cond *c = innermost(conds, d, st);
	line_ends(conds, d, c);
	if (c)
		conds->in->source.input.open--;
}

void
cond_close(const struct conds *cs, size_t *open, struct diag *diag, size_t n)
{
	while (*open > n)
		diag_error(diag, cs->p[--*open].loc, "the .if has no .endif");
}

void
cond_start(struct conds *cs, struct reader *in)
{
	cs->in = in;
}

void
cond_free(struct conds *cs)
{
	alloc_free(cs->p);
}
