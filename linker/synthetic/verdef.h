/* The sections that tell the loader of versions. */
#ifndef LINKER_VERDEF_H
#define LINKER_VERDEF_H

#include "linker/synthetic/synthetic.h"

/* Makes .gnu.version and .gnu.version_d if there are versions with names. */
void
verdef_make(struct synthetic *made);

/* Gives them their contents, which need no address, and adds their names to those of .dynstr. The
 * dynamic symbols are known. */
void
verdef_fill(struct synthetic *made, struct buf *dynstr);

/* Connects their output sections. */
void
verdef_link(struct synthetic *made);

#endif
