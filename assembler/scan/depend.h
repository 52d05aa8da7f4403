/* -MD: a make rule with the files that an object depends on. */
#ifndef ASSEMBLER_SCAN_DEPEND_H
#define ASSEMBLER_SCAN_DEPEND_H

#include <stddef.h>

struct source;

/* The files read, for -MD. */
struct depend {
	const char **paths;
	size_t n, cap;
};

/* Records a file that is read; path must outlive the run. */
void
depend_add(struct source *src, const char *path);

/* Writes the rule, if requested. */
void
depend_write(struct source *src);

#endif
