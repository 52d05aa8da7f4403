/* The stack of texts. */
#include "assembler/text/input.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "assembler/as.h"
#include "assembler/text/depend.h"
#include "common/base/array.h"

static struct frame *
push(struct as *as, enum source_kind kind, const char *name, struct buf *bytes, struct loc from)
{
	struct input *in = &as->input;
	struct loc lasting = {0};
	if (in->expansions)
		lasting = in->stack[in->n - 1].lasting;
	else if (kind > SOURCE_INCLUDE)
		lasting = from;
	struct frame *f = APPEND(in->stack, in->n, in->cap);
	*f = (struct frame){.kind = kind, .name = name, .bytes = *bytes, .from = from, .lasting = lasting,
		.conds = as->conds.n, .errors = diag_error_count(as->diag)};
	if (kind > SOURCE_INCLUDE)
		in->expansions++;
	f->text.p = (char *)bytes->p;
	f->text.n = bytes->n;
	f->listed = f->text.p;
	f->text.base = diag_add_source(as->diag, kind, name, f->text.p, f->text.n, 1, from);
	lex_push(&as->lexer, f->text);
	return f;
}

static void
pop(struct as *as)
{
	struct input *in = &as->input;
	struct frame *f = &in->stack[--in->n];
	lex_pop(&as->lexer);
	if (f->kind <= SOURCE_INCLUDE) {
		/* Names and messages need the bytes of a file to the end. */
		*APPEND(in->files, in->nfiles, in->capfiles) = f->bytes;
		return;
	}
	in->expansions--;
	diag_drop_source(as->diag, f->text.base);
	buf_free(&f->bytes);
}

/* Leaves the text number first and all that are in it. Returns where it came from. */
static struct loc
leave_all(struct as *as, size_t first)
{
	struct loc from = as->input.stack[first].from;
	as->conds.n = as->input.stack[first].conds;
	while (as->input.n > first)
		pop(as);
	return from;
}

/* Whether the text called name would be one too many within others: reports that, and leaves all that is within the
 * first text of this name. What follows the call of that one is still read, once. */
static bool
too_deep(struct as *as, const char *name, struct loc from)
{
	struct input *in = &as->input;
	size_t first = 1;
	if (in->n < INPUT_DEPTH)
		return false;
	while (first < in->n && strcmp(in->stack[first].name, name))
		first++;
	if (first < in->n)
		from = leave_all(as, first);
	diag_error(as->diag, from, "'%s' expands itself more than %d times", name, INPUT_DEPTH);
	return true;
}

/* Whether there were too many texts in one: that a line of a file leads to, or that the file includes. */
static bool
too_many(struct as *as, enum source_kind kind, struct loc from)
{
	struct input *in = &as->input;
	bool file = kind <= SOURCE_INCLUDE;
	unsigned *count = file ? &in->includes : &in->since;
	if (!file && !in->expansions)
		*count = 0;
	if (++*count <= (file ? INPUT_INCLUDES : INPUT_EXPANSIONS))
		return false;
	size_t first = 1;
	while (first < in->n && !file && in->stack[first].kind <= SOURCE_INCLUDE)
		first++;
	if (first < in->n)
		from = leave_all(as, first);
	diag_error(as->diag, from, file ? "more than %d included files" : "this leads to more than %d expansions",
		file ? INPUT_INCLUDES : INPUT_EXPANSIONS);
	return true;
}

bool
input_file(struct as *as, const char *path, struct loc from)
{
	struct buf bytes = {0};
	if (too_deep(as, path, from) || too_many(as, SOURCE_INCLUDE, from))
		return true;
	if (!buf_read_file(&bytes, path)) {
		buf_free(&bytes);
		return false;
	}
	depend_add(as, path);
	push(as, SOURCE_INCLUDE, path, &bytes, from);
	return true;
}

void
input_main(struct as *as, const char *name, struct buf *bytes)
{
	push(as, SOURCE_FILE, name, bytes, (struct loc){0});
}

bool
input_text(struct as *as, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats)
{
	if (too_deep(as, name, from) || too_many(as, kind, from)) {
		buf_free(bytes);
		return false;
	}
	buf_reserve(bytes, 1)[0] = 0;
	push(as, kind, name, bytes, from)->repeats = repeats;
	return true;
}

bool
input_end(struct as *as)
{
	struct frame *f = &as->input.stack[as->input.n - 1];
	if (f->repeats && f->errors == diag_error_count(as->diag)) {
		f->repeats--;
		lex_seek(&as->lexer, f->text.p);
		return true;
	}
	if (as->input.n == 1)
		return false;
	pop(as);
	return true;
}

void
input_forget(struct as *as)
{
	struct frame *f = &as->input.stack[as->input.n - 1];
	size_t read = (size_t)(lex_tell(&as->lexer) - f->text.p);
	if (read - f->forgotten < INPUT_STEP)
		return;
	f->forgotten = read;
	buf_forget(&f->bytes, read);
}

bool
input_leave(struct as *as)
{
	const struct frame *f = &as->input.stack[as->input.n - 1];
	if (f->kind <= SOURCE_INCLUDE)
		return false;
	as->conds.n = f->conds;
	pop(as);
	return true;
}

struct str
input_keep(struct as *as, struct str text)
{
	return as->input.expansions || !as->input.n ? arena_str(&as->arena, text) : text;
}

struct loc
input_lasting(struct as *as, struct loc loc)
{
	struct input *in = &as->input;
	if (!in->expansions || !loc.pos)
		return loc;
	size_t i = 0;
	while (in->stack[i].kind <= SOURCE_INCLUDE)
		i++;
	if (loc.pos >= in->stack[i].text.base)
		return in->stack[in->n - 1].lasting;
	return loc;
}

const char *
input_find(struct as *as, struct str name)
{
	char *path = arena_strz(&as->arena, name);
	if (!access(path, R_OK))
		return path;
	for (size_t i = 0; i < as->opt.ninclude && path[0] != '/'; i++) {
		char *in = arena_printf(&as->arena, "%s/%.*s", as->opt.include[i], STR_ARG(name));
		if (!access(in, R_OK))
			return in;
	}
	return NULL;
}

void
input_free(struct as *as)
{
	while (as->input.n)
		pop(as);
	for (size_t i = 0; i < as->input.nfiles; i++)
		buf_free(&as->input.files[i]);
	free(as->input.files);
	free(as->input.stack);
}
