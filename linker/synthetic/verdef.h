/* The sections for symbol versions. */
#ifndef LINKER_VERDEF_H
#define LINKER_VERDEF_H

#include "linker/synthetic/synthetic.h"

/* Makes .gnu.version and .gnu.version_d if there are named versions. */
void
verdef_make(struct synthetic *made);

/* Fills the sections, which contain no address, and adds the versions' names to dynstr. The dynamic symbols must be known. */
void
verdef_fill(struct synthetic *made, struct buf *dynstr);

/* Sets sh_link and sh_info of their output sections. */
void
verdef_link(struct synthetic *made);

#endif
