/* Finds registers that are consistently renamed. */
#ifndef OBJDUMP_DIFF_RENAME_H
#define OBJDUMP_DIFF_RENAME_H

#include "objdump/diff/code.h"

/* Decides which rows with a pair of different instructions differ only in consistently renamed registers: their kind becomes
 * DIFF_RENAMED. Adds the renames. */
void
rename_find(struct diff_code *code);

#endif
