/* Leak detection for a program that runs many times in one process. Memory that a run holds when it calls exit() is not a leak. */
#ifndef FUZZ_MEMORY_H
#define FUZZ_MEMORY_H

#include <stdbool.h>

/* Begins a run: later allocations belong to it. */
void
memory_begin(void);

/* Ends a run that called exit(); its blocks are not leaks. */
void
memory_forget(void);

/* Ends a run that returned from main. Returns true, after a report, if it leaked memory. Once a run allocates more blocks than the
 * table holds, returns false for it and for all later runs, because its leaks could not be told from theirs. */
bool
memory_leaks(void);

#endif
