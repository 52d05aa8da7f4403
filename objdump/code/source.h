/* The source line of an instruction, by .debug_line (-l, -S). */
#ifndef OBJDUMP_SOURCE_H
#define OBJDUMP_SOURCE_H

#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

struct disasm_source;

/* Reads the file's line tables; never NULL. A malformed table causes a warning. */
struct disasm_source *
source_open(struct view *v);

/* Prints the source that -l and -S ask for before the instruction at an address, if its line differs from the previous one's. */
void
source_show(struct disasm *d, const struct code *c, uint64_t at);

/* The file and line of an instruction; false if unknown. */
bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line);

void
source_close(struct disasm_source *s);

#endif
