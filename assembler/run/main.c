/* amdgcn-as: assembles one source into one relocatable object. Users' view: man/amdgcn-as.1. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "assembler/assemble.h"
#include "assembler/out/print.h"
#include "assembler/out/write.h"
#include "assembler/run/disassemble.h"
#include "assembler/text/depend.h"

/* The source, through the preprocessor if that is asked for. Returns false after an error that was reported. */
static bool
read_source(struct as *as, const char *path)
{
	struct buf bytes = {0};
	bool named = strcmp(path, "-"), ok = true;

	if (named)
		depend_add(as, path);
	if (driver_has_cpp(as) && (!named || !access(path, R_OK))) {
		ok = driver_preprocess(as, path, &bytes);
		memset(buf_reserve(&bytes, 2), 0, 2);
	} else if (!buf_read_file(&bytes, path)) {
		diag_error(as->diag, (struct loc){0}, "cannot read '%s': %s", path, strerror(errno));
		ok = false;
	}
	if (ok)
		input_main(as, named ? path : "<stdin>", &bytes);
	else
		buf_free(&bytes);
	return ok;
}

static void
assemble(struct as *as)
{
	if (!assemble_source(as))
		return;
	depend_write(as);
	listing_write(as);
	/* The object last: it is there only if nothing failed. */
	if (as->opt.type == FILE_OBJ)
		write_object(as);
	else if (as->opt.type == FILE_ASM)
		print_write(as);
}

static void
run(struct as *as, int argc, char **argv)
{
	if (!options_read(as, argc, argv) || as->opt.done)
		return;
	/* Every option is applied. */
	assemble_start(as);
	options_symbols(as);
	if (diag_error_count(as->diag) || !as->opt.output || !read_source(as, as->opt.input ? as->opt.input : "-"))
		return;
	if (as->opt.disassemble)
		disassemble_run(as);
	else
		assemble(as);
}

int
main(int argc, char **argv)
{
	struct diag *diag = diag_new("amdgcn-as", NULL, NULL);
	struct as as = {.diag = diag};
	int status;

	run(&as, argc, argv);
	status = driver_link(&as);
	driver_free(&as);
	assemble_free(&as);
	options_free(&as.opt);
	return diag_end(diag, status);
}
