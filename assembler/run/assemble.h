/* The interface of one run over a source: its start, its passes, and its end. */
#ifndef ASSEMBLER_RUN_ASSEMBLE_H
#define ASSEMBLER_RUN_ASSEMBLE_H

#include "assembler/run/as.h"

/* Initializes everything that is required to read a source. as->in.diag, as->in.opt and as->in.id must be set. */
void
assemble_start(struct as *as);

/* Assembles the source that input_main() has started, until all bytes are final. If the layout fails, reports an error and
 * returns false; the object must then not be written. */
bool
assemble_source(struct as *as);

/* Writes the object to the output file that the options specify, and stores it in *image unless image is NULL. image
 * must not be NULL if checks are enabled. */
void
assemble_object(struct as *as, struct buf *image);

void
assemble_free(struct as *as);

#endif
