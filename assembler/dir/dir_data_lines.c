/* Fast path for data directives with one value. Most lines of debug information are such directives: ".byte 12 ; comment", or a
 * directive with the difference of two labels.
 *
 * The value is read without a syntax tree. If the next line has the same text up to its value, the directive is not
 * looked up again: between two lines of data, nothing changes the meaning of a name, the current section or the pending
 * row of the line table. If the next line has another data directive, the run continues with that directive. Any other
 * line ends the run.
 *
 * One call assembles up to RUN lines. The limit exists because the loop over the statements has periodic work. If that loop must
 * see each statement, one call assembles only one line. */
#include <elf.h>

#include "assembler/debug/dwarf.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/number.h"

enum { RUN = 64 }; /* maximum number of lines per call */

/* Reads a decimal number, "12" or "-12". Returns its end, or NULL. */
static const char *
plain_number(const char *p, const char *last, int64_t *value)
{
	bool negative = *p == '-';
	struct str digits;
	uint64_t n;
	p = number_digits(p + negative, last, &digits, &n);
	*value = (int64_t)(negative ? -n : n);
	return p;
}

/* Reads "label-label". Both labels must be in the same fragment, so that the difference is known. Returns the end of the text, or
 * NULL. */
static const char *
difference(struct reader *in, const char *p, int64_t *value)
{
	const char *last = in->source.lexer.here.end, *minus = lex_name_end(p, last);
	const char *end = *minus == '-' ? lex_name_end(minus + 1, last) : minus;
	if (minus == p || end <= minus + 1)
		return NULL;
	const struct symbol *from = sym_find(&in->values.syms, (struct str){p, (size_t)(minus - p)});
	if (!from || from->state != SYM_LABEL)
		return NULL;
	const struct symbol *to = sym_find(&in->values.syms, (struct str){minus + 1, (size_t)(end - minus - 1)});
	if (!to || to->state != SYM_LABEL || to->frag != from->frag)
		return NULL;
	*value = from->value - to->value;
	return end;
}

/* Reads the value of a line that has one operand. Returns the start of the next line, or NULL if there are more operands or if
 * only the parser can read the value. */
static const char *
only_value(struct reader *in, const char *p, int64_t *value)
{
	const char *last = in->source.lexer.here.end;
	p = char_is(*p, CHAR_DIGIT) || *p == '-' ? plain_number(p, last, value) : difference(in, p, value);
	return p ? lex_next_line(p, last) : NULL;
}

static struct str
lead_of(const struct lexer *lx, struct str name, const char *value)
{
	const char *p = name.p;
	while (p > lx->here.text && char_is(p[-1], CHAR_BLANK))
		p--;
	return (struct str){p, (size_t)(value - p)};
}

/* Reads the beginning of a line with a data directive. Sets st->name and st->loc to the directive, and *lead to the text before
 * its value. Returns NULL for any other line. Must not be called if macros exist, because a macro may have the directive's
 * name. */
static const struct dir *
next_directive(struct reader *in, const char *line, struct statement *st, struct str *lead)
{
	const struct lexer *lx = &in->source.lexer;
	const char *p = line;
	while (char_is(*p, CHAR_BLANK))
		p++;
	if (*p != '.')
		return NULL;
	const char *end = lex_name_end(p, lx->here.end);
	const struct dir *d = directives_find(&in->directives, (struct str){p, (size_t)(end - p)});
	if (!d || !dir_is_data(d))
		return NULL;
	st->name = (struct str){p, (size_t)(end - p)};
	st->loc = lex_loc(lx, p);
	while (char_is(*end, CHAR_BLANK))
		end++;
	*lead = (struct str){line, (size_t)(end - line)};
	return d;
}

/* Appends a value to a subsection. Reports an error if the object becomes too large. */
static void
put_value(struct values *vals, struct sub *sub, const struct dir *d, int64_t value, struct loc loc)
{
	unsigned bytes = (unsigned)d->arg;
	uint8_t leb[10], *p;
	if (d->flags & DIR_LEB) {
		size_t n = leb_bytes(value, d->arg, leb);
		p = sub_put(vals, sub, n, loc);
		if (p)
			memcpy(p, leb, n);
	} else {
		p = sub_put(vals, sub, bytes, loc);
		if (p)
			dir_data_put(p, (uint64_t)value, bytes);
	}
}

/* If data of this size can be appended directly to the current subsection, adds the pending row of the line table and
 * returns the subsection. Returns NULL if the directive's handler must emit the data. */
static struct sub *
place_of_data(struct dwarf *dwarf, unsigned bytes)
{
	struct sub *sub = dwarf->in->values.sects.sub;
	if (bytes > 8 || sub->section->type == SHT_NOBITS)
		return NULL;
	if (dwarf->line.due)
		dwarf_line_row(dwarf);
	return sub;
}

/* Assembles data whose only operand is a name, usually a symbol whose value is not known yet. Returns false, and consumes nothing,
 * if the line has other operands. */
static bool
only_name(struct dwarf *dwarf, const struct dir *d, struct statement *st, const char *at)
{
	struct lexer *lx = &dwarf->in->source.lexer;
	const char *end = lex_name_end(at, lx->here.end), *next = end > at ? lex_next_line(end, lx->here.end) : NULL;
	if (!next)
		return false;
	struct node n = {.kind = NODE_NAME, .text = {at, (size_t)(end - at)}, .loc = lex_loc(lx, at)};
	st->operands = &n;
	st->end = lex_loc(lx, end);
	lex_seek(lx, next);
	if (dwarf->line.due)
		dwarf_line_row(dwarf);
	d->handle.reader(dwarf->in, d, st);
	return true;
}

bool
dir_data_lines(struct dwarf *dwarf, const struct dir *d, struct statement *st, bool macros)
{
	struct reader *in = dwarf->in;
	struct lexer *lx = &in->source.lexer;
	const char *last = lx->here.end, *at = lex_tell(lx);
	unsigned lines = in->watched ? 1 : RUN, left = lines;
	struct sub *sub = NULL;
	if (in->opt.type == FILE_ASM)
		return false;
	while (char_is(*at, CHAR_BLANK))
		at++;
	struct str lead = lead_of(lx, st->name, at);
	const char *end;
	do {
		int64_t value = 0;
		if ((end = only_value(in, at, &value)) && ((d->flags & DIR_LEB) || le_fits(value, (unsigned)d->arg))) {
			if (!sub && !(sub = place_of_data(dwarf, (unsigned)d->arg)))
				break;
			put_value(&in->values, sub, d, value, lex_loc(lx, at));
			lex_seek(lx, end);
		} else if (!only_name(dwarf, d, st, at)) {
			break;
		}
		end = lex_tell(lx);
		if ((size_t)(last - end) <= lead.n || !str_same(end, lead.p, lead.n)) {
			sub = NULL;
			d = macros ? NULL : next_directive(in, end, st, &lead);
		}
		at = end + lead.n;
	} while (--left && d);
	return left < lines;
}
