/* Pairs the functions of two files. */
#ifndef REVISION_PAIR_H
#define REVISION_PAIR_H

#include <stdbool.h>
#include <stdint.h>

#include "common/base/memory/str.h"

enum { PAIR_NONE = -1 };

/* A function of a file. */
struct pair_function {
	struct str name;
	struct str caller;  /* name of the kernel that executes it, if functions of different kernels are distinct; otherwise empty */
	bool kernel;        /* whether it is a kernel, which has no caller */
};

/* Indices of functions that belong together, or PAIR_NONE for the file that has no such function. */
struct pair {
	int32_t of[2];
};

/* Pairs all functions of two files: those of the first file, in their order, then those that only the second file has. Returns an array
 * of *n pairs, which the caller frees with alloc_free(). Functions with the same name and the same caller are paired; if a file has several
 * of them, they are paired in order. If exactly one kernel of each file remains, these two kernels are paired, too, because variants of a
 * kernel may have different names. */
struct pair *
pair_functions(const struct pair_function *a, size_t na, const struct pair_function *b, size_t nb, size_t *n);

#endif
