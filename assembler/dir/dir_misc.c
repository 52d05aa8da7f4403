/* .ident, .include, .end, and the directives that print messages. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "assembler/as.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"

void
dir_ident(struct as *as, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	if (!as->output.comment.n)
		buf_fill(&as->output.comment, 0, 1);
	if (arg_string(as, st, &arg, "a text", &as->output.comment) && arg_end(as->diag, arg))
		buf_fill(&as->output.comment, 0, 1);
}

void
dir_include(struct as *as, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	as->scratch.n = 0;
	if (!arg_string(as, st, &arg, "a file name", &as->scratch) || !arg_end(as->diag, arg))
		return;
	struct str name = {(char *)as->scratch.p, as->scratch.n};
	const char *path = input_find(&as->source, name);
	if (!path || !input_file(&as->source, path, st->loc))
		diag_error(as->diag, st->operands->loc, "cannot read '%.*s': %s", STR_ARG(name), strerror(errno));
}

/* .end: the rest of the source is ignored. */
void
dir_end(struct as *as, const struct dir *d, struct statement *st)
{
	(void)d, (void)st;
	as->end = true;
	cond_close(&as->conds, &as->source.input.open, as->diag, 0);
}

/* .print, .warning, .error and .err, for which d->arg is 0, 1, 2 and 3. */
void
dir_message(struct as *as, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	as->scratch.n = 0;
	if (arg && !arg_string(as, st, &arg, "a text", &as->scratch))
		return;
	if (!arg_end(as->diag, arg))
		return;
	struct str text = {as->scratch.n ? (char *)as->scratch.p : d->name, as->scratch.n};
	if (!text.n)
		text = str_from(d->name);
	if (d->arg == 0)
		printf("%.*s\n", STR_ARG(text));
	else if (d->arg == 1)
		diag_warning(as->diag, st->loc, "%.*s", STR_ARG(text));
	else
		diag_error(as->diag, st->loc, "%.*s", STR_ARG(text));
}
