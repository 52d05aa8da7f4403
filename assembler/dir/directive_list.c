/* The rows of the directives with their handlers. */
#include "assembler/dir/directive_list.h"

#include <elf.h>

#include "assembler/as.h"

static const struct dir rows[] = {
#define DIR(name, handler, arg, flags, syntax, meaning) {name, dir_##handler, arg, flags},
#include "assembler/dir/directive.def"
#undef DIR
};

void
directive_list_init(struct as *as)
{
	directives_init(&as->directives, rows, sizeof rows / sizeof *rows);
}
