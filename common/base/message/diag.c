/* Messages. Live sources form a stack in the order of their positions: a macro's expansion is
 * registered and dropped hundreds of thousands of times, so both only move the top. The table of a
 * source's line starts is made when its first message is printed. */
#include "common/base/message/diag.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "common/base/file/buf.h"
#include "common/base/message/color.h"
#include "common/base/message/diag_json.h"
#include "common/base/message/diag_once.h"
#include "common/base/memory/die.h"
#include "common/base/file/mapping.h"
#include "common/base/text/marker.h"
#include "common/base/text/visible.h"

struct source {
	uint32_t base, n;
	uint32_t line; /* of the first line */
	struct loc from;
	enum source_kind kind;
	const char *name, *text;
	const struct diag_detail *detail; /* NULL: none */
	struct diag_body body; /* of an expansion */
	uint32_t *starts; /* of each line in text; NULL until needed */
	uint32_t nstarts;
	struct markers markers; /* the preprocessor's */
};

struct diag {
	const char *program;
	diag_sink *sink; /* NULL: messages are printed */
	void *user;
	struct source *sources;
	size_t n, cap;
	unsigned errors;
	size_t cuts; /* files of mapping_cut() that were reported */
	bool hide_warnings, fatal_warnings, json;
	enum color_when color;
	bool hidden; /* the last message was not shown, so its notes are not either */
	struct diag_once once;
	struct diag_json report;
};

enum { SHOWN_COLUMNS = 400 };

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
diag_free(struct diag *d)
{
	diag_drop_source(d, 1);
	alloc_free(d->sources);
	diag_once_free(&d->once);
	diag_json_free(&d->report);
	alloc_free(d);
}

uint32_t
diag_add_source(struct diag *d, enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from)
{
	const struct source *top = d->n ? &d->sources[d->n - 1] : NULL;
	/* The position just after the text is a place too. */
	uint32_t base = top ? top->base + top->n + 1 : 1;

	if (n >= DIAG_TEXT_MAX - base)
		die("%s: more than 4 GB of source text", name);
	struct source *s = APPEND(d->sources, d->n, d->cap);
	/* member by member: a struct of this size would be cleared by a slow instruction */
	s->base = base;
	s->n = (uint32_t)n;
	s->line = line;
	s->from = from;
	s->kind = kind;
	s->name = name;
	s->text = text;
	s->detail = NULL;
	s->body = (struct diag_body){0};
	s->starts = NULL;
	s->nstarts = 0;
	s->markers = (struct markers){0};
	return base;
}

void
diag_source_body(struct diag *d, const struct diag_body *body, const struct diag_detail *detail)
{
	d->sources[d->n - 1].body = *body;
	d->sources[d->n - 1].detail = detail;
}

/* The index of the source that holds pos; d->n if none does. */
static size_t
find_source(struct diag *d, uint32_t pos)
{
	size_t low = 0, high = d->n;

	if (pos == 0)
		return d->n;
	while (low < high) {
		size_t mid = (low + high) / 2;

		if (d->sources[mid].base <= pos)
			low = mid + 1;
		else
			high = mid;
	}
	if (low == 0 || pos - d->sources[low - 1].base > d->sources[low - 1].n)
		return d->n;
	return low - 1;
}

void
diag_drop_source(struct diag *d, uint32_t base)
{
	while (d->n && d->sources[d->n - 1].base >= base) {
		marker_free(&d->sources[--d->n].markers);
		alloc_free(d->sources[d->n].starts);
	}
}

static void
make_starts(struct source *s)
{
	uint32_t count = 1;
	const char *end = s->text + s->n;

	for (const char *p = s->text; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
		count++;
	s->starts = alloc_array(count, sizeof *s->starts);
	s->starts[0] = 0;
	s->nstarts = 1;
	marker_add(&s->markers, s->text, end, 0);
	for (const char *p = s->text; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++) {
		marker_add(&s->markers, p + 1, end, s->nstarts);
		s->starts[s->nstarts++] = (uint32_t)(p + 1 - s->text);
	}
}

/* The index of the line that holds offset. */
static uint32_t
find_line(struct source *s, uint32_t offset)
{
	uint32_t low = 0, high;

	if (!s->starts)
		make_starts(s);
	high = s->nstarts;
	while (high - low > 1) {
		uint32_t mid = low + (high - low) / 2;

		if (s->starts[mid] <= offset)
			low = mid;
		else
			high = mid;
	}
	return low;
}

static bool
is_expansion(const struct source *s)
{
	return s->kind >= SOURCE_MACRO;
}

void
diag_place(struct diag *d, struct loc at, const char **file, uint32_t *line, uint32_t *column)
{
	size_t i = find_source(d, at.pos);
	struct source *s;
	uint32_t index;

	while (i < d->n && is_expansion(&d->sources[i])) {
		at = d->sources[i].from;
		i = find_source(d, at.pos);
	}
	*file = NULL;
	*line = *column = 0;
	if (i == d->n)
		return;
	s = &d->sources[i];
	index = find_line(s, at.pos - s->base);
	*file = s->name;
	*line = s->line + index;
	*column = at.pos - s->base - s->starts[index] + 1;
}

/* Line number i of a text, and of those that the text repeats. */
static struct str
find_row(struct str text, uint32_t i, uint32_t *row, uint32_t *rows)
{
	const char *p = text.p, *end = p + text.n, *eol;
	struct str line = {p, 0};

	*rows = 0;
	for (const char *q = p; q < end; q = eol + 1, ++*rows) {
		eol = memchr(q, '\n', (size_t)(end - q));
		if (!eol)
			eol = end;
	}
	*row = *rows ? i % *rows : 0;
	for (uint32_t k = 0; p < end; p = eol + 1, k++) {
		eol = memchr(p, '\n', (size_t)(end - p));
		if (!eol)
			eol = end;
		line = (struct str){p, (size_t)(eol - p)};
		if (k == *row)
			break;
	}
	return line;
}

static bool
in_word(char c)
{
	return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '$';
}

/* The end of a parameter, "\\name", "\\()", "\\@", or of a name without a backslash. */
static size_t
parameter_end(struct str b, size_t i)
{
	i += b.p[i] == '\\';
	if (i < b.n && strchr("(@+", b.p[i]))
		return i + (b.p[i] == '(') + 1;
	while (i < b.n && in_word(b.p[i]))
		i++;
	return i;
}

/* The column of a body's line that a column of its expansion comes from: both are read side by side, and where they
 * differ is a parameter, which ends where the text that follows it is found again. */
static uint32_t
body_column(struct str b, struct str e, size_t at)
{
	size_t i = 0, j = 0;

	while (i < b.n && j < at) {
		if (b.p[i] == e.p[j] && b.p[i] != '\\') {
			i++;
			j++;
			continue;
		}
		size_t k = parameter_end(b, i), end = k;
		while (end < b.n && b.p[end] != '\\')
			end++;
		const char *found = k == b.n ? NULL : memmem(e.p + j, e.n - j, b.p + k, end - k);
		if (!found || found > e.p + at)
			break;
		i = k;
		j = (size_t)(found - e.p);
	}
	return (uint32_t)i;
}

/* Where a place is to be looked for: in a file; for a place in an expansion, in the body that it comes from. *line is
 * the line of the file up to it. */
static struct diag_place
place_of(struct diag *d, struct loc at, struct str *line)
{
	for (;;) {
		size_t i = find_source(d, at.pos);
		struct source *s = &d->sources[i];

		*line = (struct str){"", 0};
		if (i == d->n)
			return (struct diag_place){0};
		uint32_t offset = at.pos - s->base, index = find_line(s, offset), row, rows;
		uint32_t begin = s->starts[index];
		if (!is_expansion(s)) {
			*line = (struct str){s->text + begin, offset - begin};
			struct diag_place place = {s->name, s->line + index, offset - begin + 1, 0};
			marker_apply(&s->markers, index, &place.file, &place.line);
			return place;
		}
		uint32_t end = index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n;
		*line = find_row(s->body.text, index, &row, &rows);
		line->n = body_column(*line, (struct str){s->text + begin, end - begin}, offset - begin);
		if (!s->body.at.pos)
			return (struct diag_place){s->body.file, s->body.line + row, (uint32_t)line->n + 1, 0};
		at.pos = s->body.at.pos + (uint32_t)(line->p + line->n - s->body.text.p);
	}
}

void
diag_body_locate(struct diag *d, struct diag_body *body)
{
	struct str line;
	struct diag_place p = place_of(d, body->at, &line);

	body->at.pos = 0;
	body->file = p.file;
	body->line = p.line;
}

struct loc
diag_origin(struct diag *d, struct loc at)
{
	size_t i = find_source(d, at.pos);

	if (i == d->n || !is_expansion(&d->sources[i]))
		return (struct loc){0};
	for (; i < d->n && is_expansion(&d->sources[i]); i = find_source(d, at.pos)) {
		struct source *s = &d->sources[i];
		uint32_t row, rows;
		struct str line = find_row(s->body.text, find_line(s, at.pos - s->base), &row, &rows);

		if (!s->body.at.pos)
			return (struct loc){0};
		while (line.n && (*line.p == ' ' || *line.p == '\t')) {
			line.p++;
			line.n--;
		}
		at.pos = s->body.at.pos + (uint32_t)(line.p - s->body.text.p);
	}
	return at;
}

/* What goes around the parts of a message; empty without colours. */
struct paint {
	const char *place, *severity, *caret, *end;
};

static struct paint
paint_for(struct diag *d, const char *severity)
{
	if (!color_wanted(d->color, STDERR_FILENO))
		return (struct paint){"", "", "", ""};
	return (struct paint){COLOR_PLACE,
		*severity == 'e' ? COLOR_ERROR : *severity == 'w' ? COLOR_WARNING : COLOR_NOTE, COLOR_CARET,
		COLOR_END};
}

static void
print_head(struct diag *d, struct diag_place at, const char *severity, const struct paint *paint)
{
	fputs(paint->place, stderr);
	if (at.file) {
		visible_write(stderr, str_from(at.file));
		fprintf(stderr, ":%u:%u: ", at.line, at.column);
	} else if (d->program) {
		fprintf(stderr, "%s: ", d->program);
	}
	fprintf(stderr, "%s%s%s: %s", paint->end, paint->severity, severity, paint->end);
}

/* The source line and the caret under it. Of a very long line only the part around the caret. */
static void
print_source(struct diag *d, struct loc at, const struct paint *paint)
{
	size_t i = find_source(d, at.pos);
	struct source *s;
	uint32_t offset, begin, end, index, before;
	struct buf line = {0}; /* and the blanks before the caret */
	size_t column;

	if (i == d->n)
		return;
	s = &d->sources[i];
	offset = at.pos - s->base;
	index = find_line(s, offset);
	begin = s->starts[index];
	end = index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n;
	if (end > begin && s->text[end - 1] == '\r')
		end--;
	/* what is no text says nothing, and the caret would point at nothing */
	if (memchr(s->text + begin, 0, end - begin))
		return;
	if (offset - begin > SHOWN_COLUMNS / 2 && end - begin > SHOWN_COLUMNS)
		begin = offset - SHOWN_COLUMNS / 2;
	if (end - begin > SHOWN_COLUMNS)
		end = begin + SHOWN_COLUMNS;
	before = offset < end ? offset : end;
	visible_put(&line, (struct str){s->text + begin, before - begin});
	column = line.n;
	visible_put(&line, (struct str){s->text + before, end - before});
	buf_put(&line, "\n", 1);
	for (size_t j = 0; j < column; j++) {
		/* A UTF-8 continuation byte takes no column. */
		if ((line.p[j] & 0xc0) != 0x80)
			buf_put(&line, line.p[j] == '\t' ? "\t" : " ", 1);
	}
	buf_fill(&line, ' ', offset - before);
	fwrite(line.p, 1, line.n, stderr);
	buf_free(&line);
	fprintf(stderr, "%s^%s\n", paint->caret, paint->end);
}

static struct diag_place
json_place(struct diag *d, struct loc at)
{
	struct str line;
	struct diag_place p = place_of(d, at, &line);

	p.display = 1;
	for (size_t i = 0; i < line.n; i++) {
		unsigned char c = (unsigned char)line.p[i];

		p.display = c == '\t' ? (p.display + 7) / 8 * 8 + 1 : p.display + ((c & 0xc0) != 0x80);
	}
	return p;
}

/* A message with the source line. */
static void
show(struct diag *d, struct loc at, const char *severity, const char *text)
{
	struct str source = {"", 0};
	uint32_t offset = 0;
	size_t i = find_source(d, at.pos);

	if (!d->json && !d->sink) {
		struct paint paint = paint_for(d, severity);

		print_head(d, place_of(d, at, &source), severity, &paint);
		fputs(*severity == 'n' ? "" : paint.place, stderr);
		visible_write(stderr, str_from(text));
		fprintf(stderr, "%s\n", *severity == 'n' ? "" : paint.end);
		print_source(d, at, &paint);
		return;
	}
	if (i < d->n) {
		struct source *s = &d->sources[i];
		uint32_t index = find_line(s, at.pos - s->base), begin = s->starts[index];

		offset = at.pos - s->base - begin;
		source.p = s->text + begin;
		source.n = (index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n) - begin;
	}
	if (d->sink) {
		struct str line;
		struct diag_place place = place_of(d, at, &line);

		d->sink(d->user, &(struct diag_message){severity, text, place.file, place.line, place.column, source, offset});
		return;
	}
	diag_json_add(&d->report, severity, text, json_place(d, at), source, offset + 1);
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

enum { DETAIL_MAX = 200 }; /* bytes of it that are shown */

/* One step outwards from a place in a source, at its from. */
static void
print_step(struct diag *d, struct source *s, uint32_t offset)
{
	struct buf detail = {0};
	uint32_t row, rows, index = find_line(s, offset);

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
	find_row(s->body.text, 0, &row, &rows);
	if (s->kind == SOURCE_REPEAT && rows && s->nstarts - 1 > rows)
		note(d, s->from, "while expanding %s, round %u", s->name, index / rows + 1);
	else
		note(d, s->from, "while expanding %s", s->name);
}

/* Of many steps outwards these are shown at either end. */
enum { STEPS_SHOWN = 4 };

/* One note for each step from the text at a location outwards. */
static void
print_origin(struct diag *d, struct loc at)
{
	unsigned steps = 0, step = 0;
	size_t i;

	for (struct loc to = at; (i = find_source(d, to.pos)) < d->n && d->sources[i].from.pos; steps++)
		to = d->sources[i].from;
	for (; (i = find_source(d, at.pos)) < d->n && d->sources[i].from.pos; step++) {
		struct source *s = &d->sources[i];

		if (step < STEPS_SHOWN || step + STEPS_SHOWN >= steps)
			print_step(d, s, at.pos - s->base);
		else if (step == STEPS_SHOWN)
			note(d, s->from, "%u of %u steps are not shown", steps - 2 * STEPS_SHOWN, steps);
		at = s->from;
	}
}

/* The place from which the outermost of the expansions is made that are of the same body as the one at a place, or of the
 * same file. */
static struct loc
outermost_use(struct diag *d, struct loc at)
{
	size_t i = find_source(d, at.pos);
	const char *name = i < d->n ? d->sources[i].name : NULL;
	struct loc use = at;

	for (; i < d->n && d->sources[i].from.pos; i = find_source(d, d->sources[i].from.pos))
		if (!strcmp(d->sources[i].name, name))
			use = d->sources[i].from;
	return use;
}

/* Whether a message says something new. */
static bool
is_new(struct diag *d, struct loc at, const char *severity, const char *text)
{
	size_t i = find_source(d, at.pos);
	struct str before;
	struct diag_place here = place_of(d, at, &before), use = place_of(d, outermost_use(d, at), &before);

	if (i == d->n)
		return true;
	struct source *s = &d->sources[i];
	uint32_t index = find_line(s, at.pos - s->base), begin = s->starts[index];
	uint32_t end = index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n;
	return diag_once(&d->once, here, severity, text, (struct str){s->text + begin, end - begin}, use);
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
	struct paint paint = paint_for(d, "note");

	print_head(d, at, "note", &paint);
	fprintf(stderr, "%s\n", text);
}

/* An error or a warning, unless it was shown before. */
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
diag_vwarning(struct diag *d, struct loc at, bool fatal, const char *fmt, va_list ap)
{
	fatal |= d->fatal_warnings;
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
	diag_vwarning(d, at, false, fmt, ap);
	va_end(ap);
}

void
diag_note(struct diag *d, struct loc at, const char *fmt, ...)
{
	va_list ap;

	if (d->hidden)
		return;
	va_start(ap, fmt);
	message(d, at, "note", fmt, ap);
	va_end(ap);
}

void
diag_fix(struct diag *d, struct loc at, size_t n, const char *text)
{
	size_t i = find_source(d, at.pos);

	/* In an expansion the place would be that of the call, which is not what is wrong. */
	if (d->json && !d->hidden && i < d->n && !is_expansion(&d->sources[i]))
		diag_json_fix(&d->report, json_place(d, at), (uint32_t)n, str_from(text));
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
		diag_error(d, (struct loc){0}, "%s=%s: expected auto, always or never", option, when);
}

/* Files that turned out to be cut since this was last asked. */
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
diag_end(struct diag *d, int status)
{
	if (fflush(stdout) != 0 || ferror(stdout)) {
		diag_error(d, (struct loc){0}, "cannot write standard output: %s", strerror(errno));
		status = 1;
	}
	report_cuts(d);
	if (d->cuts)
		status = 1;
	diag_flush(d);
	diag_free(d);
	return status;
}
