/* Finds and prints the source line of an instruction, from .debug_line (-l, -S). */
#ifndef OBJDUMP_SOURCE_H
#define OBJDUMP_SOURCE_H

#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

struct disasm_source;

/* Reads the file's line tables. Warns about malformed tables. Never returns NULL. */
struct disasm_source *
source_open(struct view *v);

/* Prints the source that -l and -S request before the instruction at address `at`. A function or a source line that the previous
 * instruction has, too, is not printed again. */
void
source_show(struct disasm *d, const struct code *c, uint64_t at);

/* Finds the source file and line of the instruction at address `at`. Returns false if they are unknown. */
bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line);

void
source_close(struct disasm_source *s);

#endif
