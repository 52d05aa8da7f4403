#include "assembler/run/assemble.h"

#include "assembler/dir/directive_list.h"
#include "assembler/kernel/kernel_check.h"
#include "assembler/out/print.h"
#include "assembler/parse/processor.h"
#include "assembler/run/image.h"
#include "assembler/run/relax.h"
#include "assembler/run/statement.h"
#include "assembler/value/layout.h"

void
assemble_start(struct as *as)
{
	reader_start(&as->in);
	macro_start(&as->macros, &as->in);
	cond_start(&as->conds, &as->in);
	reg_names_start(&as->reg_names, &as->in);
	print_open(&as->printer, &as->in.source, &as->in.id);
	kernel_start(&as->kernels, &as->in);
	listing_start(&as->listing, &as->in.values);
	output_start(&as->output, &as->in);
	check_start(&as->checks, &as->in);
	insert_start(&as->inserts, &as->in);
	pops_start(&as->pops, &as->in, &as->checks, &as->reg_names);
	directive_list_init(&as->in.directives);
	processor_option(&as->in);
}

bool
assemble_source(struct as *as)
{
	if (as->in.opt.type == FILE_ASM)
		print_start(&as->printer, as->in.has_processor);
	dwarf_start(&as->dwarf, &as->in);
	/* Read the whole source. Afterwards, sections contain bytes, fragments and fixups; the sizes of gaps are still
	 * unknown. */
	statement_run(as);
	pops_finish(&as->pops);
	relax_run(as);
	layout_finish(&as->in.values);
	/* If laid_out is set, every label has its address, and every section its final size. */
	if (!as->in.values.sects.laid_out)
		return false;
	sym_resolve(&as->in.values);
	sym_set_versions(&as->in.values);
	/* After errors, unwind and line tables may be incomplete. They are then omitted, also from a partial object. */
	if (!diag_error_count(as->in.diag))
		dwarf_finish(&as->dwarf);
	/* No section is added from here on. */
	image_finish(as, true);
	if (as->in.opt.warn & 1 << WARN_kernel)
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
	write_object(&as->output, processor_flags(&as->in), as->dwarf.compress, image, as->checks.on ? run_checks : NULL, &as->checks);
}

/* Frees all parts. The reader is freed last, because the other parts refer to it. */
void
assemble_free(struct as *as)
{
	match_names_free(&as->in.match_names);
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
	reader_free(&as->in);
}
