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

/* What a line begins with up to its number. */
static struct str
lead_of(const struct lexer *lx, struct str name, const char *number)
{
	const char *p = name.p;
	while (p > lx->here.text && char_is(p[-1], CHAR_BLANK))
		p--;
	return (struct str){p, (size_t)(number - p)};
}

bool
fastpath_data(struct as *as, const struct dir *d, struct str name)
{
	struct lexer *lx = &as->source.lexer;
	const char *last = lx->here.end, *number = lex_tell(lx), *end;
	unsigned bytes = (unsigned)d->arg, lines = as->opt.listing ? 1 : RUN;
	int64_t value;
	struct sub *sub = NULL;
	struct str lead = {NULL, 0};
	while (char_is(*number, CHAR_BLANK))
		number++;
	while ((end = only_number(number, last, &value)) && le_fits(value, bytes)) {
		if (!sub) {
			if (as->opt.type == FILE_ASM || !(sub = dir_data_place(as, bytes)))
				return false;
			lead = lead_of(lx, name, number);
		}
		le_put(sub_put(sub, bytes), (uint64_t)value, bytes);
		lex_seek(lx, end);
		if (!--lines || (size_t)(last - end) <= lead.n || !str_same(end, lead.p, lead.n))
			break;
		number = end + lead.n;
	}
	return sub;
}
