/* -MD: writes a make rule with the files that an object depends on. */
#ifndef ASSEMBLER_SCAN_DEPEND_H
#define ASSEMBLER_SCAN_DEPEND_H

#include <stddef.h>

#include "common/base/memory/map.h"

struct source;

struct depend {
	const char **paths;
	size_t n, cap;
	struct map known; /* has paths as keys */
};

/* Adds a file to the make rule. path must outlive the run. */
void
depend_add(struct source *src, const char *path);

/* Writes the make rule if the options request it. */
void
depend_write(struct source *src);

#endif
