/* Notes for errors in expansions under .altmacro, which replaces parameter names even without a backslash. If the body also uses
 * such a name with a backslash, the source may have been written for LLVM before version 17. */
#include "assembler/macro/macro.h"

#include <string.h>

#include "assembler/parse/reader.h"
#include "assembler/scan/chars.h"

static struct str
line_number(struct str text, size_t number)
{
	const char *p = text.p, *end = p + text.n, *eol;
	while ((eol = memchr(p, '\n', (size_t)(end - p))) && number--)
		p = eol + 1;
	return (struct str){p, (size_t)((eol ? eol : end) - p)};
}

static size_t
count_lines(const char *p, const char *end)
{
	size_t n = 0;
	while (p < end && (p = memchr(p, '\n', (size_t)(end - p))))
		p++, n++;
	return n;
}

/* Returns the next name in a line, at or after p and before a comment, or an empty string. */
static struct str
next_name(struct str line, const char *p)
{
	const char *end = line.p + line.n, *from;
	for (; p < end && *p != ';' && !(*p == '/' && p + 1 < end && p[1] == '/'); p++) {
		from = p;
		while (p < end && char_is(*p, CHAR_NAME))
			p++;
		if (p > from && char_is(*from, CHAR_FIRST))
			return (struct str){from, (size_t)(p - from)};
		if (p == end)
			break;
	}
	return (struct str){end, 0};
}

static bool
has_name(struct str line, struct str name)
{
	for (struct str w = next_name(line, line.p); w.n; w = next_name(line, w.p + w.n))
		if (str_eq(w, name))
			return true;
	return false;
}

static bool
has_backslash(struct str body, struct str name)
{
	const char *p = body.p, *end = p + body.n;
	while ((p = memmem(p, (size_t)(end - p), name.p, name.n))) {
		const char *from = p;
		p += name.n;
		if (from > body.p && from[-1] == '\\' && (p == end || !char_is(*p, CHAR_NAME)))
			return true;
	}
	return false;
}

/* Returns the first name in a line of a body that was replaced without a backslash, although the body uses it with a backslash
 * elsewhere. Returns an empty string if there is none. `became` is the line after expansion. */
static struct str
replaced_name(struct str body, struct str line, struct str became)
{
	struct str w = next_name(line, line.p);
	while (w.n && ((w.p > line.p && w.p[-1] == '\\') || has_name(became, w) || !has_backslash(body, w)))
		w = next_name(line, w.p + w.n);
	return w;
}

static struct diag_body
body_of(const struct macros *ms, const struct frame *f)
{
	const struct macro *m = f->kind == SOURCE_MACRO ? macro_find(ms, str_from(f->name)) : NULL;
	return m ? m->place : f->kind == SOURCE_REPEAT ? f->body : (struct diag_body){.text = {"", 0}};
}

void
altmacro_note(struct macros *ms, struct loc loc)
{
	const struct input *in = &ms->in->source.input;
	size_t i = in->n;
	bool is_new = ms->errors != diag_error_count(ms->in->diag);
	ms->errors = diag_error_count(ms->in->diag);
	if (!is_new || ms->noted_bare_names)
		return;
	while (i && in->stack[i - 1].text.base > loc.pos)
		i--;
	for (; i && in->stack[i - 1].kind > SOURCE_INCLUDE; i--) {
		const struct frame *f = &in->stack[i - 1];
		struct str text = {f->text.p, f->text.n};
		struct diag_body body = body_of(ms, f);
		size_t rows = count_lines(body.text.p, body.text.p + body.text.n);
		size_t offset = loc.pos - f->text.base; /* beyond the text if the error is in an expansion within it that has ended */
		size_t row = offset <= text.n ? count_lines(text.p, text.p + offset) : 0;
		struct str name = rows && offset <= text.n ? replaced_name(body.text, line_number(body.text, row % rows), line_number(text, row)) : STR("");
		loc = f->from;
		if (!name.n)
			continue;
		ms->noted_bare_names = true;
		if (body.at.pos)
			loc.pos = body.at.pos + (uint32_t)(name.p - body.text.p);
		diag_note(ms->in->diag, loc, "'%.*s' is a parameter, which .altmacro replaces without a backslash, too; "
			"-altmacro-before-17 leaves it alone, as LLVM did", STR_ARG(name));
		return;
	}
}
