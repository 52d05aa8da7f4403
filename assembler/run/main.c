/* amdgcn-as: assembles one source into a relocatable object. The user documentation is man/amdgcn-as.1. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "assembler/out/print.h"
#include "assembler/run/analyses.h"
#include "assembler/run/assemble.h"
#include "assembler/run/disassemble.h"
#include "assembler/run/options.h"
#include "assembler/scan/depend.h"
#include "common/base/file/mapping.h"
#include "common/base/file/outfile.h"
#include "common/base/memory/alloc.h"
#include "common/base/memory/heap.h"

/* Reads the source, and preprocesses it if the options require it. Returns false after an error. */
static bool
read_source(struct program *p, const char *path)
{
	struct as *as = &p->as;
	struct buf bytes = {0};
	bool named = strcmp(path, "-"), ok = true;

	if (named)
		depend_add(&as->in.source, path);
	const char *why;
	if (driver_has_cpp(p) && (!named || !access(path, R_OK))) {
		ok = driver_preprocess(p, path, &bytes);
		memset(buf_reserve(&bytes, 2), 0, 2);
		files_add_path(&as->in.source.files, path);
	} else if ((why = buf_read_file(&bytes, path, &as->in.source.files)) != NULL) {
		diag_error(as->in.diag, (struct loc){0}, "cannot read %s%s%s: %s", named ? "'" : "", named ? path : "standard input",
			named ? "'" : "", why);
		ok = false;
	}
	p->unused = heap_expect(bytes.n / 2); /* sections and symbols need about half as much memory as the source */
	if (ok)
		return input_main(&as->in.source, named ? path : "<stdin>", &bytes);
	buf_free(&bytes);
	return false;
}

static void
assemble(struct as *as)
{
	struct buf image = {0};
	bool shown = as->in.opt.resources || as->in.opt.debug;

	if (!assemble_source(as))
		return;
	depend_write(&as->in.source);
	listing_write(&as->listing);
	/* Write the object last, so that it exists only if nothing failed. */
	if (as->in.opt.type == FILE_OBJ || (as->in.opt.type == FILE_NULL && as->checks.on))
		assemble_object(as, shown || as->checks.on ? &image : NULL);
	if (shown && !diag_error_count(as->in.diag))
		analyses_show(as, &image);
	buf_free(&image);
	if (as->in.opt.type == FILE_ASM)
		print_write(&as->printer, &as->inserts);
}

static void
run_program(struct program *p, int argc, char **argv)
{
	struct as *as = &p->as;

	if (!options_read(p, argc, argv) || p->done)
		return;
	assemble_start(as);
	options_symbols(p);
	if (diag_error_count(as->in.diag) || !as->in.opt.output || !read_source(p, as->in.opt.input ? as->in.opt.input : "-"))
		return;
	if (p->disassemble)
		disassemble_run(as);
	else
		assemble(as);
}

int
main(int argc, char **argv)
{
	static struct program p; /* Static memory is zero without being cleared, and most of this struct is never touched. */

	if (p.as.in.diag)
		p = (struct program){0}; /* a fuzz program calls main() again */
	heap_start();
	mapping_start();
	outfile_start();
	struct diag *diag;
	p.as.in.diag = diag = diag_new("amdgcn-as", NULL, NULL);
	run_program(&p, argc, argv);
	int status = driver_link(&p);
	driver_free(&p);
	options_free(&p);
	assemble_free(&p.as);
	alloc_free(p.unused);
	return diag_end(diag, status, 1);
}
