/* Which names version scripts and lists of exports are about, and the sections that tell the loader
 * of versions. */
#ifndef LINKER_VERSION_H
#define LINKER_VERSION_H

#include "linker/link.h"

/* Matches the patterns with the symbols, whose definitions are known. */
void
version_assign(struct link *l);

/* Makes .gnu.version and .gnu.version_d if there are versions with names. */
void
version_make(struct link *l);

/* Gives them their contents, which need no address, and adds their names to those of .dynstr. The
 * dynamic symbols are known. */
void
version_fill(struct link *l, struct buf *dynstr);

/* Connects their output sections. */
void
version_link(struct link *l);

#endif
