/* Growing arrays double their room. */
#include "common/base/memory/array.h"

#include "common/base/memory/alloc.h"

void *
array_grow(void *v, size_t n, size_t *cap, size_t size)
{
	if (n == *cap) {
		*cap = *cap ? *cap * 2 : 16;
		v = alloc_resize(v, *cap * size);
	}
	return v;
}

void *
array_make(size_t n, size_t size)
{
	return alloc_zeroed(n, size);
}
