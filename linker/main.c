/* amdgcn-ld: links AMDGPU object files into a code object, like ld.lld. This file lists the passes, with the conditions that hold
 * after each. A pass reports user errors and continues; an error stops the link after the current group of passes. */
#include <sched.h>
#include <stdlib.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "common/base/message/diag.h"
#include "linker/input/target.h"
#include "linker/layout/layout.h"
#include "linker/layout/merge.h"
#include "linker/layout/script_address.h"
#include "linker/layout/script_order.h"
#include "linker/load/load.h"
#include "linker/load/wrap.h"
#include "linker/output/build_id.h"
#include "linker/output/map.h"
#include "linker/output/relocatable.h"
#include "linker/output/report.h"
#include "linker/output/write.h"
#include "linker/script/match.h"
#include "linker/script/read.h"
#include "linker/symbols/defsym.h"
#include "linker/symbols/gc.h"
#include "linker/symbols/ordering.h"
#include "linker/symbols/resolve.h"
#include "linker/symbols/scan.h"
#include "linker/symbols/version.h"

/* The parts of a link, in the order in which they are built. The passes in a folder build one part from the parts before it. */
struct parts {
	struct inputs inputs;
	struct script script;
	struct symbols symbols;
	struct image image;
	struct synthetic made;
};

static void
free_parts(struct parts *p)
{
	synthetic_free(&p->made);
	layout_free(&p->image);
	symbol_free(&p->symbols);
	script_free(&p->script);
	file_free(&p->inputs);
}

/* Runs the passes. Stops after a group of passes with an error, because the next group would only report consequential errors. */
static void
run_passes(struct parts *p, const struct link_options *opt, struct diag *diag, struct arena *arena)
{
	struct loader loader = {
		.diag = diag, .opt = opt, .arena = arena, .inputs = &p->inputs, .script = &p->script, .symbols = &p->symbols};
	struct linked linked = {.diag = diag, .opt = opt, .arena = arena, .inputs = &p->inputs, .symbols = &p->symbols,
		.image = &p->image, .made = &p->made};
	bool relocatable = opt->kind == OUTPUT_RELOCATABLE;

	script_read_lists(&p->script); /* the symbol lists that options name have been read */
	defsym_want(&p->symbols);      /* the symbols in --defsym expressions are marked as referenced */
	load_inputs(&loader);          /* files are in link order; every name has at most one definition */
	target_merge(&p->inputs);      /* all files are for the same processor and ABI */
	if (diag_error_count(diag) == 0) {
		defsym_define(&p->symbols); /* --defsym is applied */
		wrap_references(&loader);   /* --wrap is applied */
	}
	script_address_define(&p->image); /* symbols of linker scripts are defined; layout computes their values */
	resolve_reserved(&p->symbols);    /* referenced linker-defined symbols are defined */
	version_assign(&p->symbols);      /* every symbol has the pattern that makes it local or exported */
	if (relocatable && script_rules(&p->script))
		link_error(opt, "-r: a linker script that places sections or defines symbols is not supported");
	resolve_finish(&p->symbols);      /* no symbol is lazy or, except with -r, common; all scopes are known */
	if (diag_error_count(diag))
		return;

	gc_mark(&p->symbols); /* inputs.sections contains the live sections of the input files */
	if (relocatable) {
		report_dependencies(&linked);
		relocatable_link(&linked); /* all remaining passes for -r are done */
		return;
	}
	script_discard(&p->script);     /* inputs.sections no longer contains sections that /DISCARD/ matches */
	resolve_after_gc(&p->symbols);  /* symbols no longer change */
	ordering_apply(&p->symbols);    /* sections have their position in --symbol-ordering-file */
	scan_relocations(&p->symbols);  /* the GOT and the dynamic relocations are known */
	if (diag_error_count(diag))
		return;

	synthetic_comment(&p->inputs);
	synthetic_make(&p->made);        /* inputs.sections contains the synthetic sections, too */
	script_match(&p->script);        /* sections that a pattern of the linker script matches are assigned to an output section */
	synthetic_discard(&p->made);
	script_order_orphans(&p->image); /* orphans are assigned to an output section, too */
	if (diag_error_count(diag))
		return;

	merge_sections(&p->image);       /* merged contents have their final offset within their section */
	if (script_rules(&p->script))    /* every section in inputs.sections is in one output section; the order of output sections is
	                                  * final */
		script_order_collect(&p->image);
	else
		layout_collect(&p->image);
	synthetic_size(&p->made);        /* all sizes are final */
	layout_assign(&p->image);        /* addresses, file offsets and segments are final */
	if (diag_error_count(diag))
		return;

	synthetic_fill(&p->made);          /* synthetic sections have their contents, except the build ID */
	build_id_fill(&linked, &p->made);  /* the build ID has its contents */
	map_write(&linked);
	report_dependencies(&linked);
	if (diag_error_count(diag))
		return;

	write_output(&linked); /* the output file is written; relocations are applied at the same time */
}

static bool
has_processors(void)
{
	cpu_set_t cpus;

	return sched_getaffinity(0, sizeof cpus, &cpus) == 0 && CPU_COUNT(&cpus) > 1;
}

int
main(int argc, char **argv)
{
	/* The arenas, and the bytes of files to which they point, are not freed, because exiting frees them faster. */
	static struct parts parts;
	static struct link_options opt;
	static struct arena arena;
	struct diag *diag;
	int status;

	heap_start();
	mapping_start();
	outfile_start();
	diag = diag_new("amdgcn-ld", NULL, NULL);
	if (opts_parse(&opt, diag, &arena, argc, argv) && !opt.done) {
		opt.threads = opt.threads && has_processors();
		parts.inputs = file_new(diag, &opt, &arena);
		parts.script = script_new(diag, &opt, &arena, &parts.inputs);
		parts.symbols = symbol_new(diag, &opt, &arena, &parts.inputs, &parts.script);
		parts.image = layout_new(&parts.symbols);
		parts.made = synthetic_new(&parts.image);
		run_passes(&parts, &opt, diag, &arena);
	}
	status = diag_end(diag, diag_error_count(diag) ? 1 : 0, 1);
	free_parts(&parts);
	return status;
}
