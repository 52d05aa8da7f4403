/* Writes the relocatable ELF object. */
#ifndef ASSEMBLER_OUT_WRITE_H
#define ASSEMBLER_OUT_WRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "common/base/file/buf.h"

struct reader;
struct symbol;

/* Parts of the object other than the sections and symbols in values. */
struct object_output {
	struct reader *in;  /* not owned */
	struct buf comment; /* contents of .comment: the strings of .ident */
	struct symbol **addrsig;
	size_t naddrsig, capaddrsig;
	bool wants_addrsig;
	bool analyzed;      /* the object is only analyzed: omit the sections whose section.data is NULL, and mark the others as code */
};

/* Writes the object to the output file that the options specify, if any, and to *image unless image is NULL. flags are
 * the e_flags; compress is the compression type of debug sections (ch_type), or 0.
 *
 * If `checked` is not NULL, it is called with the image before a file is written. If it reports an error, no file is
 * written. All sections must be laid out, and fixups applied. If an error was reported before the call, no file is
 * written, *image is set only if settings.partial is set, and the function otherwise only reports further errors. */
void
write_object(struct object_output *o, uint32_t flags, uint32_t compress, struct buf *image,
	void (*checked)(void *user, const struct buf *image), void *user);

/* Initializes o; `in` must outlive o. */
void
output_start(struct object_output *o, struct reader *in);

void
output_free(struct object_output *o);

#endif
