/* Writes the sections for symbol versions, .gnu.version and .gnu.version_d, as the LSB describes them. */
#ifndef LINKER_VERDEF_H
#define LINKER_VERDEF_H

#include "linker/synthetic/synthetic.h"

/* Creates .gnu.version and .gnu.version_d if there are named versions. */
void
verdef_make(struct synthetic *made);

/* Fills .gnu.version and .gnu.version_d, and appends the names of versions to dynstr. Call after the dynamic symbols are known.
 * Addresses need not be known, because the sections contain none. */
void
verdef_fill(struct synthetic *made, struct buf *dynstr);

/* Sets sh_link and sh_info of the output sections of .gnu.version and .gnu.version_d. */
void
verdef_link(struct synthetic *made);

#endif
