/* Allocations that fail: replacements for malloc, calloc and realloc, installed with the linker's --wrap, also in the static libraries. */
#ifndef FUZZ_FAILING_H
#define FUZZ_FAILING_H

#include <stdbool.h>

/* Lets allocation `number` fail, counted from 1; 0: none fails. only: later ones do not fail. */
void
failing_begin(unsigned number, bool only);

void
failing_end(void);

#endif
