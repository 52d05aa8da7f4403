/* The listing, in the format of GNU as -alm: line number, address, bytes in memory order, source text. Bytes that do not fit into
 * a line continue on the lines below. The statements of a macro expansion follow the line of the call. The statements of a
 * repetition follow its .endr, once for each iteration. Each of these statements begins with a ">" for each level of nesting. */
#include "assembler/out/listing.h"

#include <elf.h>
#include <errno.h>
#include <string.h>

#include "assembler/insert/insert.h"
#include "assembler/value/values.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

enum { ROW_BYTES = 8, MAX_LINES = 5, BYTES_WIDTH = 2 * ROW_BYTES + 1, INSERTED_BYTES = 4 /* size of each inserted instruction */ };

struct list_row {
	struct str text;
	uint32_t line;
	uint32_t depth; /* nesting depth of expansions */
	struct position from, to;
};

/* Adds a row for the line that begins at p, with this nesting depth. Returns the start of the next line. */
static const char *
add_line(struct listing *l, const struct frame *f, const char *p, uint32_t depth)
{
	const char *end = f->text.p + f->text.n, *newline = memchr(p, '\n', (size_t)(end - p));
	struct str text = {p, (size_t)((newline ? newline : end) - p)};
	while (text.n && strchr(" \t\r", text.p[text.n - 1]))
		text.n--;
	struct position place = position_here(l->values);
	struct source *source = l->values->source;
	struct list_row row = {.text = input_keep(source, text), .line = f->line, .depth = depth, .from = place,
		.to = place};
	if (f->kind > SOURCE_INCLUDE && l->n)
		row.line = l->rows[l->n - 1].line;
	*APPEND(l->rows, l->n, l->cap) = row;
	return newline ? newline + 1 : end;
}

/* Adds rows for the lines of a file that are not listed yet, up to the line that contains the position `until`. */
static void
add_lines(struct listing *l, struct frame *f, const char *until, uint32_t depth)
{
	while (f->listed <= until && f->listed < f->text.p + f->text.n) {
		f->line++;
		f->listed = add_line(l, f, f->listed, depth);
	}
}

static struct frame *
top_frame(const struct listing *l)
{
	struct input *in = &l->values->source->input;
	return &in->stack[in->n - 1];
}

/* Adds rows for lines of the file that contains the current expansions: the lines that were read but not listed yet, such as those of a
 * repetition's body. */
static void
add_body(struct listing *l)
{
	struct source *source = l->values->source;
	struct input *in = &source->input;
	size_t i = in->n - 1;
	uint32_t depth = in->expansions;
	for (; i && in->stack[i].kind > SOURCE_INCLUDE; i--)
		depth--;
	if (in->stack[i].kind <= SOURCE_INCLUDE)
		add_lines(l, &in->stack[i], source->lexer.under[i + 1].at - 1, depth);
}

void
listing_begin(struct listing *l, struct loc loc)
{
	struct frame *f = top_frame(l);
	const char *at = f->text.p + (loc.pos - f->text.base);
	if (at < f->listed)
		return;
	uint32_t depth = l->values->source->input.expansions;
	if (f->kind <= SOURCE_INCLUDE) {
		add_lines(l, f, at, depth);
		return;
	}
	add_body(l);
	while (at > f->text.p && at[-1] != '\n')
		at--;
	f->listed = add_line(l, f, at, depth);
}

void
listing_end(struct listing *l)
{
	struct position now = position_here(l->values);
	if (l->n && l->rows[l->n - 1].from.frag->sub == now.frag->sub)
		l->rows[l->n - 1].to = now;
}

void
listing_rest(struct listing *l)
{
	struct frame *f = top_frame(l);
	if (f->kind <= SOURCE_INCLUDE)
		add_lines(l, f, f->text.p + f->text.n, l->values->source->input.expansions);
	else
		f->listed = f->text.p; /* each iteration of a repetition reads the body from the start */
}

static void
put_bytes(struct buf *b, const uint8_t *p, uint64_t n)
{
	for (uint64_t i = 0; i < n; i++)
		buf_printf(b, i % 4 || !i ? "%02X" : " %02X", p[i]);
}

/* Writes a row for each instruction that was inserted before the instruction of `row`. Returns the size of these instructions in
 * bytes. */
static uint64_t
put_inserted(struct buf *b, const struct list_row *row)
{
	const struct insertion *in = insert_at(row->from);
	uint64_t address = position_address(row->from);

	if (!in || position_address(row->to) == address)
		return 0;
	const char *p = in->text.p;
	const char *end = p + in->text.n;
	for (uint64_t at = 0; at < in->bytes.n; at += INSERTED_BYTES) {
		const char *newline = memchr(p, '\n', (size_t)(end - p));

		buf_printf(b, "%5u %04llx ", row->line, (unsigned long long)(address + at));
		put_bytes(b, (const uint8_t *)in->bytes.p + at, INSERTED_BYTES);
		buf_printf(b, "%*s \t> \t%.*s // %.*s\n", BYTES_WIDTH - 2 * INSERTED_BYTES, "", (int)(newline - p), p,
			STR_ARG(in->why));
		p = newline + 1;
	}
	return in->bytes.n;
}

static void
put_row(struct buf *b, const struct list_row *row)
{
	const struct section *s = position_section(row->from);
	uint64_t address = position_address(row->from) + put_inserted(b, row);
	uint64_t n = position_address(row->to) - address, at = 0;
	struct buf bytes = {0};
	bool holds = s->type != SHT_NOBITS;
	for (int line = 0; line == 0 || (at < n && holds && line <= MAX_LINES); line++) {
		uint64_t some = n - at < ROW_BYTES ? n - at : ROW_BYTES;
		bytes.n = 0;
		if (line == MAX_LINES)
			buf_printf(&bytes, "...");
		else if (holds)
			put_bytes(&bytes, s->data + address + at, some);
		buf_printf(b, n ? "%5u %04llx " : "%5u      ", row->line, (unsigned long long)(address + at));
		if (line || !row->text.n)
			buf_put(b, bytes.p, bytes.n);
		else
			buf_printf(b, "%-*.*s \t", BYTES_WIDTH, (int)bytes.n, bytes.n ? (char *)bytes.p : "");
		for (uint32_t i = 0; line == 0 && i < row->depth; i++)
			buf_printf(b, i + 1 < row->depth ? ">" : "> ");
		if (line == 0)
			buf_put(b, row->text.p, row->text.n);
		while (b->p[b->n - 1] == ' ')
			b->n--;
		buf_put(b, "\n", 1);
		at += some;
	}
	buf_free(&bytes);
}

void
listing_write(struct listing *l)
{
	const char *path = l->values->source->opt->listing;
	struct diag *diag = l->values->diag;
	struct buf b = {0};
	if (!path || diag_error_count(diag))
		return;
	for (size_t i = 0; i < l->n; i++)
		put_row(&b, &l->rows[i]);
	const char *why = buf_write_file(&b, path, 0666, &l->values->source->files);
	if (why)
		diag_error(diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), why);
	buf_free(&b);
}

void
listing_start(struct listing *l, struct values *vals)
{
	l->values = vals;
}

void
listing_free(struct listing *l)
{
	alloc_free(l->rows);
}
