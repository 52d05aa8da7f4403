/* Finds registers that are consistently renamed. */
#ifndef REVISION_RENAME_H
#define REVISION_RENAME_H

#include "objdump/revision/revisions.h"

/* Sets the kind of rows that differ only in consistently renamed registers to REVISION_RENAMED, and lists the renames. */
void
rename_find(struct revisions *revisions);

#endif
