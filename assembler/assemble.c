/* Runs the passes over a source in their order. */
#include "assembler/assemble.h"

#include "assembler/dir/directive_list.h"
#include "assembler/kernel/kernel_check.h"
#include "assembler/out/print.h"
#include "assembler/parse/processor.h"
#include "assembler/relax.h"
#include "assembler/statement.h"
#include "assembler/value/fixup.h"
#include "assembler/value/layout.h"
#include "common/base/memory/alloc.h"

void
assemble_start(struct as *as)
{
	const struct isa *isa = &as->id.isa;

	if (!as->opt.max_size)
		as->opt.max_size = SETTINGS_MAX_SIZE;
	if (!as->opt.max_rounds)
		as->opt.max_rounds = SETTINGS_MAX_ROUNDS;
	if (!as->opt.join)
		as->opt.join = SETTINGS_JOIN;
	source_start(&as->source, as->diag, &as->arena, &as->opt);
	values_start(&as->values, &as->source);
	macro_start(&as->macros, &as->source);
	reg_names_start(&as->reg_names, &as->source);
	print_open(&as->printer, &as->source, &as->id);
	kernel_start(&as->kernels, &as->values, &as->id);
	listing_start(&as->listing, &as->values);
	output_start(&as->output, &as->values, &as->id);
	check_start(&as->checks, &as->values, isa, as->opt.warn, as->opt.warn_extra);
	insert_start(&as->inserts, &as->values, &as->kernels, isa, as->opt.insert, as->opt.join);
	directive_list_init(&as->directives);
	processor_option(as);
}

bool
assemble_source(struct as *as)
{
	if (as->opt.type == FILE_ASM)
		print_start(&as->printer, as->has_processor);
	dwarf_start(&as->dwarf, &as->values);
	/* The whole source was read. Sections contain bytes, fragments and fixups; the sizes of gaps are still unknown. */
	statement_run(as);
	pops_finish(&as->pops, as->diag);
	relax_run(as);
	layout_finish(&as->values);
	/* Every label has its address, and every section its final size. */
	if (!as->values.sects.laid_out)
		return false;
	sym_resolve(&as->values);
	dwarf_finish(&as->dwarf);
	/* No section is added from here on. */
	for (size_t i = 0; i < as->values.sects.n; i++)
		fixup_apply(&as->values, as->values.sects.p[i]);
	kernel_finish(&as->kernels);
	kernel_finish_codes(&as->kernels);
	if (as->opt.warn & 1 << WARN_kernel)
		kernel_check(&as->kernels);
	/* All bytes are final; values that are still unknown have become relocations. */
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

/* Frees the parts in reverse order of their initialization. The arena is last, because all parts allocate from it. */
void
assemble_free(struct as *as)
{
	match_names_free(&as->match_names);
	insert_free(&as->inserts);
	check_free(&as->checks);
	dwarf_free(&as->dwarf);
	output_free(&as->output);
	listing_free(&as->listing);
	kernel_free(&as->kernels);
	print_free(&as->printer);
	reg_names_free(&as->reg_names);
	macro_free(&as->macros);
	cond_free(&as->conds);
	values_free(&as->values);
	source_free(&as->source);
	buf_free(&as->scratch);
	arena_free(&as->arena);
}
