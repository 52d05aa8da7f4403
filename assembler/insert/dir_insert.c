/* The directives .amdgcn_waits auto|each|manual and .amdgcn_nops auto|manual. */
#include "assembler/insert/insert.h"
#include "assembler/parse/directive.h"
#include "assembler/parse/directive_argument.h"
#include "assembler/parse/reader.h"

/* The keywords of the directives, and their effects. */
static const struct {
	const char *name;
	uint8_t of;             /* directives that accept the keyword, as bits INSERT_… */
	uint8_t on, off;        /* on: bits INSERT_… to set; off: bits INSERT_… to clear */
} words[] = {
	{"auto", INSERT_WAITS, INSERT_WAITS, INSERT_EACH},
	{"each", INSERT_WAITS, INSERT_WAITS | INSERT_EACH, 0},
	{"manual", INSERT_WAITS, 0, INSERT_WAITS | INSERT_EACH},
	{"auto", INSERT_NOPS, INSERT_NOPS, 0},
	{"manual", INSERT_NOPS, 0, INSERT_NOPS},
};

void
dir_insert(struct insertions *inserts, const struct dir *d, struct statement *st)
{
	const struct node *word = st->operands;

	for (size_t i = 0; i < sizeof words / sizeof words[0] && word && word->kind == NODE_NAME; i++)
		if (words[i].of == d->arg && str_eqz(word->text, words[i].name)) {
			if (arg_end(inserts->in->diag, word->next))
				inserts->on = (uint8_t)((inserts->on & ~words[i].off) | words[i].on);
			return;
		}
	diag_error(inserts->in->diag, word ? word->loc : st->end, d->arg == INSERT_WAITS ? "expected auto, each or manual" : "expected auto or manual");
}
