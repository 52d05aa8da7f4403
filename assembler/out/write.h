/* Writes the relocatable object. */
#ifndef ASSEMBLER_OUT_WRITE_H
#define ASSEMBLER_OUT_WRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"

struct object_id;
struct symbol;
struct values;

/* Parts of the object besides the sections and symbols of values. */
struct object_output {
	struct values *values;      /* borrowed, with the source … */
	const struct object_id *id; /* … and the target */
	struct buf comment;         /* strings of .ident */
	struct symbol *file;        /* .file; NULL: none */
	struct symbol **addrsig;
	size_t naddrsig, capaddrsig;
	bool wants_addrsig;
};

/* Writes the object to the output that the options name, if any, and to image unless that is NULL. checked, unless NULL, sees the
 * image first and may report errors; then no output is written. flags: e_flags; compress: ch_type of debug sections, or 0. All
 * sections must be laid out, and fixups applied. After earlier errors it only reports further ones. */
void
write_object(struct object_output *o, uint32_t flags, uint32_t compress, struct buf *image,
	void (*checked)(void *user, const struct buf *image), void *user);

/* id: the target. It and vals must outlive the run. */
void
output_start(struct object_output *o, struct values *vals, const struct object_id *id);

void
output_free(struct object_output *o);

#endif
