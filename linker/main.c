/* amdgcn-ld: links AMDGPU object files to a code object, as ld.lld does it. This file is the list
 * of its passes with what holds after each. */
#include <sched.h>
#include <stdlib.h>

#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/heap.h"
#include "common/base/message/diag.h"
#include "linker/input/input.h"
#include "linker/input/target.h"
#include "linker/layout/layout.h"
#include "linker/layout/merge.h"
#include "linker/layout/synth.h"
#include "linker/output/map.h"
#include "linker/output/relocatable.h"
#include "linker/output/relocate.h"
#include "linker/output/report.h"
#include "linker/output/write.h"
#include "linker/script/find.h"
#include "linker/script/match.h"
#include "linker/script/place.h"
#include "linker/script/read.h"
#include "linker/symbols/gc.h"
#include "linker/symbols/rename.h"
#include "linker/symbols/resolve.h"
#include "linker/symbols/version.h"

/* The passes. Further ones would only report what follows from earlier errors. */
static void
run(struct link *l)
{
	script_read_lists(l);   /* the lists of symbols that options name are known */
	rename_want(l);         /* what --defsym names is loaded, too */
	input_load(l);          /* files are in link order, every name has at most one definition */
	target_merge(l);        /* the files are of one processor and ABI */
	rename_finish(l);       /* names mean what --defsym and --wrap say */
	script_define(l);       /* symbols of linker scripts are defined; their values come with the addresses */
	version_assign(l);      /* every symbol knows which pattern makes it local or exported */
	if (l->opt.kind == OUTPUT_RELOCATABLE && script_rules(l))
		link_error(l, "-r: a linker script that places sections or defines symbols is not supported");
	resolve_finish(l);      /* no symbol is lazy or, but for -r, common or of unknown scope */
	if (diag_error_count(l->diag))
		return;

	gc_mark(l); /* l->ins holds what will be in the output, and nothing else */
	if (l->opt.kind == OUTPUT_RELOCATABLE) {
		report_dependencies(l);
		relocatable_link(l); /* all that -r does from here on */
		return;
	}
	script_discard(l);   /* nor what /DISCARD/ matches */
	resolve_after_gc(l); /* no symbol changes from here on */
	relocate_scan(l);    /* the GOT and the dynamic relocations are known */
	if (diag_error_count(l->diag))
		return;

	synth_comment(l);
	synth_make(l);     /* l->ins holds the linker's own sections too */
	script_match(l);   /* with a linker script each section knows its output section */
	merge_sections(l); /* merged contents have their final place within their section */
	(script_rules(l) ? script_collect : layout_collect)(l); /* every section of l->ins is in one output section; their order is final */
	synth_size(l);     /* all sizes are final */
	layout_assign(l);  /* addresses, offsets and segments are final */
	if (diag_error_count(l->diag))
		return;

	synth_fill(l);     /* the linker's own sections have their contents */
	synth_build_id(l); /* all of them */
	map_write(l);
	report_dependencies(l);
	if (diag_error_count(l->diag))
		return;

	write_output(l); /* relocations are applied on the way */
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
	static struct link l; /* nothing in it is freed before the end */

	heap_start();
	mapping_start();
	outfile_start();
	l = (struct link){.diag = diag_new("amdgcn-ld", NULL, NULL)};
	if (opts_parse(&l.opt, l.diag, &l.arena, argc, argv) && !l.opt.done) {
		l.parallel = l.opt.threads && has_processors();
		run(&l);
	}
	return diag_end(l.diag, diag_error_count(l.diag) ? 1 : 0, 1);
}
