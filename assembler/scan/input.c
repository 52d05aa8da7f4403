#include "assembler/scan/input.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "assembler/scan/depend.h"
#include "assembler/scan/source.h"
#include "assembler/scan/unicode.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/elf/archive.h"
#include "common/elf/elfin.h"

/* Returns the text in `bytes`. For a file, omits the UTF-8 byte order mark; if the file is UTF-16 or UTF-32, reports an error and
 * returns an empty text. */
static struct str
text_of(struct source *src, enum source_kind kind, const char *name, const struct buf *bytes, struct loc from)
{
	struct str text = {(char *)bytes->p, bytes->n};
	if (kind > SOURCE_INCLUDE)
		return text;
	if (unicode_is_wide(text)) {
		diag_error(src->diag, from, "'%s' is UTF-16 or UTF-32; UTF-8 is read", name);
		return (struct str){text.p + text.n, 0};
	}
	size_t mark = unicode_mark(text);
	return (struct str){text.p + mark, text.n - mark};
}

static struct frame *
push(struct source *src, enum source_kind kind, const char *name, struct buf *bytes, struct loc from)
{
	struct input *in = &src->input;
	struct loc lasting = {0};
	if (in->expansions)
		lasting = in->stack[in->n - 1].lasting;
	else if (kind > SOURCE_INCLUDE)
		lasting = from;
	struct str text = text_of(src, kind, name, bytes, from);
	struct frame *f = APPEND(in->stack, in->n, in->cap);
	/* Set each member separately, because clearing a struct of this size requires a slow instruction. */
	f->kind = kind;
	f->name = name;
	f->text = (struct lex_text){(char *)text.p, text.n, diag_add_source(src->diag, kind, name, text.p, text.n, 1, from)};
	f->bytes = *bytes;
	f->lasting = lasting;
	f->from = from;
	f->conds = in->open;
	f->repeats = 0;
	f->listed = text.p;
	f->line = 0;
	f->forgotten = 0;
	f->errors = diag_error_count(src->diag);
	if (kind > SOURCE_INCLUDE) {
		in->text += bytes->n;
		if (!in->expansions++)
			in->outermost = f->text.base;
	}
	lex_push(&src->lexer, f->text);
	return f;
}

static void
pop(struct source *src)
{
	struct input *in = &src->input;
	struct frame *f = &in->stack[--in->n];
	lex_pop(&src->lexer);
	if (f->kind <= SOURCE_INCLUDE) {
		/* Keep the bytes of a file: names and messages refer to them until the end of the run. */
		*APPEND(in->files, in->nfiles, in->capfiles) = f->bytes;
		return;
	}
	in->expansions--;
	in->text -= f->text.n;
	diag_drop_source(src->diag, f->text.base);
	if (in->nspare < INPUT_SPARES && f->bytes.cap && f->bytes.cap <= INPUT_SPARE_MAX) {
		f->bytes.n = 0;
		in->spare[in->nspare++] = f->bytes;
	} else {
		buf_free(&f->bytes);
	}
}

struct buf
input_buffer(struct source *src)
{
	struct input *in = &src->input;
	return in->nspare ? in->spare[--in->nspare] : (struct buf){0};
}

/* Leaves the text with the index `first` and all texts above it. Returns the location from which that text was entered. */
static struct loc
leave_all(struct source *src, size_t first)
{
	struct loc from = src->input.stack[first].from;
	src->input.open = src->input.stack[first].conds;
	while (src->input.n > first)
		pop(src);
	return from;
}

/* Reports that texts are nested too deeply. If an open text has this name, `within` is the name of the text that was entered from
 * the outermost such text; otherwise NULL. */
static void
report_depth(struct source *src, enum source_kind kind, const char *name, const char *within, struct loc from)
{
	bool file = kind <= SOURCE_INCLUDE;
	if (!within)
		diag_error(src->diag, from, "'%s' is nested more than %d levels deep in files and macros", name, INPUT_DEPTH);
	else if (strcmp(within, name) && file)
		diag_error(src->diag, from, "'%s' includes itself through '%s', more than %d deep", name, within, INPUT_DEPTH);
	else if (file)
		diag_error(src->diag, from, "'%s' includes itself, more than %d deep", name, INPUT_DEPTH);
	else
		diag_error(src->diag, from, "'%s' expands itself more than %d times", name, INPUT_DEPTH);
}

/* Returns whether the text with this name would be nested too deeply. If so, reports an error, and leaves the first text with this
 * name and all texts above it. */
static bool
too_deep(struct source *src, enum source_kind kind, const char *name, struct loc from)
{
	struct input *in = &src->input;
	size_t first = 1;
	if (in->n < INPUT_DEPTH)
		return false;
	while (first < in->n && strcmp(in->stack[first].name, name))
		first++;
	const char *within = first + 1 < in->n ? in->stack[first + 1].name : first < in->n ? name : NULL;
	if (first < in->n)
		from = leave_all(src, first);
	report_depth(src, kind, name, within, from);
	return true;
}

/* Leaves all expansions, and the texts above them. Returns the location from which the outermost expansion was entered, or `from`
 * if there is no expansion. */
static struct loc
leave_expansions(struct source *src, struct loc from)
{
	struct input *in = &src->input;
	size_t first = 1;
	while (first < in->n && in->stack[first].kind <= SOURCE_INCLUDE)
		first++;
	return first < in->n ? leave_all(src, first) : from;
}

bool
input_has_room(struct source *src, uint64_t bytes, const char *name, struct loc from)
{
	if (bytes <= src->opt->max_size && src->input.text <= src->opt->max_size - bytes)
		return true;
	diag_error(src->diag, leave_expansions(src, from), "the text of '%s' and of the files and macros that contain it would have more "
		"than %llu bytes; --max-size raises this limit", name, (unsigned long long)src->opt->max_size);
	return false;
}

/* Returns whether another iteration of a repetition would exceed the limit. If so, reports an error and leaves all expansions. */
static bool
too_many_rounds(struct source *src)
{
	if (++src->input.rounds < src->opt->max_rounds)
		return false;
	diag_error(src->diag, leave_expansions(src, (struct loc){0}), "this leads to more than %llu iterations of repetitions; "
		"--max-rounds raises this limit", (unsigned long long)src->opt->max_rounds);
	return true;
}

/* Returns whether one line of a file has expanded to too many texts, or the source includes too many files. If so, reports an
 * error. */
static bool
too_many(struct source *src, enum source_kind kind, struct loc from)
{
	struct input *in = &src->input;
	bool file = kind <= SOURCE_INCLUDE;
	unsigned *count = file ? &in->includes : &in->since;
	if (!file && !in->expansions)
		in->since = in->rounds = 0;
	if (++*count <= (file ? INPUT_INCLUDES : INPUT_EXPANSIONS))
		return false;
	from = file ? from : leave_expansions(src, from);
	diag_error(src->diag, from, file ? "more than %d included files" : "this leads to more than %d expansions",
		file ? INPUT_INCLUDES : INPUT_EXPANSIONS);
	return true;
}

/* Returns whether a file can be source text. For an ELF file or an archive, reports an error, frees the bytes and returns
 * false. */
static bool
is_source(struct source *src, const char *name, struct buf *bytes, struct loc from)
{
	const char *what = elfin_is_elf(bytes->p, bytes->n) ? "an ELF file" : archive_is(bytes->p, bytes->n) ? "an archive" : NULL;
	if (!what)
		return true;
	diag_error(src->diag, from, "'%s' is %s, not assembly", name, what);
	buf_free(bytes);
	return false;
}

const char *
input_read(struct source *src, const char *path, struct buf *bytes)
{
	if (src->opt->named_max)
		return buf_read_named(bytes, path, src->opt->named_max, &src->files);
	return buf_read_file(bytes, path, &src->files);
}

const char *
input_file(struct source *src, const char *path, struct loc from)
{
	struct buf bytes = {0};
	if (too_deep(src, SOURCE_INCLUDE, path, from) || too_many(src, SOURCE_INCLUDE, from))
		return NULL;
	const char *why = input_read(src, path, &bytes);
	if (why) {
		buf_free(&bytes);
		return why;
	}
	depend_add(src, path);
	if (is_source(src, path, &bytes, from))
		push(src, SOURCE_INCLUDE, path, &bytes, from);
	return NULL;
}

bool
input_main(struct source *src, const char *name, struct buf *bytes)
{
	bool ok = is_source(src, name, bytes, (struct loc){0});
	if (ok)
		push(src, SOURCE_FILE, name, bytes, (struct loc){0});
	return ok;
}

bool
input_text(struct source *src, enum source_kind kind, const char *name, struct buf *bytes, struct loc from,
	uint64_t repeats)
{
	if (too_deep(src, kind, name, from) || too_many(src, kind, from)) {
		buf_free(bytes);
		return false;
	}
	buf_reserve(bytes, 1)[0] = 0;
	push(src, kind, name, bytes, from)->repeats = repeats;
	return true;
}

bool
input_end(struct source *src)
{
	struct frame *f = &src->input.stack[src->input.n - 1];
	if (f->repeats && f->errors == diag_error_count(src->diag)) {
		if (too_many_rounds(src))
			return true;
		f->repeats--;
		lex_seek(&src->lexer, f->text.p);
		return true;
	}
	if (src->input.n == 1) {
		buf_forget(&f->bytes, f->forgotten, f->bytes.n);
		return false;
	}
	pop(src);
	return true;
}

void
input_forget(struct source *src)
{
	struct frame *f = &src->input.stack[src->input.n - 1];
	size_t read = (size_t)(lex_tell(&src->lexer) - f->text.p);
	if (read - f->forgotten < INPUT_STEP)
		return;
	buf_forget(&f->bytes, f->forgotten, read);
	f->forgotten = read;
}

bool
input_leave(struct source *src)
{
	const struct frame *f = &src->input.stack[src->input.n - 1];
	if (f->kind <= SOURCE_INCLUDE)
		return false;
	src->input.open = f->conds;
	pop(src);
	return true;
}

struct str
input_keep(struct source *src, struct str text)
{
	return src->input.expansions || !src->input.n ? arena_str(src->arena, text) : text;
}

struct loc
input_file_loc(struct source *src, struct loc loc)
{
	struct input *in = &src->input;
	return in->expansions && loc.pos >= in->outermost ? in->stack[in->n - 1].lasting : loc;
}

const struct frame *
input_expansion(const struct source *src)
{
	const struct input *in = &src->input;
	const struct frame *f = in->stack;
	if (!in->expansions)
		return NULL;
	while (f->kind <= SOURCE_INCLUDE)
		f++;
	return f;
}

const char *
input_find(struct source *src, struct str name)
{
	char *path = arena_strz(src->arena, name);
	if (src->opt->no_files) {
		errno = EPERM; /* whether the file exists is not said, either */
		return NULL;
	}
	if (!access(path, R_OK))
		return path;
	for (size_t i = 0; i < src->opt->ninclude && path[0] != '/'; i++) {
		char *in = arena_printf(src->arena, "%s/%.*s", src->opt->include[i], STR_ARG(name));
		if (!access(in, R_OK))
			return in;
	}
	return NULL;
}

void
input_free(struct source *src)
{
	while (src->input.n)
		pop(src);
	for (size_t i = 0; i < src->input.nfiles; i++)
		buf_free(&src->input.files[i]);
	while (src->input.nspare)
		buf_free(&src->input.spare[--src->input.nspare]);
	alloc_free(src->input.files);
	alloc_free(src->input.stack);
}
