/* Of most lines no more than the first letters are looked at. "label: .endr" is not found, as in llvm-mc. */
#include "assembler/macro/lines.h"

#include "assembler/as.h"
#include "assembler/stmt/directive.h"
#include "assembler/text/chars.h"

/* Whether letters, which are small, has this one, small or not. */
static bool
has(const char *letters, char c)
{
	while (*letters && *letters != (c | 32))
		letters++;
	return *letters;
}

bool
lines_find(struct as *as, const char *letters, struct line_directive *found)
{
	struct lexer *lx = &as->source.lexer;
	const char *p = lex_tell(lx), *end = lx->here.end;
	*found = (struct line_directive){0};
	while (p < end && !found->dir) {
		found->line = p;
		while (char_is(*p, CHAR_BLANK))
			p++;
		if (p[0] == '.' && has(letters, p[1])) {
			const char *name = p++;
			while (char_is(*p, CHAR_NAME))
				p++;
			found->dir = directives_find(&as->directives, (struct str){name, (size_t)(p - name)});
			found->after = p;
		}
		p = memchr(p, '\n', (size_t)(end - p));
		p = p ? p + 1 : end;
	}
	lex_seek(lx, p);
	return found->dir;
}
