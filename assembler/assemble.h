/* One run over one source: the list of its passes. */
#ifndef ASSEMBLER_ASSEMBLE_H
#define ASSEMBLER_ASSEMBLE_H

#include "assembler/as.h"

/* Initializes everything that reading a source needs. The caller has set as->diag, as->opt and as->id before. */
void
assemble_start(struct as *as);

/* Assembles the source that input_main() has started, until all bytes are final. Returns false, after an error, if the layout
 * failed; there is nothing to write then. */
bool
assemble_source(struct as *as);

/* Writes the object to the output that the options name, and stores it in image unless that is NULL. Checks need image. */
void
assemble_object(struct as *as, struct buf *image);

void
assemble_free(struct as *as);

#endif
