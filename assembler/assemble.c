/* The passes over one source. */
#include "assembler/assemble.h"

#include "assembler/dir/directive_list.h"
#include "assembler/fill.h"
#include "assembler/kernel/kernel_check.h"
#include "assembler/out/print.h"
#include "assembler/statement.h"
#include "assembler/value/fixup.h"
#include "assembler/value/layout.h"
#include "assembler/stmt/processor.h"
#include "common/base/memory/alloc.h"

void
assemble_start(struct as *as)
{
	as->source.diag = as->values.diag = as->dwarf.diag = as->kernels.diag = as->diag;
	as->source.arena = as->values.arena = as->dwarf.arena = as->kernels.arena = &as->arena;
	as->source.opt = &as->opt;
	if (!as->opt.max_size)
		as->opt.max_size = SETTINGS_MAX_SIZE;
	if (!as->opt.max_rounds)
		as->opt.max_rounds = SETTINGS_MAX_ROUNDS;
	as->source.input.open = &as->conds.n;
	as->values.source = &as->source;
	as->dwarf.values = as->kernels.values = as->listing.values = as->output.values = &as->values;
	as->checks.values = &as->values;
	as->checks.isa = as->inserts.isa = &as->id.isa;
	as->inserts.values = &as->values;
	as->inserts.kernels = &as->kernels;
	as->inserts.on = as->opt.insert;
	as->checks.warn = as->opt.warn & ~(1u << WARN_kernel);
	as->checks.extra = as->opt.warn_extra;
	as->checks.on = as->checks.warn != 0;
	as->macros.source = as->reg_names.source = as->printer.source = &as->source;
	as->kernels.id = as->printer.id = as->output.id = &as->id;
	directive_list_init(&as->directives);
	lex_init(&as->source.lexer, as->diag, &as->source.nodes);
	sect_init(&as->values);
	processor_option(as);
}

bool
assemble_source(struct as *as)
{
	if (as->opt.type == FILE_ASM)
		print_start(&as->printer, as->has_processor);
	dwarf_start(&as->dwarf);
	/* All text is read: sections hold bytes, fragments and fixups; sizes of gaps are open. */
	statement_run(as);
	pops_finish(&as->pops, as->diag);
	fill_run(as);
	layout_finish(&as->values);
	/* Every label has its address, every section its final size. */
	if (!as->values.sects.laid_out)
		return false;
	sym_resolve(&as->values);
	dwarf_finish(&as->dwarf);
	/* Every section is there. */
	for (size_t i = 0; i < as->values.sects.n; i++)
		fixup_apply(&as->values, as->values.sects.p[i]);
	kernel_finish(&as->kernels);
	kernel_finish_codes(&as->kernels);
	if (as->opt.warn & 1 << WARN_kernel)
		kernel_check(&as->kernels);
	/* All bytes are final; what is not known here is a relocation. */
	return true;
}

static void
run_checks(void *checks, const struct buf *image)
{
	check_run(checks, image);
}

void
assemble_object(struct as *as, struct buf *image)
{
	write_object(&as->output, processor_flags(as), as->dwarf.compress, image, as->checks.on ? run_checks : NULL, &as->checks);
}

void
assemble_free(struct as *as)
{
	for (size_t i = 0; i < as->values.sects.n; i++)
		sect_free(as->values.sects.p[i]);
	alloc_free(as->values.sects.p);
	map_free(&as->values.sects.by_key);
	map_free(&as->values.sects.by_line);
	alloc_free(as->values.sects.of_line);
	buf_free(&as->values.sects.key);
	sym_free(&as->values.syms);
	input_free(&as->source);
	lex_free(&as->source.lexer);
	again_free(&as->again);
	match_names_free(&as->match_names); /* filling gaps matches instructions, too */
	node_free(&as->source.nodes);
	macro_free(&as->macros);
	reg_names_free(&as->reg_names);
	map_free(&as->directives.by_name);
	buf_free(&as->scratch);
	buf_free(&as->kernels.pal);
	arena_free(&as->kernels.passing);
	alloc_free(as->kernels.used);
	map_free(&as->kernels.by_name);
	alloc_free(as->kernels.named);
	buf_free(&as->output.comment);
	dwarf_free(&as->dwarf);
	check_free(&as->checks);
	insert_free(&as->inserts);
	alloc_free(as->conds.p);
	alloc_free(as->output.addrsig);
	alloc_free(as->source.depend.paths);
	alloc_free(as->listing.rows);
	buf_free(&as->printer.text);
	arena_free(&as->arena);
}

