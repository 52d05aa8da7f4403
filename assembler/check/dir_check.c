/* .amdgcn_check on|off[, check or rule ...][, "why"]: switches checks off or on for the following code. */
#include "assembler/check/check.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/reader.h"
#include "assembler/scan/cursor.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/array.h"

/* The checks and rules that the directive names. */
struct check_names {
	unsigned warn;           /* bits 1 << WARN_… of the checks */
	const char **rules;
	size_t n, cap;
};

/* Parses the name of a check or rule, or the string with the reason, which is ignored. Returns false after an error. */
static bool
read_name(struct checks *checks, struct cursor *c, struct check_names *names)
{
	const char *first = c->p;
	struct str word = cursor_word(c);
	unsigned bit = check_bit(word);

	if (!word.n && first < c->end && *first == '"') {
		struct str why = cursor_part(c);

		if (why.n > 1 && why.p[why.n - 1] == '"')
			return true;
		diag_error(checks->in->diag, lex_loc(&checks->in->source.lexer, first), "unterminated string");
		return false;
	}
	if (bit) {
		names->warn |= bit;
		return true;
	}
	const char *rule;
	if (!check_rule(word, &rule)) {
		diag_error(checks->in->diag, lex_loc(&checks->in->source.lexer, first), "expected flow, pops, waits, hazards, kernel, or one of their rules");
		return false;
	}
	*APPEND(names->rules, names->n, names->cap) = rule;
	return true;
}

void
dir_check(struct checks *checks, const struct dir *d, struct statement *st)
{
	struct cursor c = cursor_line(&checks->in->source);
	const char *first = c.p;
	struct str word = cursor_word(&c);
	bool off = str_eqz(word, "off"), good = true;
	struct check_names names = {0};

	(void)st;
	if (!off && !str_eqz(word, "on")) {
		diag_error(checks->in->diag, lex_loc(&checks->in->source.lexer, first), "expected on or off");
		return;
	}
	cursor_blanks(&c);
	while (good && cursor_pass(&c, ',')) {
		good = read_name(checks, &c, &names);
		cursor_blanks(&c);
	}
	if (good && cursor_ends(&checks->in->source, &c, d->name))
		check_switch(checks, off, names.warn || names.n ? names.warn : ~0u, names.rules, names.n);
	alloc_free(names.rules);
}
