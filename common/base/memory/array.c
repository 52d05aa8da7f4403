#include "common/base/memory/array.h"

#include <stdlib.h>
#include <string.h>

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

int
array_compare32(const void *va, const void *vb)
{
	uint32_t a = *(const uint32_t *)va, b = *(const uint32_t *)vb;

	return a < b ? -1 : a > b;
}

int
array_compare64(const void *va, const void *vb)
{
	uint64_t a = *(const uint64_t *)va, b = *(const uint64_t *)vb;

	return a < b ? -1 : a > b;
}

size_t
array_sort_unique(void *v, size_t n, size_t size, int (*compare)(const void *a, const void *b))
{
	char *p = v;
	size_t left = 0;

	if (n)
		qsort(v, n, size, compare);
	for (size_t i = 0; i < n; i++)
		if (!left || compare(p + (left - 1) * size, p + i * size) != 0)
			memmove(p + left++ * size, p + i * size, size);
	return left;
}
