/* Growing arrays double their room. */
#include "common/base/array.h"

#include <stdlib.h>

#include "common/base/die.h"

void *
array_grow(void *v, size_t n, size_t *cap, size_t size)
{
	if (n == *cap) {
		*cap = *cap ? *cap * 2 : 16;
		v = realloc(v, *cap * size);
		if (!v)
			die("out of memory");
	}
	return v;
}

void *
array_make(size_t n, size_t size)
{
	void *p = calloc(n ? n : 1, size);

	if (!p)
		die("out of memory");
	return p;
}
