/* .amdgcn_check on|off[, kind ...]: code that knows better than a check. */
#include "assembler/as.h"
#include "assembler/stmt/directive.h"
#include "assembler/text/cursor.h"

static struct loc
place(struct as *as, const char *p)
{
	return lex_loc(&as->source.lexer, p);
}

/* The bit of a kind; 0, and told of, if there is no such. */
static unsigned
kind_bit(struct as *as, const char *p, struct str word)
{
	static const char *const names[] = {
#define WARN(name) #name,
#include "assembler/warn.def"
#undef WARN
	};

	for (unsigned i = 0; i < WARN_COUNT; i++)
		if (i != WARN_kernel && str_eqz(word, names[i]))
			return 1u << i;
	diag_error(as->diag, place(as, p), "expected pops, waits or hazards");
	return 0;
}

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
		diag_error(as->diag, place(as, first), "expected on or off");
		return;
	}
	cursor_blanks(&c);
	while (cursor_pass(&c, ',')) {
		const char *p = c.p;
		unsigned bit = kind_bit(as, p, cursor_word(&c));

		if (!bit)
			return;
		kinds |= bit;
		cursor_blanks(&c);
	}
	if (!cursor_ends(&as->source, &c, d->name))
		return;
	if (!kinds)
		kinds = ~0u;
	as->checks.off = off ? as->checks.off | kinds : as->checks.off & ~kinds;
}
