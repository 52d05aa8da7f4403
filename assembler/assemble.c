/* The passes over one source. */
#include "assembler/assemble.h"

#include <stdlib.h>

#include "assembler/dir/directive_list.h"
#include "assembler/kernel/kernel_check.h"
#include "assembler/out/print.h"
#include "assembler/statement.h"
#include "assembler/value/fixup.h"
#include "assembler/value/layout.h"
#include "assembler/value/processor.h"

void
assemble_start(struct as *as)
{
	directive_list_init(as);
	lex_init(&as->lexer, as->diag, &as->nodes);
	sect_init(as);
	processor_option(as);
}

bool
assemble_source(struct as *as)
{
	if (as->opt.type == FILE_ASM)
		print_start(as);
	dwarf_start(as);
	/* All text is read: sections hold bytes, fragments and fixups; sizes of gaps are open. */
	statement_run(as);
	layout_run(as);
	/* Every label has its address, every section its final size. */
	if (!as->sects.laid_out)
		return false;
	sym_resolve(as);
	dwarf_finish(as);
	/* Every section is there. */
	for (size_t i = 0; i < as->sects.n; i++)
		fixup_apply(as, as->sects.p[i]);
	kernel_finish(as);
	kernel_finish_codes(as);
	if (as->opt.warn_kernel)
		kernel_check(as);
	/* All bytes are final; what is not known here is a relocation. */
	return true;
}

void
assemble_free(struct as *as)
{
	for (size_t i = 0; i < as->sects.n; i++)
		sect_free(as->sects.p[i]);
	free(as->sects.p);
	map_free(&as->sects.by_key);
	buf_free(&as->sects.key);
	sym_free(&as->syms);
	input_free(as);
	lex_free(&as->lexer);
	node_free(&as->nodes);
	macro_free(&as->macros);
	reg_names_free(&as->reg_names);
	map_free(&as->directives.by_name);
	buf_free(&as->scratch);
	buf_free(&as->kernels.pal);
	free(as->kernels.used);
	map_free(&as->kernels.by_name);
	free(as->kernels.named);
	buf_free(&as->comment);
	dwarf_free(&as->dwarf);
	free(as->conds.p);
	free(as->addrsig);
	free(as->depend.paths);
	free(as->listing.rows);
	buf_free(&as->print);
	arena_free(&as->arena);
}

