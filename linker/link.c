/* Links AMDGPU object files into a code object, like ld.lld. This file lists the passes, with the conditions that hold after
 * each. A pass reports user errors and continues; an error stops the link after the current group of passes. */
#include "linker/link.h"

#include <sched.h>

#include "common/base/message/diag.h"
#include "linker/bundle/bundle.h"
#include "linker/input/target.h"
#include "linker/kernels/resource.h"
#include "linker/kernels/type_string.h"
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
#include "linker/synthetic/eh_frame.h"

/* Runs the passes. Stops after a group of passes with an error, because the next group would only report consequential errors. */
static void
run_passes(struct link *p)
{
	const struct link_options *opt = &p->opt;
	struct arena *arena = &p->arena;
	struct diag *diag = p->diag;
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
		defsym_define(&p->symbols); /* symbols of --defsym are defined */
		wrap_references(&loader);   /* --wrap=SYM: references to SYM refer to __wrap_SYM, and those to __real_SYM refer to SYM */
	}
	script_address_define(&p->image); /* symbols of linker scripts are defined; layout computes their values */
	resolve_reserved(&p->symbols);    /* referenced linker-defined symbols are defined */
	version_assign(&p->symbols);      /* every symbol that a version pattern matches is assigned to the pattern */
	if (relocatable && script_rules(&p->script))
		link_error(opt, "-r: a linker script that places sections or defines symbols is not supported");
	resolve_finish(&p->symbols);      /* no symbol is lazy or, except with -r, common; the exported symbols are known */
	if (diag_error_count(diag))
		return;

	gc_mark(&p->symbols); /* inputs.sections contains the live sections of the input files */
	if (relocatable) {
		type_string_join(&p->symbols); /* there is one .amdgpu.strtab, which all .amdgpu.info use */
		report_dependencies(&linked);
		relocatable_link(&linked); /* all remaining passes for -r are done */
		return;
	}
	script_discard(&p->script);     /* inputs.sections no longer contains sections that /DISCARD/ matches */
	resolve_after_gc(&p->symbols);  /* from here on, the sets of defined, exported and preemptible symbols do not change */
	resource_resolve(&p->symbols);  /* object linking: descriptors and metadata of kernels are final, symbols in LDS have offsets */
	eh_frame_join(&p->made);         /* there is one .eh_frame, without functions that are not linked */
	ordering_apply(&p->symbols);    /* insec.ordered is the section's position in the list of --symbol-ordering-file */
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
	/* Each of these two functions assigns each section of inputs.sections to an output section, and orders the output
	 * sections. */
	if (script_rules(&p->script))
		script_order_collect(&p->image);
	else
		layout_collect(&p->image);
	synthetic_size(&p->made);        /* the sizes of all sections are final */
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

/* Bundles the input files, which must be linked code objects, in the order of the command line. */
static void
run_bundle(struct link *p)
{
	const struct link_options *opt = &p->opt;
	struct linked linked = {.diag = p->diag, .opt = opt, .arena = &p->arena, .inputs = &p->inputs};
	struct bundle_input *inputs = arena_alloc(&p->arena, (opt->ninputs + 1) * sizeof *inputs);
	struct buf bundle = {0};

	for (size_t i = 0; i < opt->ninputs; i++) {
		const struct buf *file = file_read(&p->inputs, opt->inputs[i].name, (struct loc){0});

		inputs[i] = (struct bundle_input){opt->inputs[i].name, file ? file->p : NULL, file ? file->n : 0};
	}
	if (diag_error_count(p->diag))
		return;
	bundle_make(&opt->bundle, p->diag, inputs, opt->ninputs, &bundle);
	report_dependencies(&linked);
	write_bytes(&linked, &bundle);
	buf_free(&bundle);
}

static bool
has_processors(void)
{
	cpu_set_t cpus;

	return sched_getaffinity(0, sizeof cpus, &cpus) == 0 && CPU_COUNT(&cpus) > 1;
}

void
link_run(struct link *l, struct link_memory *memory, int argc, char **argv)
{
	if (!opts_parse(&l->opt, l->diag, memory, &l->arena, argc, argv) || l->opt.done)
		return;
	/* A link in memory runs under a guard (common/base/memory/guard.h), which covers only the thread that set it. */
	l->opt.threads = l->opt.threads && !memory && has_processors();
	l->inputs = file_new(l->diag, &l->opt, &l->arena);
	if (l->opt.offload_bundle) {
		run_bundle(l);
		return;
	}
	l->script = script_new(l->diag, &l->opt, &l->arena, &l->inputs);
	l->symbols = symbol_new(l->diag, &l->opt, &l->arena, &l->inputs, &l->script);
	l->image = layout_new(&l->symbols);
	l->made = synthetic_new(&l->image);
	run_passes(l);
}

void
link_free(struct link *l)
{
	synthetic_free(&l->made);
	layout_free(&l->image);
	symbol_free(&l->symbols);
	script_free(&l->script);
	file_free(&l->inputs);
}
