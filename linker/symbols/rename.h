/* --defsym and --wrap. */
#ifndef LINKER_RENAME_H
#define LINKER_RENAME_H

#include "linker/link.h"

/* Before the files are read: what the expressions name is wanted. */
void
rename_want(struct link *l);

/* When all files are read: defines and exchanges the names. */
void
rename_finish(struct link *l);

#endif
