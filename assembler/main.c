/* amdgcn-as: assembles one source into one relocatable object. Users' view: man/amdgcn-as.1. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "assembler/as.h"
#include "assembler/check.h"
#include "assembler/depend.h"
#include "assembler/dirs.h"
#include "assembler/disassemble.h"
#include "assembler/fixup.h"
#include "assembler/layout.h"
#include "assembler/print.h"
#include "assembler/processor.h"
#include "assembler/statement.h"
#include "assembler/write.h"

/* For programs that call main again and again, such as the fuzzer. */
static void
release(struct as *as)
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
	alias_free(&as->aliases);
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
	options_free(&as->opt);
	driver_free(as);
	arena_free(&as->arena);
}

static void
assemble(struct as *as)
{
	if (as->opt.type == FILE_ASM)
		print_start(as);
	dwarf_start(as);
	/* All text is read: sections hold bytes, fragments and fixups; sizes of gaps are open. */
	statement_run(as);
	layout_run(as);
	/* Every label has its address, every section its final size. */
	if (!as->sects.laid_out)
		return;
	sym_settle(as);
	dwarf_finish(as);
	/* Every section is there. */
	for (size_t i = 0; i < as->sects.n; i++)
		fixup_apply(as, as->sects.p[i]);
	kernel_finish(as);
	kernel_finish_codes(as);
	if (as->opt.warn_kernel)
		check_kernels(as);
	/* All bytes are final; what is not known here is a relocation. */
	depend_write(as);
	listing_write(as);
	/* The object last: it is there only if nothing failed. */
	if (as->opt.type == FILE_OBJ)
		write_object(as);
	else if (as->opt.type == FILE_ASM)
		print_write(as);
}

int
main(int argc, char **argv)
{
	static struct as as;
	as = (struct as){0};
	diag_program("amdgcn-as");
	if (!options_read(&as, argc, argv))
		return 1;

	/* Every option is applied. */
	dirs_init(&as);
	lex_init(&as.lexer, &as.nodes);
	sect_init(&as);
	processor_option(&as);
	options_symbols(&as);
	if (as.opt.output) {
		if (!input_main(&as, as.opt.input ? as.opt.input : "-"))
			die("cannot read '%s': %s", as.opt.input, strerror(errno));
		if (as.opt.disassemble)
			disassemble_run(&as);
		else
			assemble(&as);
	}
	int status = driver_link(&as);
	release(&as);
	return status;
}
