/* Arrays that grow at their end: a pointer, the number of elements and the capacity, three variables of the owner that start as 0.
 * The owner frees the pointer. Also binary search in sorted arrays. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Ensures capacity for one more element than the n of size bytes at v; *cap is the capacity. Returns v or the new location. Exits
 * when memory runs out. */
void *
array_grow(void *v, size_t n, size_t *cap, size_t size);

/* A pointer to a new last element, uninitialized. An expression assigned to it must not use v, n or cap: C does not order the two
 * evaluations. */
#define APPEND(v, n, cap) ((v) = array_grow((v), (n), &(cap), sizeof *(v)), &(v)[(n)++])

/* The number of elements before key: is_before holds for these and for none after them. */
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

/* Sorts n elements of size bytes and removes duplicates. Returns the number left. v may be NULL if n is 0. */
size_t
array_sort_unique(void *v, size_t n, size_t size, int (*compare)(const void *a, const void *b));

/* For qsort() and bsearch(): compares the uint32_t, or uint64_t, at the start of each element. */
int
array_compare32(const void *a, const void *b);

int
array_compare64(const void *a, const void *b);

/* The number of elements whose key is at most this. Elements begin with their key, a uint64_t, and are sorted by it. */
static inline size_t
array_upto(const void *v, size_t n, size_t size, uint64_t key)
{
	return array_before(v, n, size, &key, array_is_upto);
}

/* The number of elements below the key. */
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

/* The number of elements whose uint32_t at offset is below the key; they are sorted by it. */
static inline size_t
array_below32(const void *v, size_t n, size_t size, size_t offset, uint32_t key)
{
	return array_before((const char *)v + offset, n, size, &key, array_is_below32);
}

/* Zeroed memory for n elements of size bytes, even if n is 0. Exits when memory runs out. The caller frees it. */
void *
array_make(size_t n, size_t size);

#endif
