/* .ident, .include, .end, and the directives that print messages. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "assembler/macro/cond.h"
#include "assembler/out/write.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"

void
dir_ident(struct object_output *output, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	if (!output->comment.n)
		buf_fill(&output->comment, 0, 1);
	if (arg_string(output->in, st, &arg, "a text", &output->comment) && arg_end(output->in->diag, arg))
		buf_fill(&output->comment, 0, 1);
}

void
dir_include(struct reader *in, const struct dir *d, struct statement *st)
{
	(void)d;
	struct node *arg = st->operands;
	in->scratch.n = 0;
	if (!arg_string(in, st, &arg, "a file name", &in->scratch) || !arg_end(in->diag, arg))
		return;
	struct str name = {(char *)in->scratch.p, in->scratch.n};
	const char *path = input_find(&in->source, name);
	const char *why = path ? input_file(&in->source, path, st->loc) : strerror(errno);
	if (why)
		diag_error(in->diag, st->operands->loc, "cannot read '%.*s': %s", STR_ARG(name), why);
}

/* .end: the rest of the source is ignored. */
void
dir_end(struct conds *conds, const struct dir *d, struct statement *st)
{
	(void)d, (void)st;
	conds->in->end = true;
	cond_close(conds, &conds->in->source.input.open, conds->in->diag, 0);
}

/* .print, .warning, .error and .err, for which d->arg is 0, 1, 2 and 3. */
void
dir_message(struct reader *in, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	in->scratch.n = 0;
	if (arg && !arg_string(in, st, &arg, "a text", &in->scratch))
		return;
	if (!arg_end(in->diag, arg))
		return;
	struct str text = {in->scratch.n ? (char *)in->scratch.p : d->name, in->scratch.n};
	if (!text.n)
		text = str_from(d->name);
	if (d->arg == 0)
		printf("%.*s\n", STR_ARG(text));
	else if (d->arg == 1)
		diag_warning(in->diag, st->loc, "%.*s", STR_ARG(text));
	else
		diag_error(in->diag, st->loc, "%.*s", STR_ARG(text));
}
