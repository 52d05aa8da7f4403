/* Writes the object. */
#ifndef ASSEMBLER_OUT_WRITE_H
#define ASSEMBLER_OUT_WRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"

struct object_id;
struct symbol;
struct values;

/* What the object has beside the sections and symbols of values. */
struct object_output {
	struct values *values;      /* borrowed, with the source, … */
	const struct object_id *id; /* … what is assembled for */
	struct buf comment;         /* the strings of .ident */
	struct symbol *file;        /* .file, NULL if there was none */
	struct symbol **addrsig;
	size_t naddrsig, capaddrsig;
	bool wants_addrsig;
};

/* Writes the output that the options name, if they name one, and into image unless that is NULL; checked, if it is not NULL,
 * looks at the image before and can report errors, with which nothing is written. flags: e_flags; compress: of debug sections,
 * a ch_type or 0. Everything must be laid out and fixed up. Only reports what is wrong if there was an error before. */
void
write_object(struct object_output *o, uint32_t flags, uint32_t compress, struct buf *image,
	void (*checked)(void *user, const struct buf *image), void *user);

/* id: what is assembled for; it and the values last for the run. */
void
output_start(struct object_output *o, struct values *vals, const struct object_id *id);

void
output_free(struct object_output *o);

#endif
