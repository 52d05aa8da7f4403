/* Checks that the input files are compatible with each other. */
#ifndef LINKER_TARGET_H
#define LINKER_TARGET_H

#include "linker/input/file.h"

/* Reports incompatible files, and sets the output's ABI and e_flags. */
void
target_merge(struct inputs *inputs);

#endif
