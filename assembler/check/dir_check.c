/* .amdgcn_check on|off[, kind ...]: code that knows better than a check. */
#include "assembler/as.h"
#include "assembler/stmt/directive.h"
#include "assembler/text/cursor.h"

void
dir_check(struct as *as, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&as->source);
	const char *first = c.p;
	struct str word = cursor_word(&c);
	bool off = str_eqz(word, "off");
	unsigned kinds = 0;

	(void)st;
	if (!off && !str_eqz(word, "on")) {
		diag_error(as->diag, lex_loc(&as->source.lexer, first), "expected on or off");
		return;
	}
	cursor_blanks(&c);
	while (cursor_pass(&c, ',')) {
		const char *p = c.p;
		unsigned bit = check_bit(cursor_word(&c)) & ~(1u << WARN_kernel);

		if (!bit) {
			diag_error(as->diag, lex_loc(&as->source.lexer, p), "expected pops, waits or hazards");
			return;
		}
		kinds |= bit;
		cursor_blanks(&c);
	}
	if (!cursor_ends(&as->source, &c, d->name))
		return;
	if (!kinds)
		kinds = ~0u;
	as->checks.off = off ? as->checks.off | kinds : as->checks.off & ~kinds;
}
