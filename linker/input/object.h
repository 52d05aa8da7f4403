/* Reads an object file. Several threads may call these functions at the same time, because the functions change no state that
 * files share. The exception is object_group(), which only one thread may call. */
#ifndef LINKER_OBJECT_H
#define LINKER_OBJECT_H

#include "linker/input/file.h"

/* The message output, arena and options with which a thread reads objects. Each reading thread has its own
 * structure. */
struct input_object_reader {
	struct diag *diag;
	struct arena *arena;
	const struct link_options *opt;
};

/* Returns whether the file is a relocatable object for AMDGPU. f->elf must be open. */
bool
object_is_linkable(const struct input_file *f);

/* Reads the sections, the symbol table and the local symbols of a linkable file. Leaves global symbols NULL, and does not read
 * section groups. Returns false after an error that makes the symbols unreadable. Other errors are reported, but do not affect the
 * result. */
bool
object_read(const struct input_object_reader *r, struct input_file *f);

/* Reads the section groups of a file. Discards the members of each COMDAT group whose signature occurred in an earlier file. Must
 * be called for the files in input order. */
void
object_group(struct inputs *inputs, struct input_file *f);

#endif
