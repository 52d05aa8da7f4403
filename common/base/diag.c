/* Messages. Live sources form a stack in the order of their positions: a macro's expansion is
 * registered and dropped hundreds of thousands of times, so both only move the top. The table of a
 * source's line starts is made when its first message is printed. */
#include "common/base/diag.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/base/diag_json.h"

#include "common/base/array.h"

struct source {
	uint32_t base, n;
	uint32_t line; /* of the first line */
	struct loc from;
	enum source_kind kind;
	const char *name, *text;
	const char *detail; /* NULL: none */
	uint32_t *starts; /* of each line in text; NULL until needed */
	uint32_t nstarts;
};

static struct {
	const char *program;
	struct source *sources;
	size_t n, cap;
	unsigned errors;
	bool hide_warnings, fatal_warnings, json;
	bool hidden; /* the last message was not shown, so its notes are not either */
} diag;

enum { SHOWN_COLUMNS = 400 };

/* When the program ends: what could not be written to standard output is an error like any other. */
static void
finish(void)
{
	bool failed = fflush(stdout) != 0 || ferror(stdout);

	if (failed)
		diag_error((struct loc){0}, "cannot write standard output: %s", strerror(errno));
	if (diag.json)
		diag_json_print();
	if (failed) {
		fflush(stderr);
		_exit(1);
	}
}

void
diag_program(const char *name)
{
	if (!diag.program)
		atexit(finish);
	diag.program = name;
}

uint32_t
diag_add_source(enum source_kind kind, const char *name, const char *text, size_t n, uint32_t line,
	struct loc from)
{
	const struct source *top = diag.n ? &diag.sources[diag.n - 1] : NULL;
	/* The position just behind the text is a place too. */
	uint32_t base = top ? top->base + top->n + 1 : 1;

	if (n >= UINT32_MAX - base)
		die("%s: more than 4 GB of source text", name);
	*APPEND(diag.sources, diag.n, diag.cap) = (struct source){
		.base = base,
		.n = (uint32_t)n,
		.line = line,
		.from = from,
		.kind = kind,
		.name = name,
		.text = text,
	};
	return base;
}

void
diag_source_detail(const char *detail)
{
	diag.sources[diag.n - 1].detail = detail;
}

/* The index of the source that holds pos; diag.n if none does. */
static size_t
find_source(uint32_t pos)
{
	size_t low = 0, high = diag.n;

	if (pos == 0)
		return diag.n;
	while (low < high) {
		size_t mid = (low + high) / 2;

		if (diag.sources[mid].base <= pos)
			low = mid + 1;
		else
			high = mid;
	}
	if (low == 0 || pos - diag.sources[low - 1].base > diag.sources[low - 1].n)
		return diag.n;
	return low - 1;
}

void
diag_drop_source(uint32_t base)
{
	while (diag.n && diag.sources[diag.n - 1].base >= base)
		free(diag.sources[--diag.n].starts);
}

static void
make_starts(struct source *s)
{
	uint32_t count = 1;
	const char *end = s->text + s->n;

	for (const char *p = s->text; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
		count++;
	s->starts = malloc(count * sizeof(*s->starts));
	if (!s->starts)
		die("out of memory");
	s->starts[0] = 0;
	s->nstarts = 1;
	for (const char *p = s->text; (p = memchr(p, '\n', (size_t)(end - p))) != NULL; p++)
		s->starts[s->nstarts++] = (uint32_t)(p + 1 - s->text);
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
	return s->kind == SOURCE_MACRO || s->kind == SOURCE_REPEAT;
}

void
diag_place(struct loc at, const char **file, uint32_t *line, uint32_t *column)
{
	size_t i = find_source(at.pos);
	struct source *s;
	uint32_t index;

	while (i < diag.n && is_expansion(&diag.sources[i])) {
		at = diag.sources[i].from;
		i = find_source(at.pos);
	}
	*file = NULL;
	*line = *column = 0;
	if (i == diag.n)
		return;
	s = &diag.sources[i];
	index = find_line(s, at.pos - s->base);
	*file = s->name;
	*line = s->line + index;
	*column = at.pos - s->base - s->starts[index] + 1;
}

static void
print_head(struct loc at, const char *severity)
{
	const char *file;
	uint32_t line, column;
	static bool buffered;

	if (!buffered) {
		setvbuf(stderr, NULL, _IOFBF, 32 << 10);
		buffered = true;
	}
	diag_place(at, &file, &line, &column);
	if (file)
		fprintf(stderr, "%s:%u:%u: %s: ", file, line, column, severity);
	else if (diag.program)
		fprintf(stderr, "%s: %s: ", diag.program, severity);
	else
		fprintf(stderr, "%s: ", severity);
}

/* The source line and the caret under it. Of a very long line only the part around the caret. */
static void
print_source(struct loc at)
{
	size_t i = find_source(at.pos);
	struct source *s;
	uint32_t offset, begin, end, index;

	if (i == diag.n)
		return;
	s = &diag.sources[i];
	offset = at.pos - s->base;
	index = find_line(s, offset);
	begin = s->starts[index];
	end = index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n;
	if (end > begin && s->text[end - 1] == '\r')
		end--;
	if (offset - begin > SHOWN_COLUMNS / 2 && end - begin > SHOWN_COLUMNS)
		begin = offset - SHOWN_COLUMNS / 2;
	if (end - begin > SHOWN_COLUMNS)
		end = begin + SHOWN_COLUMNS;
	for (uint32_t j = begin; j < end; j++) {
		unsigned char c = (unsigned char)s->text[j];

		putc(c < ' ' && c != '\t' ? ' ' : c, stderr);
	}
	putc('\n', stderr);
	for (uint32_t j = begin; j < offset; j++) {
		/* A UTF-8 continuation byte takes no column. */
		if (j < end && ((unsigned char)s->text[j] & 0xc0) == 0x80)
			continue;
		putc(j < end && s->text[j] == '\t' ? '\t' : ' ', stderr);
	}
	fputs("^\n", stderr);
}

static struct diag_place
json_place(struct loc at)
{
	struct diag_place p = {.display = 1};
	size_t i = find_source(at.pos);

	diag_place(at, &p.file, &p.line, &p.column);
	while (i < diag.n && is_expansion(&diag.sources[i])) {
		at = diag.sources[i].from;
		i = find_source(at.pos);
	}
	for (uint32_t j = 1; i < diag.n && j < p.column; j++) {
		const struct source *s = &diag.sources[i];
		unsigned char c = (unsigned char)s->text[at.pos - s->base - p.column + j];

		p.display = c == '\t' ? (p.display + 7) / 8 * 8 + 1 : p.display + ((c & 0xc0) != 0x80);
	}
	return p;
}

/* A message with the source line. */
static void
show(struct loc at, const char *severity, const char *text)
{
	struct str source = {"", 0};
	uint32_t offset = 0;
	size_t i = find_source(at.pos);

	if (!diag.json) {
		print_head(at, severity);
		fprintf(stderr, "%s\n", text);
		print_source(at);
		return;
	}
	if (i < diag.n) {
		struct source *s = &diag.sources[i];
		uint32_t index = find_line(s, at.pos - s->base), begin = s->starts[index];

		offset = at.pos - s->base - begin;
		source.p = s->text + begin;
		source.n = (index + 1 < s->nstarts ? s->starts[index + 1] - 1 : s->n) - begin;
	}
	diag_json_add(severity, text, json_place(at), source, offset + 1);
}

__attribute__((format(printf, 3, 0))) static void
message(struct loc at, const char *severity, const char *fmt, va_list ap)
{
	char *text;

	if (vasprintf(&text, fmt, ap) < 0)
		abort();
	show(at, severity, text);
	free(text);
}

__attribute__((format(printf, 2, 3))) static void
note(struct loc at, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message(at, "note", fmt, ap);
	va_end(ap);
}

/* One note for each step from the text at a location outwards. */
static void
print_origin(struct loc at)
{
	size_t i;

	while ((i = find_source(at.pos)) < diag.n) {
		struct source *s = &diag.sources[i];
		uint32_t line = s->line + find_line(s, at.pos - s->base);

		at = s->from;
		if (s->kind == SOURCE_FILE || !at.pos)
			break;
		if (s->kind == SOURCE_MACRO)
			note(at, "in expansion of macro %s%s%.200s, line %u of it", s->name,
				s->detail ? " with " : "", s->detail ? s->detail : "", line);
		else if (s->kind == SOURCE_REPEAT)
			note(at, "in repetition by %s", s->name);
		else
			note(at, "included from here");
	}
}

void
diag_error(struct loc at, const char *fmt, ...)
{
	va_list ap;

	diag.errors++;
	diag.hidden = false;
	va_start(ap, fmt);
	message(at, "error", fmt, ap);
	va_end(ap);
	print_origin(at);
}

void
diag_warning(struct loc at, const char *fmt, ...)
{
	va_list ap;

	diag.hidden = diag.hide_warnings && !diag.fatal_warnings;
	if (diag.hidden)
		return;
	if (diag.fatal_warnings)
		diag.errors++;
	va_start(ap, fmt);
	message(at, diag.fatal_warnings ? "error" : "warning", fmt, ap);
	va_end(ap);
	print_origin(at);
}

void
diag_note(struct loc at, const char *fmt, ...)
{
	va_list ap;

	if (diag.hidden)
		return;
	va_start(ap, fmt);
	message(at, "note", fmt, ap);
	va_end(ap);
}

void
diag_fix(struct loc at, size_t n, const char *text)
{
	size_t i = find_source(at.pos);

	/* In an expansion the place would be that of the call, which is not what is wrong. */
	if (diag.json && !diag.hidden && i < diag.n && !is_expansion(&diag.sources[i]))
		diag_json_fix(json_place(at), (uint32_t)n, str_from(text));
}

void
diag_use_json(void)
{
	diag.json = true;
}

unsigned
diag_error_count(void)
{
	return diag.errors;
}

void
diag_set_warnings(bool show, bool fatal)
{
	diag.hide_warnings = !show;
	diag.fatal_warnings = fatal;
}

void
die(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	message((struct loc){0}, "error", fmt, ap);
	va_end(ap);
	exit(1);
}
