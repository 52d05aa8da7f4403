/* Formats documents. Labels begin in the first column, instructions and directives after a tab. A paragraph is a sequence of lines
 * without an empty line. Within a paragraph, the operands of instructions are aligned, and so are comments after instructions. In
 * other statements, the text after the head is kept, because blanks can separate arguments of macros or be part of an argument.
 * Texts that are not assembly are kept. */
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"
#include "lsp/answer/line.h"

/* Widths up to which operands and comments are aligned. */
enum { MNEMONIC_MAX = 32, COMMENT_MAX = 100, TAB_DEFAULT = 8 };

struct formatted {
	bool kept;         /* the line stays as it is */
	bool instruction;
	size_t name;       /* width of the mnemonic, if operands follow */
	size_t width;      /* width of the statement, without the comment */
};

struct formatter {
	struct answer *a;
	const struct tokens *t;
	const struct text *text;
	size_t tab;        /* width of a tab */
	bool blanks;       /* indent with blanks, not a tab */
	struct formatted *lines;
};

static struct str
head_of(const struct formatter *f, size_t line)
{
	const struct statement *s = &f->t->lines[line];

	return s->head < s->end ? token_text(f->text, &f->t->v[s->head]) : STR("");
}

static bool
ends_with_backslash(const struct formatter *f, size_t line)
{
	struct str s = text_line(f->text, line);

	return s.n && s.p[s.n - 1] == '\\';
}

/* Returns whether a directive begins YAML metadata, which is not assembly. ends_foreign() recognizes the end of the metadata. */
static bool
begins_foreign(struct str head)
{
	return str_starts(head, ".amd") && str_ends(head, "_metadata");
}

static bool
ends_foreign(struct str head)
{
	return str_starts(head, ".end_amd") && str_ends(head, "_metadata");
}

/* Marks the lines that stay as they are. */
static void
mark_kept(struct formatter *f)
{
	bool foreign = false;

	for (size_t line = 0; line < f->t->nlines; line++) {
		struct str head = head_of(f, line), here = text_line(f->text, line);

		foreign &= !ends_foreign(head);
		f->lines[line].kept = foreign || ends_with_backslash(f, line) || (line && ends_with_backslash(f, line - 1)) ||
			(here.n && here.p[0] == '#');
		foreign |= begins_foreign(head);
	}
	for (size_t i = 0; i < f->t->n; i++) {
		const struct token *t = &f->t->v[i];
		size_t first = text_line_at(f->text, t->at), last = text_line_at(f->text, t->at + t->n);

		for (size_t line = first; first < last && line <= last; line++)
			f->lines[line].kept = true;
	}
}

/* Returns whether a directive begins in the first column because it structures the source. */
static bool
is_structure(struct str head)
{
	static const char *const names[] = {".macro", ".endm", ".endmacro", ".rept", ".rep", ".irp", ".irpc", ".endr", ".else", ".elseif",
		".endif", ".include"};

	for (size_t i = 0; i < sizeof names / sizeof *names; i++)
		if (str_eqz(head, names[i]))
			return true;
	return str_starts(head, ".if");
}

/* Appends the operands of an instruction, with one blank after commas and none before them. */
static void
put_operands(const struct formatter *f, const struct statement *s, struct buf *out)
{
	for (size_t i = s->head + 1; i < s->end; i++) {
		const struct token *t = &f->t->v[i], *before = t - 1;
		bool comma = token_is(f->text, t, ','), after = token_is(f->text, before, ',');

		if (i > s->head + 1 && !comma && (after || before->at + before->n < t->at))
			buf_put(out, " ", 1);
		buf_put(out, f->text->bytes.p + t->at, t->n);
	}
}

/* Appends the statement of a line. name: the width to which a mnemonic is padded. */
static void
put_statement(const struct formatter *f, size_t line, size_t name, struct buf *out)
{
	const struct statement *s = &f->t->lines[line];
	const struct token *v = f->t->v;
	struct str head = head_of(f, line), here = text_line(f->text, line);

	for (size_t i = s->label; i < s->head; i += 2)
		buf_printf(out, "%s%.*s:", i > s->label ? " " : "", STR_ARG(token_text(f->text, &v[i])));
	if (s->head == s->end)
		return;
	if ((out->n || !is_structure(head)) && !(s->assigns && !out->n)) {
		if (f->blanks)
			buf_fill(out, ' ', f->tab - out->n % f->tab);
		else
			buf_put(out, "\t", 1);
	}
	if (!f->lines[line].instruction) {
		buf_put(out, head.p, (size_t)(here.p + here.n - head.p));
		return;
	}
	buf_put(out, head.p, head.n);
	if (s->head + 1 == s->end)
		return;
	buf_fill(out, ' ', name > head.n ? name - head.n + 1 : 1);
	put_operands(f, s, out);
}

static size_t
width_of(const struct formatter *f, const struct buf *b)
{
	size_t w = 0;

	for (size_t i = 0; i < b->n; i++)
		w = b->p[i] == '\t' ? (w / f->tab + 1) * f->tab : w + ((b->p[i] & 0xc0) != 0x80);
	return w;
}

static bool
has_statement(const struct formatter *f, size_t line)
{
	return f->t->lines[line].label < f->t->lines[line].end;
}

static bool
is_empty(const struct formatter *f, size_t line)
{
	return (line ? f->t->lines[line - 1].next : 0) == f->t->lines[line].next;
}

/* Returns whether a line begins with a comment that a statement follows. Such lines are kept. */
static bool
begins_with_comment(const struct formatter *f, size_t line)
{
	size_t first = line ? f->t->lines[line - 1].next : 0;

	return has_statement(f, line) && first < f->t->lines[line].label;
}

/* Returns whether a comment is between the tokens of a statement. */
static bool
has_inner_comment(const struct formatter *f, size_t line)
{
	for (size_t i = f->t->lines[line].label; i < f->t->lines[line].end; i++)
		if (f->t->v[i].kind == TOKEN_COMMENT)
			return true;
	return false;
}

/* Appends the comments of a line, after `column` columns. */
static void
put_comments(const struct formatter *f, size_t line, size_t column, struct buf *out)
{
	const struct statement *s = &f->t->lines[line];
	size_t first = has_statement(f, line) ? s->end : line ? f->t->lines[line - 1].next : 0, width = width_of(f, out);
	struct str here = text_line(f->text, line);
	const char *end = here.p + here.n;

	if (first >= s->next)
		return;
	const char *p = (const char *)f->text->bytes.p + f->t->v[first].at;
	while (end > p && (end[-1] == ' ' || end[-1] == '\t'))
		end--;
	if (has_statement(f, line))
		buf_fill(out, ' ', column > width ? column - width : 1);
	else if (p > here.p) /* without a statement, a comment in the first column stays there; any other comment is indented */
		f->blanks ? buf_fill(out, ' ', f->tab) : buf_put(out, "\t", 1);
	buf_put(out, p, (size_t)(end - p));
}

/* Measures the lines of a paragraph. Returns the column of comments, and stores the width of mnemonics in *name. */
static size_t
measure(const struct formatter *f, size_t from, size_t to, size_t *name)
{
	size_t column = 0;

	*name = 0;
	for (size_t line = from; line < to; line++)
		if (!f->lines[line].kept && f->lines[line].name <= MNEMONIC_MAX && f->lines[line].name > *name)
			*name = f->lines[line].name;
	for (size_t line = from; line < to; line++) {
		struct buf text = {0};

		if (f->lines[line].kept || !f->lines[line].instruction || f->t->lines[line].end == f->t->lines[line].next)
			continue;
		put_statement(f, line, *name, &text);
		size_t width = width_of(f, &text);
		column = width + 2 > column && width < COMMENT_MAX ? width + 2 : column;
		buf_free(&text);
	}
	return column;
}

static void
format_paragraph(const struct formatter *f, size_t from, size_t to, size_t first, size_t last, json_t *out)
{
	size_t name, column = measure(f, from, to, &name);

	for (size_t line = from; line < to; line++) {
		struct str here = text_line(f->text, line);
		struct buf text = {0};

		if (line < first || line > last || f->lines[line].kept)
			continue;
		if (has_statement(f, line))
			put_statement(f, line, name, &text);
		if (f->lines[line].instruction || f->t->lines[line].head == f->t->lines[line].end)
			put_comments(f, line, column, &text);
		if (text.n != here.n || (text.n && memcmp(text.p, here.p, text.n)))
			json_add(out, answer_edit(f->a, f->text->starts[line], f->text->starts[line] + here.n,
				(struct str){text.n ? (char *)text.p : "", text.n}));
		buf_free(&text);
	}
}

json_t *
answer_format(struct answer *a)
{
	struct formatter f = {.a = a, .t = document_tokens(a->doc), .text = &a->doc->text,
		.tab = json_member_size(a->params, "options.tabSize"), .blanks = json_member_true(a->params, "options.insertSpaces", false)};
	const struct model *m = document_model(&a->server->documents, a->doc);
	size_t from = 0, to = f.text->bytes.n, begin = 0;
	json_t *out = json_array();

	f.tab = f.tab && f.tab <= 16 ? f.tab : TAB_DEFAULT;
	answer_read_range(a, json_member(a->params, "range"), &from, &to);
	f.lines = array_make(f.t->nlines, sizeof *f.lines);
	mark_kept(&f);
	for (size_t line = 0; line < f.t->nlines; line++) {
		const struct statement *s = &f.t->lines[line];
		struct str head = head_of(&f, line);

		f.lines[line].kept |= begins_with_comment(&f, line) || has_inner_comment(&f, line);
		f.lines[line].instruction = head.n && !s->assigns && amdgcn_find_word(NULL, head.p, head.n) & 1u << AMDGCN_WORD_MNEMONIC &&
			!model_name(m, head);
		f.lines[line].name = f.lines[line].instruction && s->head + 1 < s->end ? head.n : 0;
	}
	for (size_t line = 0; line <= f.t->nlines; line++)
		if (line == f.t->nlines || is_empty(&f, line)) {
			format_paragraph(&f, begin, line < f.t->nlines ? line + 1 : line, text_line_at(f.text, from), text_line_at(f.text, to), out);
			begin = line + 1;
		}
	alloc_free(f.lines);
	return out;
}
