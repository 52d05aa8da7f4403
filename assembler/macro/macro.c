/* Macros with the semantics of llvm-mc 19 and GNU as. The body of a macro is text. An expansion is a copy of the text in which
 * arguments replace the parameters, and is read like a file. */
#include "assembler/macro/macro.h"

#include <string.h>

#include "assembler/macro/macro_args.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/source.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

const char *
macro_name(const struct macros *ms, size_t i)
{
	return i < ms->n ? ms->p[i].name : NULL;
}

/* Returns the parts of a macro's body. A body is split differently under .altmacro. */
static const struct pieces *
pieces_of(struct macros *ms, struct macro *m)
{
	unsigned flags = EXPAND_MACRO, mode = ms->alternate;
	if (mode)
		flags |= EXPAND_ALTERNATE | (ms->bare_names_off ? 0 : EXPAND_BARE);
	if (!m->is_cut[mode])
		pieces_cut(&m->cut[mode], m->body, m->params, m->nparams, flags);
	m->is_cut[mode] = true;
	return &m->cut[mode];
}

/* The arguments of a call, for messages. The values are slices of the call's line, which remains valid until the expansion
 * ends. */
struct call_arguments {
	struct diag_detail detail; /* must be the first member: print_arguments() converts a pointer to it */
	const struct macro_param *params;
	size_t n;
	struct str values[];
};

static void
print_arguments(const struct diag_detail *detail, struct buf *out)
{
	const struct call_arguments *t = (const struct call_arguments *)detail;
	for (size_t i = 0; i < t->n; i++) {
		buf_put(out, ", ", i ? 2 : 0);
		buf_put(out, t->params[i].name.p, t->params[i].name.n);
		buf_put(out, "=", 1);
		buf_put(out, t->values[i].p, t->values[i].n);
	}
}

/* Maximum distance in bytes from the end of an expansion's text to its struct call_arguments: the terminator and alignment. */
enum { ARGUMENTS_OFFSET = 2 + _Alignof(struct call_arguments) };

/* Stores the arguments for messages in the buffer, after the text of the expansion. The length and the terminator of the text do
 * not change. Returns NULL if the macro has no parameters. */
static const struct diag_detail *
put_arguments(const struct macro *m, const struct args *a, const struct str *values, struct buf *out)
{
	if (!m->nparams)
		return NULL;
	size_t at = (out->n + ARGUMENTS_OFFSET) / _Alignof(struct call_arguments) * _Alignof(struct call_arguments);
	struct call_arguments *t = (struct call_arguments *)(out->p + at);
	char *text = (char *)&t->values[m->nparams];
	*t = (struct call_arguments){{print_arguments}, m->params, m->nparams};
	memcpy(t->values, values, m->nparams * sizeof *values);
	if (!a->text.n)
		return &t->detail;
	/* Copy argument text that is not a slice of the line. */
	memcpy(text, a->text.p, a->text.n);
	for (size_t i = 0; i < m->nparams; i++)
		if (a->arg[i].n != SIZE_MAX && !a->arg[i].line)
			t->values[i].p = text + a->arg[i].from;
	return &t->detail;
}

static void
expand_call(struct macros *ms, struct macro *m, const struct args *a, struct str *values, struct loc loc)
{
	for (size_t i = 0; i < m->nparams; i++) {
		const struct macro_param *p = &m->params[i];
		const struct macro_arg *arg = &a->arg[i];
		if (arg->n != SIZE_MAX) {
			values[i] = (struct str){arg->line ? arg->line : (char *)a->text.p + arg->from, arg->n};
		} else if (p->required) {
			diag_error(ms->in->diag, loc, "macro '%s' needs a value for '%.*s'", m->name, STR_ARG(p->name));
			return;
		} else {
			values[i] = p->value;
		}
	}
	const struct pieces *ps = pieces_of(ms, m);
	struct expansion e = {values, ms->expansions++, m->count++, ms->locals + 1};
	size_t room = pieces_room(ps, &e);
	ms->locals += ps->nlocals;
	if (!input_has_room(&ms->in->source, room, m->name, loc))
		return;
	struct buf out = input_buffer(&ms->in->source);
	pieces_join(ps, &e, &out, room + ARGUMENTS_OFFSET + sizeof(struct call_arguments) + m->nparams * sizeof *values + a->text.n);
	const struct diag_detail *detail = put_arguments(m, a, values, &out);
	if (input_text(&ms->in->source, SOURCE_MACRO, m->name, &out, loc, 0))
		diag_source_body(ms->in->diag, &m->place, detail);
}

enum { FEW_PARAMS = 16 };

void
macro_call(struct macros *ms, struct macro *m, struct loc loc)
{
	struct str few_values[FEW_PARAMS], *values = few_values;
	struct macro_arg few_args[FEW_PARAMS];
	struct args a = {.arg = few_args};
	bool many = m->nparams > FEW_PARAMS;
	if (many) {
		values = array_make(m->nparams, sizeof *values);
		a.arg = array_make(m->nparams, sizeof *a.arg);
	}
	if (args_read(ms, m, cursor_line(&ms->in->source), &a))
		expand_call(ms, m, &a, values, loc);
	buf_free(&a.text);
	if (many) {
		alloc_free(values);
		alloc_free(a.arg);
	}
}

void
macro_free(struct macros *ms)
{
	for (size_t i = 0; i < ms->n; i++)
		for (int mode = 0; mode < 2; mode++)
			pieces_free(&ms->p[i].cut[mode]);
	map_free(&ms->map);
	alloc_free(ms->p);
}

static const char *
next_parameter(void *user, size_t i)
{
	struct macros *ms = user;
	const struct macro *m = macro_find(ms, str_from(ms->in->source.input.stack[ms->in->source.input.n - 1].name));
	return m && i < m->nparams ? arena_strz(&ms->in->arena, m->params[i].name) : NULL;
}

void
macro_unknown_parameter(struct macros *ms, struct str name, struct loc loc)
{
	const struct frame *f = &ms->in->source.input.stack[ms->in->source.input.n - 1];
	const char *near = f->kind == SOURCE_MACRO ? str_nearest(name, next_parameter, ms) : NULL;
	if (near)
		diag_error(ms->in->diag, loc, "macro '%s' has no parameter '%.*s'; did you mean '\\%s'?", f->name, STR_ARG(name), near);
	else if (f->kind == SOURCE_MACRO)
		diag_error(ms->in->diag, loc, "macro '%s' has no parameter '%.*s'", f->name, STR_ARG(name));
	else
		diag_error(ms->in->diag, loc, "unknown parameter '%.*s'", STR_ARG(name));
}

void
macro_start(struct macros *ms, struct reader *in)
{
	ms->in = in;
}
