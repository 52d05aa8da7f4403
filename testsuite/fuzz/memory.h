/* Leak detection for a program that runs many times in one process. Memory that a run still owns when it calls exit() is not a
 * leak. */
#ifndef FUZZ_MEMORY_H
#define FUZZ_MEMORY_H

#include <stdbool.h>

/* Begins a run. Later allocations belong to this run. */
void
memory_begin(void);

/* Ends a run that called exit(). Its blocks are not leaks. */
void
memory_forget(void);

/* Ends a run that returned from main. If the run leaked memory, prints a report and returns true. If a run allocates more blocks
 * than the table can hold, returns false for this run and all later runs, because leaks can no longer be attributed to a run. */
bool
memory_leaks(void);

#endif
