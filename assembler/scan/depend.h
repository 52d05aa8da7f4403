/* -MD: a rule for make that names the files an object is made of. */
#ifndef ASSEMBLER_SCAN_DEPEND_H
#define ASSEMBLER_SCAN_DEPEND_H

#include <stddef.h>

struct source;

/* Files that were read, for -MD. */
struct depend {
	const char **paths;
	size_t n, cap;
};

/* Notes a file that is read; path must last. */
void
depend_add(struct source *src, const char *path);

/* Writes the rule, if it is wanted. */
void
depend_write(struct source *src);

#endif
