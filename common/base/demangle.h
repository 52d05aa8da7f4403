/* Names of C++ as the source has them. */
#ifndef BASE_DEMANGLE_H
#define BASE_DEMANGLE_H

#include "common/base/arena.h"

/* The name as C++ has it, in the arena, or name itself if it is none of C++'s or the system has nothing
 * that can tell; with warn that is said once. */
const char *
demangle(struct arena *arena, const char *name, bool warn);

#endif
