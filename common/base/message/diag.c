/* Decides which messages are reported, and how often. Source lines are handled in source.h, expansions in expansion.h, and the
 * terminal format in render.h. */
#include "common/base/message/diag.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "common/base/file/buf.h"
#include "common/base/file/mapping.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/message/color.h"
#include "common/base/message/diag_json.h"
#include "common/base/message/diag_once.h"
#include "common/base/message/expansion.h"
#include "common/base/message/fix.h"
#include "common/base/message/render.h"
#include "common/base/message/source.h"

struct diag {
	const char *program;
	diag_sink *sink; /* receives the messages; NULL: messages are printed */
	void *user;
	diag_fix_sink *fix_sink; /* receives the fixes; may be NULL */
	struct sources sources;
	unsigned errors;
	size_t cuts; /* number of truncated files that have been reported; see mapping_cut() */
	bool hide_warnings, fatal_warnings, json;
	enum color_when color;
	bool hidden; /* the last message was suppressed; its notes are suppressed, too */
	struct diag_once once;
	struct diag_json report;
};

struct diag *
diag_new(const char *program, diag_sink *sink, void *user)
{
	struct diag *d = array_make(1, sizeof *d);

	d->program = program;
	d->sink = sink;
	d->user = user;
	if (!sink)
		setvbuf(stderr, NULL, _IOFBF, 32 << 10);
	return d;
}

void
diag_set_fix_sink(struct diag *d, diag_fix_sink *sink)
{
	d->fix_sink = sink;
}

void
diag_free(struct diag *d)
{
	sources_free(&d->sources);
	diag_once_free(&d->once);
	diag_json_free(&d->report);
	alloc_free(d);
}

uint32_t
diag_add_source(struct diag *d, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from)
{
	return sources_add(&d->sources, kind, name, text, n, line, from);
}

void
diag_source_body(struct diag *d, const struct diag_body *body, const struct diag_detail *detail)
{
	struct text_source *s = &d->sources.v[d->sources.n - 1];

	s->body = *body;
	s->detail = detail;
}

void
diag_drop_source(struct diag *d, uint32_t base)
{
	sources_drop(&d->sources, base);
}

void
diag_place(struct diag *d, struct loc at, const char **file, uint32_t *line, uint32_t *column)
{
	struct text_source *s = sources_find(&d->sources, at);

	while (s && source_is_expansion(s)) {
		at = s->from;
		s = sources_find(&d->sources, at);
	}
	*file = NULL;
	*line = *column = 0;
	if (!s)
		return;
	uint32_t before;
	source_text(s, at, &before);
	*file = s->name;
	*line = s->line + source_row(s, at);
	*column = before + 1;
}

struct loc
diag_origin(struct diag *d, struct loc at)
{
	return expansion_origin(&d->sources, at);
}

void
diag_body_locate(struct diag *d, struct diag_body *body)
{
	struct str line;
	struct diag_place p = expansion_place(&d->sources, body->at, &line);

	body->at.pos = 0;
	body->file = p.file;
	body->line = p.line;
}

/* Adds the column as displayed on a terminal. line is the beginning of the line, up to the location. */
static struct diag_place
with_display(struct diag_place p, struct str line)
{
	p.display = 1;
	for (size_t i = 0; i < line.n; i++) {
		unsigned char c = (unsigned char)line.p[i];

		p.display = c == '\t' ? (p.display + 7) / 8 * 8 + 1 : p.display + ((c & 0xc0) != 0x80);
	}
	return p;
}

static void
show(struct diag *d, struct loc at, const char *severity, const char *text)
{
	struct text_source *s = sources_find(&d->sources, at);
	struct str line, source = {"", 0};
	struct diag_place place = expansion_place(&d->sources, at, &line);
	uint32_t before = 0;

	if (!d->json && !d->sink) {
		render_message(color_wanted(d->color, STDERR_FILENO), d->program, place, severity, text, s, at);
		return;
	}
	if (s)
		source = source_text(s, at, &before);
	if (d->sink)
		d->sink(d->user, &(struct diag_message){severity, text, place.file, place.line, place.column, source, before});
	else
		diag_json_add(&d->report, severity, text, with_display(place, line), source, before + 1);
}

__attribute__((format(printf, 4, 0))) static void
message(struct diag *d, struct loc at, const char *severity, const char *fmt, va_list ap)
{
	char *text = alloc_vprintf(fmt, ap);

	show(d, at, severity, text);
	alloc_free(text);
}

__attribute__((format(printf, 3, 4))) static void
note(struct diag *d, struct loc at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message(d, at, "note", fmt, ap);
	va_end(ap);
}

enum { DETAIL_MAX = 200 }; /* maximum length of a detail that is printed */

/* Prints a note at s->from, the macro call or directive that entered source s. `at` is a location in s. */
static void
print_step(struct diag *d, struct text_source *s, struct loc at)
{
	struct buf detail = {0};
	uint32_t index = source_row(s, at);

	if (s->kind == SOURCE_INCLUDE) {
		note(d, s->from, "included from here");
		return;
	}
	if (s->kind == SOURCE_MACRO) {
		if (s->detail)
			s->detail->write(s->detail, &detail);
		note(d, s->from, "while expanding macro '%s'%s%.*s", s->name, detail.n ? " with " : "",
			detail.n < DETAIL_MAX ? (int)detail.n : DETAIL_MAX, detail.n ? (char *)detail.p : "");
		buf_free(&detail);
		return;
	}
	uint32_t row, rows;
	source_body_row(s, 0, &row, &rows);
	if (s->kind == SOURCE_REPEAT && rows && s->nstarts - 1 > rows)
		note(d, s->from, "while expanding %s, iteration %u", s->name, index / rows + 1);
	else
		note(d, s->from, "while expanding %s", s->name);
}

/* Limit on the notes about the expansions and included files that enclose a location: notes are printed for this many innermost and
 * this many outermost ones. */
enum { STEPS_SHOWN = 4 };

/* Prints a note for each expansion and included file that encloses a location, innermost first. */
static void
print_origin(struct diag *d, struct loc at)
{
	unsigned steps = 0, step = 0;
	struct text_source *s;

	for (struct loc to = at; (s = sources_find(&d->sources, to)) && s->from.pos; steps++)
		to = s->from;
	for (; (s = sources_find(&d->sources, at)) && s->from.pos; step++) {
		if (step < STEPS_SHOWN || step + STEPS_SHOWN >= steps)
			print_step(d, s, at);
		else if (step == STEPS_SHOWN)
			note(d, s->from, "%u of %u steps are not shown", steps - 2 * STEPS_SHOWN, steps);
		at = s->from;
	}
}

/* Returns the location of the outermost macro call or include that has the same name as the source that contains `at`; if there is
 * none, returns `at`. */
static struct loc
outermost_use(struct diag *d, struct loc at)
{
	const struct text_source *s = sources_find(&d->sources, at);
	const char *name = s ? s->name : NULL;
	struct loc use = at;

	for (; s && s->from.pos; s = sources_find(&d->sources, s->from))
		if (!strcmp(s->name, name))
			use = s->from;
	return use;
}

static bool
is_new(struct diag *d, struct loc at, const char *severity, const char *text)
{
	struct text_source *s = sources_find(&d->sources, at);

	if (!s)
		return true;
	struct str before;
	struct diag_place here = expansion_place(&d->sources, at, &before);
	struct diag_place use = expansion_place(&d->sources, outermost_use(d, at), &before);
	uint32_t offset;
	return diag_once(&d->once, here, severity, text, source_text(s, at, &offset), use);
}

static void
show_repeated(void *user, struct diag_place at, const char *severity, uint32_t times)
{
	struct diag *d = user;
	char text[64];

	snprintf(text, sizeof text, "this %s occurs %u more time%s", severity, times, times == 1 ? "" : "s");
	if (d->sink) {
		d->sink(d->user, &(struct diag_message){"note", text, at.file, at.line, at.column, STR(""), 0});
		return;
	}
	if (d->json) {
		diag_json_close(&d->report);
		diag_json_add(&d->report, "note", text, at, STR(""), 0);
		return;
	}
	render_message(color_wanted(d->color, STDERR_FILENO), d->program, at, "note", text, NULL, (struct loc){0});
}

__attribute__((format(printf, 4, 0))) static void
report(struct diag *d, struct loc at, const char *severity, const char *fmt, va_list ap)
{
	char *text = alloc_vprintf(fmt, ap);

	d->hidden = !is_new(d, at, severity, text);
	if (!d->hidden) {
		show(d, at, severity, text);
		print_origin(d, at);
	}
	alloc_free(text);
}

void
diag_verror(struct diag *d, struct loc at, const char *fmt, va_list ap)
{
	d->errors++;
	report(d, at, "error", fmt, ap);
}

void
diag_error(struct diag *d, struct loc at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	diag_verror(d, at, fmt, ap);
	va_end(ap);
}

void
diag_vwarning(struct diag *d, struct loc at, enum severity severity, const char *fmt, va_list ap)
{
	bool fatal = severity == SEVERITY_ERROR || (severity == SEVERITY_DEFAULT && d->fatal_warnings);

	d->hidden = d->hide_warnings && !d->fatal_warnings;
	if (d->hidden)
		return;
	if (fatal)
		d->errors++;
	report(d, at, fatal ? "error" : "warning", fmt, ap);
}

void
diag_warning(struct diag *d, struct loc at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	diag_vwarning(d, at, SEVERITY_DEFAULT, fmt, ap);
	va_end(ap);
}

void
diag_remark(struct diag *d, struct loc at, const char *fmt, ...)
{
	d->hidden = d->hide_warnings;
	if (d->hidden)
		return;
	diag_json_close(&d->report);
	va_list ap;
	va_start(ap, fmt);
	report(d, at, "note", fmt, ap);
	va_end(ap);
}

void
diag_note(struct diag *d, struct loc at, const char *fmt, ...)
{
	if (d->hidden)
		return;
	va_list ap;
	va_start(ap, fmt);
	message(d, at, "note", fmt, ap);
	va_end(ap);
}

static bool
is_comment(const char *p, const char *end)
{
	return *p == ';' || (end - p > 1 && *p == '/' && (p[1] == '/' || p[1] == '*'));
}

/* Returns the length of the statement in the text from p on, without blanks before its end. */
static size_t
statement_length(const char *p, const char *end)
{
	const char *at = p, *last = p;

	for (; at < end && !is_comment(at, end); at++)
		if (*at != ' ' && *at != '\t' && *at != '\r' && *at != '\n')
			last = at + 1;
	return (size_t)(last - p);
}

/* Adds a fix. n: number of bytes to replace; SIZE_MAX: the rest of the statement. */
static void
add_fix(struct diag *d, struct loc at, size_t n, const char *text)
{
	struct text_source *s = sources_find(&d->sources, at);

	/* The text of an expansion is not in a file: it may consist of text from the body and of arguments. */
	if (!(d->json || d->fix_sink) || d->hidden || !s || source_is_expansion(s))
		return;
	struct str line;
	struct diag_place place = expansion_place(&d->sources, at, &line);
	uint32_t before;
	struct str whole = source_text(s, at, &before);
	if (before < whole.n && (whole.p[before] == '"' || whole.p[before] == '\''))
		return;
	if (n == SIZE_MAX)
		n = statement_length(whole.p + before, whole.p + whole.n);
	if (d->fix_sink)
		d->fix_sink(d->user, &(struct diag_fix){place.file, place.line, place.column, n, text});
	else
		diag_json_fix(&d->report, with_display(place, line), (uint32_t)n, str_from(text));
}

void
diag_fix(struct diag *d, struct loc at, size_t n, const char *text)
{
	add_fix(d, at, n, text);
}

void
diag_fix_rest(struct diag *d, struct loc at, const char *text)
{
	add_fix(d, at, SIZE_MAX, text);
}

void
diag_use_json(struct diag *d)
{
	d->json = true;
}

void
diag_use_color(struct diag *d, const char *option, const char *when)
{
	if (!color_parse(when, &d->color))
		diag_error(d, (struct loc){0}, "%s: expected auto, always or never, but got '%s'", option, when);
}

/* Reports the files that were found truncated since the last call. */
static void
report_cuts(struct diag *d)
{
	const char *name;

	while ((name = mapping_cut(d->cuts)) != NULL) {
		d->cuts++;
		diag_error(d, (struct loc){0}, "%s: the file became shorter while it was read", name);
	}
}

unsigned
diag_error_count(struct diag *d)
{
	report_cuts(d);
	return d->errors;
}

void
diag_set_warnings(struct diag *d, bool show, bool fatal)
{
	d->hide_warnings = !show;
	d->fatal_warnings = fatal;
}

void
diag_flush(struct diag *d)
{
	diag_once_each(&d->once, show_repeated, d);
	diag_once_free(&d->once);
	if (d->json)
		diag_json_print(&d->report);
}

int
diag_end(struct diag *d, int status, int failure)
{
	if (fflush(stdout) != 0 || ferror(stdout)) {
		diag_error(d, (struct loc){0}, "cannot write standard output: %s", strerror(errno));
		status = failure;
	}
	report_cuts(d);
	if (d->cuts)
		status = failure;
	diag_flush(d);
	diag_free(d);
	return status;
}
