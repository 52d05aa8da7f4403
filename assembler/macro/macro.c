/* Macros, as llvm-mc 19 has them (GNU's semantics): a body is text; an expansion copies it with the parameters replaced
 * and is read like a file. */
#include "assembler/macro/macro.h"

#include <stdlib.h>
#include <string.h>

#include "assembler/macro/macro_args.h"
#include "assembler/text/source.h"
#include "common/base/die.h"

const char *
macro_name(const struct macros *ms, size_t i)
{
	return i < ms->n ? ms->p[i].name : NULL;
}

/* The pieces of a body, by whether .altmacro is on now. */
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

/* Writes the arguments for messages after the text, which keeps its length and the two bytes that end it. NULL
 * if there are none. */
static const char *
add_detail(const struct macro *m, const struct str *values, struct buf *out)
{
	size_t n = out->n;
	buf_fill(out, 0, 2);
	for (size_t i = 0; i < m->nparams; i++) {
		if (i)
			buf_put(out, ", ", 2);
		buf_put(out, m->params[i].name.p, m->params[i].name.n);
		buf_put(out, "=", 1);
		buf_put(out, values[i].p, values[i].n);
	}
	buf_fill(out, 0, 1);
	out->n = n;
	return m->nparams ? (char *)out->p + n + 2 : NULL;
}

static void
call(struct macros *ms, struct macro *m, const struct args *a, struct str *values, struct loc loc)
{
	for (size_t i = 0; i < m->nparams; i++) {
		const struct macro_param *p = &m->params[i];
		if (a->n[i] != SIZE_MAX) {
			values[i] = (struct str){(char *)a->text.p + a->from[i], a->n[i]};
		} else if (p->required) {
			diag_error(ms->source->diag, loc, "macro '%s' needs a value for '%.*s'", m->name, STR_ARG(p->name));
			return;
		} else {
			values[i] = p->value;
		}
	}
	struct buf out = {0};
	const struct pieces *ps = pieces_of(ms, m);
	struct expansion e = {values, ms->expansions++, m->count++, ms->locals + 1};
	ms->locals += ps->nlocals;
	pieces_join(ps, &e, &out);
	const char *detail = add_detail(m, values, &out);
	if (input_text(ms->source, SOURCE_MACRO, m->name, &out, loc, 0))
		diag_source_body(ms->source->diag, &m->place, detail);
}

enum { FEW_PARAMS = 16 };

void
macro_call(struct macros *ms, struct macro *m, struct loc loc)
{
	struct str few_values[FEW_PARAMS], *values = few_values;
	size_t few_places[2 * FEW_PARAMS], *places = few_places;
	bool many = m->nparams > FEW_PARAMS;
	if (many) {
		values = calloc(m->nparams, sizeof *values);
		places = calloc(m->nparams, 2 * sizeof *places);
		if (!values || !places)
			die("out of memory");
	}
	struct args a = {.from = places, .n = places + m->nparams};
	if (args_read(ms, m, cursor_line(ms->source), &a))
		call(ms, m, &a, values, loc);
	buf_free(&a.text);
	if (many) {
		free(values);
		free(places);
	}
}

void
macro_free(struct macros *ms)
{
	for (size_t i = 0; i < ms->n; i++)
		for (int mode = 0; mode < 2; mode++)
			pieces_free(&ms->p[i].cut[mode]);
	map_free(&ms->map);
	free(ms->p);
}
