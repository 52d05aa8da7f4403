/* Leaks of one run of a program among many in a process. A run that ends by exit loses what it holds, which is
 * no leak. */
#ifndef FUZZ_MEMORY_H
#define FUZZ_MEMORY_H

#include <stdbool.h>

/* A run begins: what is allocated from here on is its. */
void
memory_begin(void);

/* The run has ended; what it still holds is not a leak. */
void
memory_forget(void);

/* The run has ended; true, after a report, if it holds something that nothing refers to. False from the first run on
 * that allocates too much to be followed: what that one lost cannot be told apart. */
bool
memory_leaks(void);

#endif
