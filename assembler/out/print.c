/* Prints statements in the format of llvm-mc. Instructions are disassembled; but if an instruction has a fixup, its
 * operands are copied from the source. Directives are copied from the source, except that data directives with numbers
 * are printed anew. */
#include "assembler/out/print.h"

#include <errno.h>
#include <string.h>

#include "assembler/node/assembled.h"
#include "assembler/parse/directive.h"
#include "assembler/scan/source.h"
#include "common/base/file/outfile.h"
#include "common/hsa/object.h"

enum { COMMENT_COLUMN = 40 };

/* Returns the source text between two locations, which must be in the input text that is being read. */
static struct str
source(const struct printer *p, struct loc from, struct loc to)
{
	const struct lex_text *t = &p->source->input.stack[p->source->input.n - 1].text;
	return (struct str){t->p + (from.pos - t->base), to.pos - from.pos};
}

/* Appends text without its comments and surrounding blanks. */
static void
put_code(struct buf *b, struct str text)
{
	const char *p = text.p, *end = p + text.n;
	bool quoted = false;
	while (p < end && strchr(" \t\r\n", *p))
		p++;
	size_t begin;
	for (begin = b->n; p < end; p++) {
		if (*p == '"' && (p == text.p || p[-1] != '\\'))
			quoted = !quoted;
		if (!quoted && (*p == ';' || (*p == '/' && p + 1 < end && p[1] == '/')))
			break;
		if (!quoted && *p == '/' && p + 1 < end && p[1] == '*') {
			const char *close = memmem(p + 2, (size_t)(end - p - 2), "*/", 2);
			p = close ? close + 1 : end;
			buf_put(b, " ", 1);
			continue;
		}
		buf_put(b, p, 1);
	}
	while (b->n > begin && strchr(" \t\r\n", b->p[b->n - 1]))
		b->n--;
}

void
print_start(struct printer *p, bool has_processor)
{
	struct buf *b = &p->text;
	bool names_target = p->id->os == OBJECT_OS_AMDHSA && p->id->version > OBJECT_VERSION_FIRST;
	if (names_target && has_processor) {
		buf_printf(b, "\t.amdgcn_target \"");
		object_print_target(p->id, b);
		buf_printf(b, "\"\n");
	}
	if (names_target)
		buf_printf(b, "\t.amdhsa_code_object_version %u\n", p->id->version);
	buf_printf(b, "\t.text\n");
}

void
print_symbol(struct printer *p, struct str name, int64_t value)
{
	buf_printf(&p->text, "\t.set\t%.*s, %lld\n", STR_ARG(name), (long long)value);
}

void
print_label(struct printer *p, const struct node *name)
{
	buf_printf(&p->text, "%.*s:\n", STR_ARG(name->text));
}

void
print_assign(struct printer *p, const struct statement *st, bool is_key)
{
	struct loc after = {st->loc.pos + (uint32_t)st->name.n};
	struct str text = source(p, after, st->end);
	const char *equal = memchr(text.p, '=', text.n);
	bool fixed = equal[1] == '=';
	struct str value = {equal + 1 + fixed, text.n - (size_t)(equal + 1 + fixed - text.p)};
	if (str_eqz(st->name, "."))
		buf_printf(&p->text, "\t.org\t");
	else if (is_key)
		buf_printf(&p->text, "\t\t%.*s = ", STR_ARG(st->name));
	else
		buf_printf(&p->text, "\t%s\t%.*s, ", fixed ? ".equiv" : ".set", STR_ARG(st->name));
	put_code(&p->text, value);
	buf_put(&p->text, "\n", 1);
}

/* Prints each number of a data directive on its own line, with the directive for its size. */
static bool
print_data(struct printer *p, const struct dir *d, const struct statement *st)
{
	static const char *const names[] = {[1] = ".byte", [2] = ".short", [4] = ".long", [8] = ".quad"};
	if ((d->flags & (DIR_DATA | DIR_REAL)) != DIR_DATA || d->arg > 8 || !names[d->arg])
		return false;
	for (const struct node *n = st->operands; n; n = n->next)
		if (n->kind != NODE_INT)
			return false;
	for (const struct node *n = st->operands; n; n = n->next)
		buf_printf(&p->text, "\t%s\t%lld\n", names[d->arg], (long long)n->num);
	return true;
}

void
print_directive(struct printer *p, const struct dir *d, const struct statement *st)
{
	if (d && ((d->flags & DIR_CONTROL) || print_data(p, d, st)))
		return;
	struct str text = source(p, st->loc, lex_loc(&p->source->lexer, lex_tell(&p->source->lexer)));
	while (text.n && strchr(" \t\r\n", text.p[text.n - 1]))
		text.n--;
	buf_put(&p->text, "\t", 1);
	/* Text of several lines is a block in another language, such as YAML; keep it as it is. */
	if (memchr(text.p, '\n', text.n))
		buf_put(&p->text, text.p, text.n);
	else
		put_code(&p->text, text);
	buf_put(&p->text, "\n", 1);
}

static bool
covers(const struct fixup *f, unsigned byte)
{
	unsigned first = f->offset + f->bit / 8, last = f->offset + (f->bit + f->width - 1u) / 8;
	return byte >= first && byte <= last;
}

/* Returns the text of the operand at loc, up to a comma outside parentheses. */
static struct str
operand_text(const struct printer *p, struct loc loc, struct loc end)
{
	struct str text = source(p, loc, end);
	int depth = 0;
	for (size_t i = 0; i < text.n; i++) {
		depth += (text.p[i] == '(') - (text.p[i] == ')');
		if (text.p[i] == ',' && depth <= 0)
			text.n = i;
	}
	return text;
}

static void
print_encoding(struct printer *p, const struct statement *st, const struct assembled *made, size_t begin)
{
	static const char *const kinds[] = {[FIXUP_BRANCH16] = "branch", [FIXUP_LITERAL] = "literal",
		[FIXUP_FIELD] = "field"};
	struct buf *b = &p->text;
	uint8_t bytes[INSN_BYTES];
	size_t column = b->n - begin - 1; /* width of the line after its tab */
	insn_encode(&made->insn, bytes);
	buf_fill(b, ' ', column < COMMENT_COLUMN ? COMMENT_COLUMN - column : 1);
	buf_printf(b, "; encoding: [");
	for (unsigned i = 0; i < made->insn.size; i++) {
		unsigned f = 0;
		while (f < made->nfixups && !covers(&made->fixup[f], i))
			f++;
		buf_printf(b, i ? "," : "");
		if (f < made->nfixups)
			buf_printf(b, "%c", 'A' + f);
		else
			buf_printf(b, "0x%02x", bytes[i]);
	}
	buf_printf(b, "]");
	for (unsigned i = 0; i < made->nfixups; i++) {
		const struct fixup *f = &made->fixup[i];
		buf_printf(b, "\n%*s;   fixup %c - offset: %u, value: ", COMMENT_COLUMN, "", 'A' + i, f->offset);
		put_code(b, operand_text(p, f->loc, st->end));
		buf_printf(b, ", kind: %s", kinds[f->kind]);
	}
}

void
print_insn(struct printer *p, const struct statement *st, const struct assembled *made)
{
	struct buf *b = &p->text;
	size_t begin = b->n;
	char text[INSN_TEXT];
	size_t n = insn_print(&p->id->isa, &made->insn, text);
	buf_put(b, "\t", 1);
	if (made->nfixups) {
		buf_put(b, text, strcspn(text, " "));
		buf_put(b, " ", 1);
		put_code(b, source(p, (struct loc){st->loc.pos + (uint32_t)st->name.n}, st->end));
	} else {
		while (n && text[n - 1] == ' ')
			n--;
		buf_put(b, text, n);
	}
	if (p->source->opt->show_encoding)
		print_encoding(p, st, made, begin);
	buf_put(b, "\n", 1);
}

static void
put_inserted(struct buf *b, const struct insertion *in)
{
	const char *p = in->text.p, *end = p + in->text.n;

	while (p < end) {
		const char *newline = memchr(p, '\n', (size_t)(end - p));

		buf_printf(b, "\t%.*s // %.*s\n", (int)(newline - p), p, STR_ARG(in->why));
		p = newline + 1;
	}
}

void
print_write(struct printer *p, const struct insertions *inserts)
{
	struct buf all = {0};
	size_t at = 0;
	if (diag_error_count(p->source->diag))
		return;
	for (size_t i = 0; i < inserts->n; i++) {
		const struct insertion *in = inserts->v[i];
		if (!in->bytes.n)
			continue;
		buf_put(&all, p->text.p + at, in->printed - at);
		at = in->printed;
		put_inserted(&all, in);
	}
	buf_put(&all, p->text.p + at, p->text.n - at);
	const char *path = p->source->opt->output, *why = buf_write_file(&all, path, 0666, &p->source->files);
	if (why)
		diag_error(p->source->diag, (struct loc){0}, "cannot write %s: %s", outfile_name(path), why);
	buf_free(&all);
}

void
print_open(struct printer *p, struct source *src, const struct object_id *id)
{
	p->source = src;
	p->id = id;
}

void
print_free(struct printer *p)
{
	buf_free(&p->text);
}
