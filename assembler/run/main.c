/* amdgcn-as: assembles one source into one relocatable object. Users' view: man/amdgcn-as.1. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "assembler/assemble.h"
#include "assembler/out/print.h"
#include "assembler/out/write.h"
#include "assembler/run/disassemble.h"
#include "assembler/text/depend.h"

/* The source, through the preprocessor if that is asked for. */
static void
read_source(struct as *as, const char *path)
{
	struct buf bytes = {0};
	bool named = strcmp(path, "-");

	if (named)
		depend_add(as, path);
	if (driver_has_cpp(as) && (!named || !access(path, R_OK))) {
		driver_preprocess(as, path, &bytes);
		memset(buf_reserve(&bytes, 2), 0, 2);
	} else if (!buf_read_file(&bytes, path)) {
		die("cannot read '%s': %s", path, strerror(errno));
	}
	input_main(as, named ? path : "<stdin>", &bytes);
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

int
main(int argc, char **argv)
{
	static struct as as;

	as = (struct as){0};
	diag_program("amdgcn-as");
	if (!options_read(&as, argc, argv))
		return 1;

	/* Every option is applied. */
	assemble_start(&as);
	options_symbols(&as);
	if (as.opt.output) {
		read_source(&as, as.opt.input ? as.opt.input : "-");
		if (as.opt.disassemble)
			disassemble_run(&as);
		else
			assemble(&as);
	}
	int status = driver_link(&as);

	driver_free(&as);
	options_free(&as.opt);
	/* For programs that call main again and again, such as the fuzzer. */
	assemble_free(&as);
	return status;
}
