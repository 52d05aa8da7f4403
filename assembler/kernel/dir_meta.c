/* Directives of metadata, and of the notes that hold metadata. */
#include <elf.h>
#include <stdio.h>
#include <string.h>

#include "assembler/kernel/kernel.h"
#include "assembler/kernel/metadata_fill.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"
#include "common/base/memory/le.h"
#include "common/elf/amdgpu.h"
#include "common/hsa/metadata/meta.h"

/* Returns whether the word at p begins a line and is followed by a blank, a comment or the end of the line. The text begins at
 * `from`. */
static bool
is_alone(const char *from, const char *p, struct str word, const char *end)
{
	const char *after = p + word.n;
	if (after < end && !strchr(" \t\r\n;/", *after))
		return false;
	while (p > from && strchr(" \t\r", p[-1]))
		p--;
	return p == from || p[-1] == '\n';
}

/* Consumes the lines up to and including a line that begins with the word `last`, and sets *text to the lines before it. Returns
 * false if no line begins with `last`. */
static bool
lines_until(struct kernels *kernels, const char *last, struct str *text)
{
	struct str word = str_from(last);
	const char *from = lex_tell(&kernels->in->source.lexer), *end = kernels->in->source.lexer.here.end, *p = from;
	while ((p = memmem(p, (size_t)(end - p), word.p, word.n)) && !is_alone(from, p, word, end))
		p++;
	lex_seek(&kernels->in->source.lexer, p ? p : end);
	if (!p)
		return false;
	struct str line;
	lex_line(&kernels->in->source.lexer, &line);
	while (p > from && p[-1] != '\n')
		p--;
	/* Add the indentation of the first line, which the scanner has consumed and YAML needs. */
	while (from[-1] == ' ' || from[-1] == '\t')
		from--;
	*text = (struct str){from, (size_t)(p - from)};
	return true;
}

/* Records the location of the object's only note of amdpal metadata. If there already is one, reports an error and returns false. */
static bool
first_of_pal(struct kernels *kernels, struct loc loc)
{
	if (!kernels->pal_loc.pos) {
		kernels->pal_loc = input_file_loc(&kernels->in->source, loc);
		return true;
	}
	diag_error(kernels->in->diag, loc, "the object already has amdpal metadata");
	diag_note(kernels->in->diag, kernels->pal_loc, "it is here");
	return false;
}

static const char *
last_line(const struct dir *d, char buf[48])
{
	snprintf(buf, 48, ".end_%s", d->name + 1);
	return buf;
}

/* Replaces locations in the current expansion with locations in a file, because they become invalid when the expansion ends. */
static void
keep_locations(struct kernels *kernels, struct meta *m)
{
	for (; m; m = m->next) {
		m->loc = input_file_loc(&kernels->in->source, m->loc);
		keep_locations(kernels, m->value);
		if (m->kind >= META_ARRAY)
			keep_locations(kernels, m->first);
	}
}

/* Returns the end of the quoted string that begins at p, or the end of the text if the string is not closed. Returns NULL if no
 * string begins at p: in the middle of a word, a single quote begins no string, and a double quote begins a string only if it is
 * closed on the same line. */
static const char *
quoted_end(const char *begin, const char *p, const char *end)
{
	char quote = *p;
	bool first = p == begin || strchr(" \t\n[{,:", p[-1]);

	if (!first && quote == '\'')
		return NULL;
	for (p++; p < end && (first || *p != '\n'); p++) {
		if (*p == '\\' && quote == '"' && p + 1 < end)
			p++;
		else if (*p == quote && quote == '\'' && p + 1 < end && p[1] == quote)
			p++;
		else if (*p == quote)
			return p + 1;
	}
	return first ? end : NULL;
}

/* Returns the end of the comment or quoted string that begins at p, or p if none begins there. Sets *comment for an assembler
 * comment, which begins with "//" or ";" and extends to the end of the line. The other comments are YAML comments, which begin
 * with "#" after a blank, and C comments. */
static const char *
passed(const char *begin, const char *p, const char *end, bool *comment)
{
	*comment = *p == ';' || (p + 1 < end && p[0] == '/' && p[1] == '/');
	const char *close;
	if (*comment || (*p == '#' && (p == begin || strchr(" \t\n", p[-1])))) {
		close = memchr(p, '\n', (size_t)(end - p));
		return close ? close : end;
	}
	if (*p == '"' || *p == '\'') {
		close = quoted_end(begin, p, end);
		return close ? close : p;
	}
	if (end - p >= 4 && p[0] == '/' && p[1] == '*') {
		close = memmem(p + 2, (size_t)(end - p - 2), "*/", 2);
		return close ? close + 2 : end;
	}
	return p;
}

/* Returns the metadata with assembler comments replaced with blanks, so that all other text keeps its location. */
static struct str
without_comments(struct arena *arena, struct str text)
{
	static const bool special[UINT8_MAX + 1] = {[';'] = true, ['/'] = true, ['#'] = true, ['"'] = true, ['\''] = true};
	const char *end = text.p + text.n;
	char *copy = NULL;

	/* fast path: compilers write no comments */
	if (!memchr(text.p, ';', text.n) && !memchr(text.p, '#', text.n) && !memchr(text.p, '/', text.n))
		return text;
	bool comment;
	for (const char *p = text.p, *next; p < end; p = next) {
		while (p < end && !special[(uint8_t)*p])
			p++;
		if (p == end)
			break;
		next = passed(text.p, p, end, &comment);
		if (comment) {
			copy = copy ? copy : arena_strz(arena, text);
			memset(copy + (p - text.p), ' ', (size_t)(next - p));
		}
		next += next == p;
	}
	return copy ? (struct str){copy, text.n} : text;
}

/* Appends metadata to the list; its text begins at the location `first`. Writes its note unless the note must wait for the end of
 * the source. amdpal metadata that must wait is checked now. */
static void
keep_metadata(struct kernels *kernels, struct meta *root, int arg, struct loc loc, struct loc first)
{
	struct kernel_metadata *m = kernel_add_metadata(kernels, root, arg, input_file_loc(&kernels->in->source, loc));
	if (!kernel_metadata_is_late(kernels, m))
		kernel_write_metadata(kernels, m);
	else if (arg == FOR_ANY)
		kernel_check_metadata(kernels, m);
	/* The text is entirely in one file or entirely in one expansion. */
	m->expanded = input_file_loc(&kernels->in->source, first).pos != first.pos;
	if (m->expanded)
		keep_locations(kernels, root);
}

void
dir_metadata(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct str text;
	char end[48];
	bool fits = directive_fits(kernels->in, d, st->loc);
	if (!lines_until(kernels, last_line(d, end), &text)) {
		diag_error(kernels->in->diag, st->loc, "%s without %s", d->name, end);
		return;
	}
	if (!fits || (d->arg == FOR_ANY && !first_of_pal(kernels, st->loc)))
		return;
	struct loc first = lex_loc(&kernels->in->source.lexer, text.p);
	bool kept = d->arg == FOR_ANY || kernel_are_kept(kernels);
	struct arena *arena = kept ? &kernels->in->arena : &kernels->passing;
	unsigned before = diag_error_count(kernels->in->diag);
	struct meta *root = meta_parse(kernels->in->diag, arena, without_comments(arena, text), first);
	kernels->in->values.metadata_errors += diag_error_count(kernels->in->diag) - before;
	kernels->unparsed |= !root;
	if (root && kept)
		keep_metadata(kernels, root, d->arg, st->loc, first);
	else if (root)
		kernel_write_metadata(kernels, &(struct kernel_metadata){.root = root, .arg = d->arg,
			.loc = input_file_loc(&kernels->in->source, st->loc)});
	arena_reset(&kernels->passing);
}

/* ORs the value into a register, which is added if it is missing. `pairs` has the format of the note: registers and their values,
 * sorted by register. */
static void
set_register(struct buf *pairs, uint32_t reg, uint32_t value)
{
	enum { PAIR = 8 };
	size_t at = 0;
	while (at < pairs->n && le_get32(pairs->p + at) < reg)
		at += PAIR;
	if (at < pairs->n && le_get32(pairs->p + at) == reg) {
		value |= le_get32(pairs->p + at + 4);
	} else {
		buf_fill(pairs, 0, PAIR);
		memmove(pairs->p + at + PAIR, pairs->p + at, pairs->n - at - PAIR);
	}
	le_put32(pairs->p + at, reg);
	le_put32(pairs->p + at + 4, value);
}

/* .amd_amdgpu_pal_metadata register, value, …: all these directives together produce one note. Values of the same register are
 * ORed. */
void
dir_pal_pairs(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	struct node *arg = st->operands;
	if (!directive_fits(kernels->in, d, st->loc) || (!kernels->pal_pairs && !first_of_pal(kernels, st->loc)))
		return;
	kernels->pal_pairs = true;
	do {
		int64_t pair[2] = {0};
		for (int i = 0; i < 2; i++) {
			struct loc loc = arg ? arg->loc : st->end;
			const char *what = i ? "the register's value" : "a register number";
			if (!arg_number(kernels->in, st, &arg, what, &pair[i]))
				return;
			if (pair[i] < 0 || pair[i] > UINT32_MAX) {
				diag_error(kernels->in->diag, loc, "%s must be 0 to %u, not %lld", what, UINT32_MAX, (long long)pair[i]);
				return;
			}
		}
		set_register(&kernels->pal, (uint32_t)pair[0], (uint32_t)pair[1]);
	} while (arg);
}

/* Reports the end of metadata that no directive has begun; dir_metadata() consumes all other ends. */
void
dir_meta_end(struct kernels *kernels, const struct dir *d, struct statement *st)
{
	(void)kernels;
	diag_error(kernels->in->diag, st->loc, "%s without .%s", d->name, d->name + sizeof ".end_" - 1);
}
