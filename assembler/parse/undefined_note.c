/* Finds explanations for undefined symbols. Searches the whole text, and is therefore only used after errors. */
#include "assembler/parse/undefined_note.h"

#include <string.h>

#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"

enum { HINTS = 100 }; /* maximum number of errors; after more errors, no notes are added */

/* Returns whether a line defines the name: "name:", "name = …", or ".set name, …". Sets *at to the position of the definition. */
static bool
defines(struct cursor c, struct str name, const char **at)
{
	cursor_blanks(&c);
	struct str w = cursor_word(&c);
	cursor_blanks(&c);
	bool set = str_eqz(w, ".set") || str_eqz(w, ".equ") || str_eqz(w, ".equiv");
	if (set) {
		w = cursor_word(&c);
		cursor_blanks(&c);
	}
	*at = w.p;
	return str_eq(w, name) && c.p < c.end && (set ? *c.p == ',' : *c.p == '=' || *c.p == ':');
}

/* Returns the location of the first definition of the name in the files on the input stack, or an empty location if
 * there is none. */
static struct loc
defined_later(struct reader *in, struct str name)
{
	for (size_t i = in->source.input.n; i--;) {
		const struct frame *f = &in->source.input.stack[i];
		const char *p = f->text.p, *end = p + f->text.n, *at;
		for (const char *eol; f->kind <= SOURCE_INCLUDE && p < end; p = eol + 1) {
			eol = memchr(p, '\n', (size_t)(end - p));
			eol = eol ? eol : end;
			if (defines((struct cursor){p, eol}, name, &at))
				return (struct loc){f->text.base + (uint32_t)(at - f->text.p)};
		}
	}
	return (struct loc){0};
}

static const char *
next_symbol(void *user, size_t i)
{
	struct reader *in = user;
	/* For an undefined symbol, return a name that is never suggested, because it resembles no other name. */
	if (i >= in->values.syms.n)
		return NULL;
	const struct symbol *s = sym_at(&in->values.syms, (uint32_t)i);
	if (s->state == SYM_UNDEFINED || !s->name.n)
		return "\001";
	return arena_strz(&in->arena, s->name);
}

void
undefined_note(struct reader *in, struct str name, struct loc loc)
{
	/* Limit the number of notes: for each note, all names are compared and the whole text is searched. */
	if (diag_error_count(in->diag) > HINTS)
		return;
	struct loc later = defined_later(in, name);
	const char *near;
	if (later.pos) {
		diag_note(in->diag, later, "it is defined here, too late: the value is needed earlier");
	} else if ((near = str_nearest(name, next_symbol, in)) && near[0] != '\001') {
		diag_note(in->diag, sym_find(&in->values.syms, str_from(near))->loc, "did you mean '%s'?", near);
		diag_fix(in->diag, loc, name.n, near);
	} else {
		diag_note(in->diag, loc, "set '%.*s' before this line, or with -defsym %.*s=VALUE", STR_ARG(name),
			STR_ARG(name));
	}
}

void
undefined_note_expr(struct reader *in, const struct expr *e, struct loc loc)
{
	const struct symbol *s = expr_undefined(e);
	if (s)
		undefined_note(in, s->name, loc);
}
