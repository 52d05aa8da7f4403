/* Arrays that grow at their end. An array consists of three variables of its owner: a pointer, the number of elements, and the
 * capacity. They start as 0, and the owner frees the pointer. Also binary search in sorted arrays. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Ensures that an array has room for one more element. v points to n elements of size bytes; *cap is the capacity. Returns v, or
 * the new location of the array. Exits if memory is exhausted. */
void *
array_grow(void *v, size_t n, size_t *cap, size_t size);

/* Appends an uninitialized element and yields a pointer to it. An expression assigned to the element must not use v, n or cap,
 * because C does not order the two evaluations. */
#define APPEND(v, n, cap) ((v) = array_grow((v), (n), &(cap), sizeof *(v)), &(v)[(n)++])

/* Returns the number of elements for which is_before(element, key) holds. These elements must precede all others. */
static inline size_t
array_before(const void *v, size_t n, size_t size, const void *key,
	bool (*is_before)(const void *element, const void *key))
{
	const char *elements = v;
	size_t low = 0, high = n;

	while (low < high) {
		size_t mid = low + (high - low) / 2;

		if (is_before(elements + mid * size, key))
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

static inline bool
array_is_upto(const void *element, const void *key)
{
	return *(const uint64_t *)element <= *(const uint64_t *)key;
}

/* Sorts n elements of size bytes and removes duplicates. Returns the number of elements left. v may be NULL if n is 0. */
size_t
array_sort_unique(void *v, size_t n, size_t size, int (*compare)(const void *a, const void *b));

/* Compare the uint32_t or uint64_t at the start of two elements, for qsort() and bsearch(). */
int
array_compare32(const void *a, const void *b);

int
array_compare64(const void *a, const void *b);

/* Returns the number of elements whose key is at most `key`. Each element begins with its key, a uint64_t, and the elements are
 * sorted by their keys. */
static inline size_t
array_upto(const void *v, size_t n, size_t size, uint64_t key)
{
	return array_before(v, n, size, &key, array_is_upto);
}

/* Returns the number of elements whose key is below `key`; see array_upto. */
static inline size_t
array_below(const void *v, size_t n, size_t size, uint64_t key)
{
	return key ? array_upto(v, n, size, key - 1) : 0;
}

static inline bool
array_is_below32(const void *element, const void *key)
{
	return *(const uint32_t *)element < *(const uint32_t *)key;
}

/* Returns the number of elements whose uint32_t at the given offset is below `key`. The elements are sorted by this member. */
static inline size_t
array_below32(const void *v, size_t n, size_t size, size_t offset, uint32_t key)
{
	return array_before((const char *)v + offset, n, size, &key, array_is_below32);
}

/* Returns zeroed memory for n elements of size bytes, even if n is 0. Exits if memory is exhausted. The caller frees it with
 * alloc_free(). */
void *
array_make(size_t n, size_t size);

#endif
