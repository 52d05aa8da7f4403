/* Pairs the functions of two files. */
#ifndef REVISION_PAIR_H
#define REVISION_PAIR_H

#include <stdbool.h>

#include "common/base/memory/str.h"

enum { PAIR_NONE = -1 };

/* A function of a file. */
struct pair_function {
	struct str name;
	struct str caller;  /* name of the kernel that executes it, if functions of different kernels are distinct; otherwise empty */
	bool kernel;        /* whether it is a kernel, which has no caller */
};

/* Stores in other[i] the index of the function of the second file that is paired with function i of the first file, or
 * PAIR_NONE. Functions with the same name and the same caller are paired; if a file has several of them, they are
 * paired in order. If exactly one kernel of each file remains, these two kernels are paired, too, because variants of a
 * kernel may have different names. */
void
pair_functions(const struct pair_function *a, size_t na, const struct pair_function *b, size_t nb, int32_t *other);

#endif
