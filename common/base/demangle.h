/* Names of C++ as the source has them. */
#ifndef BASE_DEMANGLE_H
#define BASE_DEMANGLE_H

#include "common/base/arena.h"
#include "common/base/diag.h"

/* The library's function, found when it is first needed. Zero-initialised but for diag it is ready. */
struct demangler {
	struct diag *diag; /* borrowed: where it is reported, once, that the system has no such library; NULL: nowhere */
	bool tried, warned;
	unsigned failures;
	char *(*function)(const char *mangled, char *buffer, size_t *length, int *status);
};

/* The name as C++ has it, in the arena, or name itself if it is not a C++ name or the system has nothing
 * to demangle it. */
const char *
demangle(struct demangler *d, struct arena *arena, const char *name);

#endif
