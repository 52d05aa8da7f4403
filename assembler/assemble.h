/* One run over one source, as the list of its passes. */
#ifndef ASSEMBLER_ASSEMBLE_H
#define ASSEMBLER_ASSEMBLE_H

#include "assembler/as.h"

/* The settings are made: what has to be there before a source is read. */
void
assemble_start(struct as *as);

/* Assembles the source that input_main() has begun with, up to the point where all bytes are final. Returns false if the
 * layout failed, which was reported; there is nothing to write then. */
bool
assemble_source(struct as *as);

/* Writes the object: what the options name, and into image, which is needed if checks are on, unless it is NULL. */
void
assemble_object(struct as *as, struct buf *image);

void
assemble_free(struct as *as);

#endif
