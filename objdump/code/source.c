/* Prints source lines; see source.h. */
#include "objdump/code/source.h"

#include <stdlib.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/debug/lines.h"

/* The text of a file, from the debug information or from the file. */
struct source_text {
	bool tried, warned;
	struct buf bytes; /* contents of the file, unless the debug information embeds them */
	struct str text;  /* p is NULL: cannot be read */
	size_t *starts, n, cap; /* starts: offsets of the n lines in text */
};

struct disasm_source {
	struct view *v;
	struct debug_host host;
	struct debug_lines lines;
	struct source_text *texts; /* of lines.files */
	uint64_t embedded; /* number of bytes of embedded sources that may still be read */
	/* State of the output: the last function and line that were printed. */
	struct str function;
	uint32_t file, last_line;
};

/* Maximum size of a source in bytes, because a path in debug information may refer to any file. */
enum { SOURCE_MAX = 256 << 20 };

/* Returns how many bytes embedded sources may have: twice those of the sections that contain them, because strings can share their
 * ends. */
static uint64_t
embedded_limit(struct debug_image *image)
{
	uint64_t n = 0;

	for (enum debug_part i = 0; i <= DEBUG_STR; i++)
		n += debug_image_part(image, i)->n;
	return 2 * n;
}

/* Returns a path with --prefix and --prefix-strip applied. */
static struct str
with_prefix(void *user, struct str path)
{
	struct view *v = user;
	struct options *o = v->options;
	const char *prefix = o->prefix ? o->prefix : "";
	size_t n = strlen(prefix);

	if (!o->prefix || !path.n || path.p[0] != '/')
		return path;
	for (uint64_t level = 0; level < o->prefix_strip; level++) {
		const char *slash = memchr(path.p + 1, '/', path.n - 1);

		if (!slash)
			break;
		path = (struct str){slash, path.n - (size_t)(slash - path.p)};
	}
	while (n && prefix[n - 1] == '/')
		n--;
	return str_from(arena_printf(&o->arena, "%.*s%.*s", (int)n, prefix, STR_ARG(path)));
}

static void
pass_warning(void *user, const char *text)
{
	view_warning(user, "%s", text);
}

static struct disasm_source *
open_source(struct view *v)
{
	struct disasm_source *s = alloc_zeroed(1, sizeof *s);

	s->v = v;
	s->file = DEBUG_NO_FILE;
	s->host = (struct debug_host){.elf = v->elf, .arena = &v->options->arena, .path = with_prefix, .warn = pass_warning, .user = v};
	debug_lines_read(&s->lines, &s->host);
	s->embedded = embedded_limit(&s->lines.image);
	s->texts = alloc_zeroed(s->lines.nfiles, sizeof *s->texts);
	return s;
}

struct disasm_source *
source_open(struct view *v)
{
	if (!v->source)
		v->source = open_source(v);
	return v->source;
}

struct disasm_source *
source_of(struct view *v)
{
	return source_open(v)->lines.nspans ? v->source : NULL;
}

/* Returns the name of the function or other symbol that contains an address, or an empty string. */
static struct str
function_at(const struct code *c, uint64_t at)
{
	size_t n = labels_upto(&c->labels, at);
	const struct label *best = NULL;

	for (; n && (!best || c->labels.v[n - 1].address == best->address); n--) {
		const struct label *l = &c->labels.v[n - 1];

		if (!l->made && (!best || l->size > best->size))
			best = l;
	}
	if (!best || (best->size && best->address + best->size <= at))
		return STR("");
	return label_shown(best);
}

static void
find_lines(struct source_text *t)
{
	for (size_t i = 0; i < t->text.n; i++)
		if (!i || t->text.p[i - 1] == '\n')
			*APPEND(t->starts, t->n, t->cap) = i;
}

/* Reads an embedded source. */
static void
load_embedded(struct disasm_source *s, struct source_text *t, const struct debug_file *f)
{
	size_t n = strnlen(f->source, s->embedded + 1);

	if (n > s->embedded) {
		if (s->embedded)
			view_warning(s->v, "the embedded sources have more than %llu bytes: %s and others are omitted",
				(unsigned long long)embedded_limit(&s->lines.image), f->path.p);
		s->embedded = 0;
		return;
	}
	s->embedded -= n;
	t->text = (struct str){f->source, n};
}

static void
load_file(struct disasm_source *s, struct source_text *t, const struct debug_file *f, bool quiet)
{
	const char *why = buf_read_named(&t->bytes, f->path.p, SOURCE_MAX, NULL);

	if (why) {
		if (!quiet)
			view_warning(s->v, "cannot read source %s: %s", f->path.p, why);
		return;
	}
	budget_add(s->v->out->budget, NULL, t->bytes.n);
	t->text = (struct str){(const char *)t->bytes.p, t->bytes.n};
}

static bool
load_text(struct disasm_source *s, uint32_t file, bool quiet)
{
	const struct debug_file *f = &s->lines.files[file];
	struct source_text *t = &s->texts[file];

	if (!t->tried) {
		t->tried = true;
		if (f->source)
			load_embedded(s, t, f);
		else
			load_file(s, t, f, quiet);
		find_lines(t);
	}
	return t->text.p != NULL;
}

static struct str
line_of(const struct source_text *t, uint32_t line)
{
	const char *from = t->text.p + t->starts[line - 1];
	const char *end = memchr(from, '\n', t->text.n - t->starts[line - 1]);

	if (!end)
		end = t->text.p + t->text.n;
	if (end > from && end[-1] == '\r')
		end--;
	return (struct str){from, (size_t)(end - from)};
}

static void
put_text(struct disasm_source *s, struct out *out, uint32_t file, uint32_t line)
{
	struct source_text *t = &s->texts[file];

	if (!load_text(s, file, false))
		return;
	if (line > t->n) {
		if (!t->warned)
			view_warning(s->v, "debug info line number %u exceeds the number of lines in %s", line,
				s->lines.files[file].path.p);
		t->warned = true;
		return;
	}
	out_z(out, "; ");
	out_str(out, line_of(t, line));
	out_z(out, "\n");
}

static const struct line_span *
span_at(const struct disasm *d, const struct code *c, uint64_t at)
{
	return debug_lines_find(&d->source->lines, (size_t)(c - d->codes), at);
}

bool
source_find(const struct disasm_source *s, size_t section, uint64_t address, struct source_line *out)
{
	const struct line_span *p = debug_lines_find(&s->lines, section, address);

	if (!p || p->file == DEBUG_NO_FILE || !p->line)
		return false;
	*out = (struct source_line){p->file, p->line};
	return true;
}

struct str
source_path(const struct disasm_source *s, uint32_t file)
{
	return s->lines.files[file].path;
}

bool
source_line_text(struct disasm_source *s, uint32_t file, uint32_t line, struct str *text)
{
	struct source_text *t = &s->texts[file];

	if (!s->lines.files[file].source && !s->v->options->source)
		return false;
	if (!load_text(s, file, true) || line > t->n)
		return false;
	*text = line_of(t, line);
	return true;
}

bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line)
{
	const struct line_span *p = span_at(d, c, at);

	if (!p || p->file == DEBUG_NO_FILE || !p->line)
		return false;
	*file = source_path(d->source, p->file);
	*line = p->line;
	return true;
}

void
source_show(struct disasm *d, const struct code *c, uint64_t at)
{
	struct disasm_source *s = d->source;
	const struct line_span *p = span_at(d, c, at);
	uint32_t file = p ? p->file : DEBUG_NO_FILE, line = p ? p->line : 0;
	struct str function = d->options->line_numbers ? function_at(c, at) : STR("");
	bool other = file != s->file || line != s->last_line;
	bool named = function.n && !str_eq(function, s->function);

	if (named) {
		out_z(d->out, "; ");
		out_str(d->out, function);
		out_text(d->out, str_ends(function, "()") ? ":" : "():");
		out_z(d->out, "\n");
	}
	if (d->options->line_numbers && file != DEBUG_NO_FILE && line && (other || named)) {
		out_z(d->out, "; ");
		out_str(d->out, source_path(s, file));
		out_printf(d->out, ":%u\n", line);
	}
	if (d->options->source && file != DEBUG_NO_FILE && line && other)
		put_text(s, d->out, file, line);
	s->function = function;
	s->file = file;
	s->last_line = line;
}

void
source_close(struct disasm_source *s)
{
	if (!s)
		return;
	for (size_t i = 0; i < s->lines.nfiles; i++) {
		buf_free(&s->texts[i].bytes);
		alloc_free(s->texts[i].starts);
	}
	alloc_free(s->texts);
	debug_lines_free(&s->lines);
	alloc_free(s);
}
