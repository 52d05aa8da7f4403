/* Skips lines quickly by searching for dots and comparing the letter after each dot. A directive after a label, as in "label:
 * .endr", is not found, as in llvm-mc. */
#include "assembler/macro/skipped_lines.h"

#include "assembler/parse/directive.h"
#include "assembler/scan/chars.h"
#include "assembler/scan/source.h"

/* Returns whether c, a letter of either case, is one of the lower-case letters. */
static bool
has_letter(const char *letters, char c)
{
	while (*letters && *letters != (c | 32))
		letters++;
	return *letters;
}

/* Returns the beginning of p's line if only blanks precede p on the line, or else NULL. start is the beginning of an earlier line
 * or of this line. */
static const char *
line_begin(const char *p, const char *start)
{
	while (p > start && char_is(p[-1], CHAR_BLANK))
		p--;
	return p == start || p[-1] == '\n' ? p : NULL;
}

bool
skipped_lines_find(struct source *src, const struct directives *directives, const char *letters, struct line_directive *found)
{
	struct lexer *lx = &src->lexer;
	const char *start = lex_tell(lx), *p = start, *end = lx->here.end;
	*found = (struct line_directive){0};
	const char *name;
	while (!found->dir && (name = memchr(p, '.', (size_t)(end - p)))) {
		p = name + 1;
		found->line = has_letter(letters, *p) ? line_begin(name, start) : NULL;
		if (!found->line)
			continue;
		found->dir = directives_at(directives, name, &p);
		found->after = p;
	}
	if (found->dir && *p != '\n')
		p = memchr(p, '\n', (size_t)(end - p));
	lex_seek(lx, found->dir && p ? p + 1 : end);
	return found->dir;
}
