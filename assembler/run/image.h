/* The bytes of the object after a layout: fixups, descriptors, and the object itself, for analyses. */
#ifndef ASSEMBLER_RUN_IMAGE_H
#define ASSEMBLER_RUN_IMAGE_H

#include "assembler/run/as.h"

/* Applies the fixups and writes the descriptors of the sections that have data. The layout must be complete and symbols resolved.
 * final: the layout will not change; then all sections must have their data. */
void
image_finish(struct as *as, bool final);

/* Appends to *out the object that the current layout yields, with its code, descriptors and notes only, and leaves the state of the run
 * unchanged. Appends nothing if the object has an error in these sections that libelf rejects. Reports errors to `quiet`: if they
 * matter, they recur when the object is written. */
void
image_make(struct as *as, struct diag *quiet, struct buf *out);

#endif
