/* Reads an object file. Except object_group(), the functions change nothing that files share, so several threads can call them at
 * the same time. */
#ifndef LINKER_OBJECT_H
#define LINKER_OBJECT_H

#include "linker/input/file.h"

/* The environment of a reading thread; each thread has its own. */
struct input_object_reader {
	struct diag *diag;
	struct arena *arena;
	const struct link_options *opt;
};

/* Whether the file is a relocatable object for AMDGPU. f->elf must be open. */
bool
object_is_linkable(const struct input_file *f);

/* Reads the sections, the symbol table and the local symbols of a linkable file. Global symbols are NULL afterwards, and section
 * groups are not read. Returns false after an error that makes the symbols unreadable; other errors may have been reported, too. */
bool
object_read(const struct input_object_reader *r, struct input_file *f);

/* Reads the section groups of a file, and discards the members of each COMDAT group that an earlier file has. Call in the order of
 * the files. */
void
object_group(struct inputs *inputs, struct input_file *f);

#endif
