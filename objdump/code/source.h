/* Which line of which source an instruction comes from, by .debug_line (-l, -S). */
#ifndef OBJDUMP_SOURCE_H
#define OBJDUMP_SOURCE_H

#include "objdump/code/disasm.h"
#include "objdump/view/views.h"

struct disasm_source;

/* Reads the file's line tables; never NULL. A table that is malformed is a warning. */
struct disasm_source *
source_open(struct view *v);

/* Shows what -l and -S want before the instruction at an address, if it is another line than the last
 * one's. section is the number of c in a relocatable file. */
void
source_show(struct disasm *d, const struct code *c, uint64_t at);

/* The file and the line that an instruction comes from; false if that is not known. */
bool
source_at(const struct disasm *d, const struct code *c, uint64_t at, struct str *file, unsigned *line);

void
source_close(struct disasm_source *s);

#endif
