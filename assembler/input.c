/* The stack of texts. */
#include "assembler/input.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "assembler/as.h"
#include "assembler/depend.h"
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
		.conds = as->conds.n, .errors = diag_error_count()};
	if (kind > SOURCE_INCLUDE)
		in->expansions++;
	f->text.p = (char *)bytes->p;
	f->text.n = bytes->n;
	f->listed = f->text.p;
	f->text.base = diag_add_source(kind, name, f->text.p, f->text.n, 1, from);
	lex_push(&as->lexer, f->text);
	return f;
}

static void
pop(struct as *as)
{
	struct input *in = &as->input;
	struct frame *f = &in->stack[--in->n];
	lex_pop(&as->lexer, in->n ? in->stack[in->n - 1].text : (struct lex_text){0});
	if (f->kind <= SOURCE_INCLUDE) {
		/* Names and messages need the bytes of a file to the end. */
		*APPEND(in->files, in->nfiles, in->capfiles) = f->bytes;
		return;
	}
	in->expansions--;
	diag_drop_source(f->text.base);
	buf_free(&f->bytes);
}

/* Whether the text called name would be one too many: reports that, and leaves all that is within the first
 * text of this name. What is behind the call of that one is still read, once. */
static bool
too_deep(struct as *as, const char *name, struct loc from)
{
	struct input *in = &as->input;
	size_t first = 1;
	if (in->n < INPUT_DEPTH)
		return false;
	while (first < in->n && strcmp(in->stack[first].name, name))
		first++;
	if (first < in->n) {
		from = in->stack[first].from;
		as->conds.n = in->stack[first].conds;
	}
	while (in->n > first)
		pop(as);
	diag_error(from, "'%s' expands itself more than %d times", name, INPUT_DEPTH);
	return true;
}

bool
input_file(struct as *as, const char *path, enum source_kind kind, struct loc from)
{
	struct buf bytes = {0};
	if (too_deep(as, path, from))
		return true;
	if (!buf_read_file(&bytes, path)) {
		buf_free(&bytes);
		return false;
	}
	bool named = !str_eqz(str_from(path), "-");
	if (named)
		depend_add(as, path);
	push(as, kind, named ? path : "<stdin>", &bytes, from);
	return true;
}

bool
input_text(struct as *as, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats)
{
	if (too_deep(as, name, from)) {
		buf_free(bytes);
		return false;
	}
	buf_reserve(bytes, 2)[0] = 0;
	bytes->p[bytes->n + 1] = 0;
	push(as, kind, name, bytes, from)->repeats = repeats;
	return true;
}

bool
input_end(struct as *as)
{
	struct frame *f = &as->input.stack[as->input.n - 1];
	if (f->repeats && f->errors == diag_error_count()) {
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
