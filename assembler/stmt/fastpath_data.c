/* Data of one plain number each: most lines of debug information are ".byte 12 ; what it is", one after the other.
 *
 * The number is read without nodes. Where it ends, the next statement often begins with the same directive, which is not looked up
 * again: between two lines of data nothing changes what a name means, which section bytes go to, or which line of the line table
 * is due. Such lines are assembled in one go, up to a limit, since the loop over the statements has things to do now and then, and
 * not with a listing, which has a row for each. At the first line that is anything else the loop goes on. */
#include "assembler/stmt/fastpath.h"

#include "assembler/as.h"
#include "assembler/stmt/directive.h"

enum { RUN = 256 }; /* lines */

/* Reads a number at p that is all that is left of the statement but for a comment. Returns where the next line begins, NULL if
 * there is more. */
static const char *
only_number(const char *p, const char *last, int64_t *number)
{
	bool negative = *p == '-';
	struct str digits;
	uint64_t value;
	p = fastpath_digits(p + negative, &digits, &value);
	if (!p)
		return NULL;
	p = char_after_blanks(p, last);
	if (fastpath_comment_at(p))
		p = memchr(p, '\n', (size_t)(last - p));
	if (!p || p >= last || *p != '\n')
		return NULL;
	*number = (int64_t)(negative ? -value : value);
	return p + 1;
}

/* What a line of the run begins with: all up to the number, and the same without the blanks before the name. */
struct lead {
	struct str line, statement;
};

static struct lead
lead_of(const struct lexer *lx, struct str name, const char *number)
{
	const char *p = name.p;
	while (p > lx->here.text && char_is(p[-1], CHAR_BLANK))
		p--;
	return (struct lead){{p, (size_t)(number - p)}, {name.p, (size_t)(number - name.p)}};
}

/* Whether p begins with the text, and something follows. */
static bool
begins(const char *p, const char *last, struct str text)
{
	return (size_t)(last - p) > text.n && str_same(p, text.p, text.n);
}

/* Where the number is of the statement at p or after remarks, if it is one of the run; else NULL, and *p is where it begins. */
static const char *
next_number(const char **p, const char *last, const struct lead *lead)
{
	if (begins(*p, last, lead->line))
		return *p + lead->line.n;
	*p = fastpath_begin(*p, last);
	return begins(*p, last, lead->statement) ? *p + lead->statement.n : NULL;
}

bool
fastpath_data(struct as *as, const struct dir *d, struct str name)
{
	struct lexer *lx = &as->source.lexer;
	const char *last = lx->here.end, *number = char_after_blanks(lex_tell(lx), last), *end;
	unsigned bytes = (unsigned)d->arg, lines = 0;
	int64_t value;
	struct lead lead = lead_of(lx, name, number);
	struct sub *sub = NULL;
	while (number && (end = only_number(number, last, &value)) && le_fits(value, bytes)) {
		if (!sub && (as->opt.type == FILE_ASM || !(sub = dir_data_place(as, bytes))))
			return false;
		le_put(sub_put(sub, bytes), (uint64_t)value, bytes);
		number = as->opt.listing || ++lines == RUN ? NULL : next_number(&end, last, &lead);
		lex_seek(lx, end);
	}
	return sub != NULL;
}
