/* Demangles C++ names with libiberty. */
#ifndef BASE_DEMANGLE_H
#define BASE_DEMANGLE_H

#include "common/base/memory/arena.h"

/* Returns the demangled name, in the arena. Returns name itself if it is not a mangled C++ name, or if the result would exceed 128
 * KiB: a short name can expand to any length, because it can refer to its own earlier parts. */
const char *
demangle(struct arena *arena, const char *name);

#endif
