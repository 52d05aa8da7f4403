/* Finds registers that are consistently renamed. */
#ifndef OBJDUMP_DIFF_RENAME_H
#define OBJDUMP_DIFF_RENAME_H

#include "objdump/diff/code.h"

/* Sets the kind of rows that differ only in consistently renamed registers to DIFF_RENAMED, and lists the renames. */
void
rename_find(struct diff_code *code);

#endif
