#include "assembler/dir/directive_list.h"

#include <elf.h>

#include "assembler/debug/dwarf_frame.h"
#include "assembler/dir/pops.h"
#include "assembler/kernel/kernel.h"
#include "assembler/macro/cond.h"
#include "assembler/parse/directive.h"
#include "assembler/value/sym.h"

static const struct dir rows[] = {
#define DIR(name, part_, handler, arg, flags, syntax, meaning) {name, PART_##part_, {.part_ = dir_##handler}, arg, flags},
#include "assembler/directive.def"
#undef DIR
};

void
directive_list_init(struct directives *ds)
{
	directives_init(ds, rows, sizeof rows / sizeof *rows);
}
