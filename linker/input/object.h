/* Reading one object file. Nothing that the files share is touched: several can be read at the same time. */
#ifndef LINKER_OBJECT_H
#define LINKER_OBJECT_H

#include "linker/input/file.h"

/* What reading needs; each thread has its own. */
struct input_object_reader {
	struct diag *diag;
	struct arena *arena;
	const struct link_options *opt;
};

/* Whether it is a relocatable object for an AMD GPU; f->elf is open. */
bool
object_is_linkable(const struct input_file *f);

/* Fills in the sections, the symbol table and the local symbols of a file that is linkable. Section groups are not looked
 * at, global symbols are NULL yet. Returns false if the symbols cannot be read, after an error; there may be other errors. */
bool
object_read(const struct input_object_reader *r, struct input_file *f);

/* The section groups of a file that was read, once it is known which files come before it: members of a COMDAT group that
 * one of these has are discarded. */
void
object_group(struct inputs *inputs, struct input_file *f);

#endif
