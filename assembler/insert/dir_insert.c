/* .amdgcn_waits auto|manual, .amdgcn_nops auto|manual */
#include "assembler/as.h"
#include "assembler/stmt/argument.h"
#include "assembler/stmt/directive.h"

void
dir_insert(struct as *as, const struct dir *d, struct statement *st)
{
	const struct node *word = st->operands;
	bool is_auto = word && word->kind == NODE_NAME && str_eqz(word->text, "auto");

	if (!is_auto && !(word && word->kind == NODE_NAME && str_eqz(word->text, "manual"))) {
		diag_error(as->diag, word ? word->loc : st->end, "expected auto or manual");
		return;
	}
	if (!arg_end(as->diag, word->next))
		return;
	as->inserts.on = (uint8_t)(is_auto ? as->inserts.on | d->arg : as->inserts.on & ~d->arg);
}
