/* Names of C++ as the source has them, by libiberty. */
#ifndef BASE_DEMANGLE_H
#define BASE_DEMANGLE_H

#include "common/base/memory/arena.h"

/* The name as C++ has it, in the arena; name itself if it is not a C++ name, or if its text would be longer than 128 KiB:
 * a short name can stand for a text of any length, since its parts may repeat the parts before them. */
const char *
demangle(struct arena *arena, const char *name);

#endif
