/* Directives of macros and repetitions. Their bodies are kept as text. .rept reads the same text repeatedly, without a
 * copy for each iteration, unless the body uses the iteration count. */
#include <string.h>

#include "assembler/macro/macro.h"
#include "assembler/macro/macro_args.h"
#include "assembler/macro/skipped_lines.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { MAX_PARAMS = 1024 };

/* Reads the body of the macro or repetition that begins at loc, and consumes its .endm or .endr. Returns false after an error. */
static bool
read_body(struct macros *macros, bool macro, const char *what, struct loc loc, struct str *body)
{
	size_t depth = 0;
	body->p = lex_tell(&macros->in->source.lexer);
	struct line_directive at;
	while (skipped_lines_find(&macros->in->source, &macros->in->directives, macro ? "me" : "rie", &at)) {
		const struct dir *d = at.dir;
		if (macro ? d->handle.macros == dir_macro : d->handle.macros == dir_rept || d->handle.macros == dir_irp)
			depth++;
		else if (d->handle.macros == (macro ? dir_endm : dir_endr) && depth-- == 0) {
			body->n = (size_t)(at.line - body->p);
			lex_seek(&macros->in->source.lexer, at.after);
			if (lex_line_ends(&macros->in->source.lexer))
				return true;
			struct cursor c = cursor_line(&macros->in->source);
			return cursor_ends(&macros->in->source, &c, d->name);
		}
	}
	diag_error(macros->in->diag, loc, "%s without %s", what, macro ? ".endm" : ".endr");
	return false;
}

/* Parses ":req", ":vararg" and "=default" after the name of a parameter. Returns false after an error. */
static bool
param_rest(struct macros *macros, struct cursor *c, struct macro_param *p)
{
	if (cursor_pass(c, ':')) {
		struct loc loc = lex_loc(&macros->in->source.lexer, c->p);
		struct str w = cursor_word(c);
		p->required = str_eqz(w, "req");
		p->vararg = str_eqz(w, "vararg");
		if (!p->required && !p->vararg) {
			diag_error(macros->in->diag, loc, "expected 'req' or 'vararg'");
			return false;
		}
		cursor_space(c);
	}
	if (cursor_pass(c, '=')) {
		struct buf copy = {0};
		struct str value = {"", 0};
		bool ok = cursor_argument(macros, c, &copy, &value);
		p->value = arena_str(&macros->in->arena, value);
		buf_free(&copy);
		cursor_space(c);
		return ok;
	}
	return true;
}

/* Reads the parameters into *list, which the caller frees. */
static bool
read_params(struct macros *macros, struct cursor *c, struct macro_param **list, size_t *n)
{
	size_t cap = 0;

	while (!cursor_at_end(c)) {
		struct loc loc = lex_loc(&macros->in->source.lexer, c->p);
		struct str name = cursor_word(c);

		if (!name.n || *n == MAX_PARAMS || (*n && (*list)[*n - 1].vararg)) {
			diag_error(macros->in->diag, loc, !name.n ? "expected a parameter's name" : *n == MAX_PARAMS ?
				"too many parameters" : "a vararg parameter must be the last");
			return false;
		}
		for (size_t i = 0; i < *n; i++)
			if (str_eq((*list)[i].name, name)) {
				diag_error(macros->in->diag, loc, "duplicate parameter '%.*s'", STR_ARG(name));
				return false;
			}
		cursor_space(c);
		name = arena_str(&macros->in->arena, name);
		*APPEND(*list, *n, cap) = (struct macro_param){.name = name, .value = {"", 0}};
		if (!param_rest(macros, c, &(*list)[*n - 1]))
			return false;
		cursor_pass(c, ',');
		cursor_space(c);
	}
	return true;
}

static bool
params(struct macros *macros, struct cursor *c, struct macro *m)
{
	struct macro_param *list = NULL;
	bool ok = read_params(macros, c, &list, &m->nparams);

	if (ok) {
		m->params = arena_alloc(&macros->in->arena, (m->nparams + 1) * sizeof *list);
		if (m->nparams)
			memcpy(m->params, list, m->nparams * sizeof *list);
	}
	alloc_free(list);
	return ok;
}

void
dir_macro(struct macros *macros, const struct dir *d, struct statement *st)
{
	struct macros *ms = macros;
	struct macro m = {.loc = input_file_loc(&macros->in->source, st->loc)};
	struct cursor c = cursor_line(&macros->in->source);
	struct str name = cursor_word(&c);
	cursor_space(&c);
	cursor_pass(&c, ',');
	cursor_space(&c);
	bool ok = name.n != 0;
	if (!ok)
		diag_error(macros->in->diag, st->loc, "%s needs a name", d->name);
	ok = ok && params(macros, &c, &m);
	if (!read_body(macros, true, d->name, st->loc, &m.body) || !ok)
		return;
	m.place.at = lex_loc(&macros->in->source.lexer, m.body.p);
	if (macros->in->source.input.expansions)
		diag_body_locate(macros->in->diag, &m.place);
	m.body = m.place.text = input_keep(&macros->in->source, m.body);
	m.name = arena_strz(&macros->in->arena, name);
	struct macro *old = macro_find(macros, name);
	if (old) {
		diag_error(macros->in->diag, st->loc, "macro '%s' is already defined", m.name);
		diag_note(macros->in->diag, old->loc, "it is defined here");
		return;
	}
	ms->lengths[macro_letter(name)] |= (uint64_t)1 << (name.n & 63);
	*APPEND(ms->p, ms->n, ms->cap) = m;
	*map_put(&ms->map, str_from(m.name), NULL) = (uint32_t)ms->n;
}

static void
stray(struct macros *macros, const struct dir *d, struct statement *st, const char *what)
{
	cursor_line(&macros->in->source);
	diag_error(macros->in->diag, st->loc, "%s without %s", d->name, what);
}

void
dir_endm(struct macros *macros, const struct dir *d, struct statement *st)
{
	stray(macros, d, st, ".macro");
}

void
dir_endr(struct macros *macros, const struct dir *d, struct statement *st)
{
	stray(macros, d, st, ".rept");
}

void
dir_exitm(struct macros *macros, const struct dir *d, struct statement *st)
{
	cursor_line(&macros->in->source);
	if (!input_leave(&macros->in->source))
		diag_error(macros->in->diag, st->loc, "%s outside of a macro", d->name);
}

void
dir_purgem(struct macros *macros, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	struct str name;
	if (!arg_name(macros->in, st, &arg, "a macro's name", &name) || !arg_end(macros->in->diag, arg))
		return;
	if (macro_find(macros, name))
		*map_get(&macros->map, name) = 0;
	else
		diag_error(macros->in->diag, st->loc, "unknown macro '%.*s'", STR_ARG(name));
}

void
dir_altmacro(struct macros *macros, const struct dir *d, struct statement *st)
{
	(void)st;
	macros->alternate = d->arg;
	macros->errors = diag_error_count(macros->in->diag);
	macros->in->watched = d->arg || macros->in->opt.listing;
}

/* Pushes the iterations onto the input, which reads their text repeats + 1 times. */
static void
repeat(struct macros *macros, const struct dir *d, const struct statement *st, struct str body, struct buf *iterations,
	uint64_t repeats)
{
	struct diag_body place = {.text = body, .at = lex_loc(&macros->in->source.lexer, body.p)};
	if (!input_text(&macros->in->source, SOURCE_REPEAT, d->name, iterations, st->loc, repeats))
		return;
	macros->in->source.input.stack[macros->in->source.input.n - 1].body = place;
	diag_source_body(macros->in->diag, &place, NULL);
}

/* Appends the text of an iteration, and counts it. If the expansions become too large, reports an error, leaves all expansions
 * and returns false. The text of the statement may then be invalid. */
static bool
join_iteration(struct macros *macros, const struct dir *d, const struct statement *st, const struct pieces *ps, struct expansion *e,
	struct buf *out)
{
	size_t room = pieces_room(ps, e);
	if (!input_has_room(&macros->in->source, out->n + room, d->name, st->loc))
		return false;
	pieces_join(ps, e, out, room + 1);
	e->count++;
	return true;
}

void
dir_rept(struct macros *macros, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	struct loc loc = arg ? arg->loc : st->end;
	int64_t count = 0;
	bool ok = st->end.pos && arg_number(macros->in, st, &arg, "a count", &count) && arg_end(macros->in->diag, arg);
	if (ok && count < 0) {
		diag_error(macros->in->diag, st->loc, "the count of %s is negative", d->name);
		count = 0;
	} else if (ok && (uint64_t)count > macros->in->opt.max_rounds) {
		diag_error(macros->in->diag, loc, "%lld iterations are more than %llu; --max-rounds raises this limit", (long long)count,
			(unsigned long long)macros->in->opt.max_rounds);
		count = 0;
	}
	struct str body;
	if (!read_body(macros, false, d->name, st->loc, &body) || !ok || !count)
		return;
	struct pieces ps = {0};
	struct expansion e = {0};
	struct buf out = input_buffer(&macros->in->source);
	pieces_cut(&ps, body, NULL, 0, 0);
	/* If the body uses the iteration count, it differs in each iteration, and all iterations are joined. Otherwise, one text is
	 * read repeatedly. */
	bool counts = ps.counts, fits;
	do
		fits = join_iteration(macros, d, st, &ps, &e, &out);
	while (fits && counts && e.count < (uint64_t)count);
	pieces_free(&ps);
	if (!fits)
		buf_free(&out);
	else
		repeat(macros, d, st, body, &out, counts ? 0 : (uint64_t)count - 1);
}

/* .irp name, a, b, c repeats the body for each value; .irpc name, abc repeats it for each character. d->arg is 0 for
 * .irp. */
void
dir_irp(struct macros *macros, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&macros->in->source);
	struct macro_param p = {.name = cursor_word(&c)};
	struct str value = {"", 0};
	struct buf out = {0}, copy = {0};
	cursor_space(&c);
	bool listed = cursor_pass(&c, ',');
	cursor_space(&c);
	if (!p.name.n)
		diag_error(macros->in->diag, st->loc, "%s needs a parameter", d->name);
	struct str body;
	if (!read_body(macros, false, d->name, st->loc, &body) || !p.name.n)
		return;
	struct pieces ps = {0};
	struct expansion e = {.values = &value};
	bool any = listed, fits = true;
	unsigned flags = !macros->alternate ? 0 :
		macros->bare_names_off ? EXPAND_ALTERNATE : EXPAND_ALTERNATE | EXPAND_BARE;
	pieces_cut(&ps, body, &p, 1, flags);
	while (fits && (!cursor_at_end(&c) || (!any && !d->arg))) {
		copy.n = 0;
		any = true;
		if (d->arg)
			value = cursor_part(&c);
		else if (!cursor_argument(macros, &c, &copy, &value))
			break;
		if (!d->arg || !char_is(value.p[0], CHAR_BLANK))
			fits = join_iteration(macros, d, st, &ps, &e, &out);
		if (fits && !d->arg) {
			cursor_space(&c);
			cursor_pass(&c, ',');
			cursor_space(&c);
		}
	}
	pieces_free(&ps);
	buf_free(&copy);
	if (!fits)
		buf_free(&out);
	else
		repeat(macros, d, st, body, &out, 0);
}
