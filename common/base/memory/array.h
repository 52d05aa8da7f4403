/* Arrays that grow at their end: a pointer, the number of elements and the room for them, three
 * variables of the owner, all 0 to begin with. The owner frees the pointer. And binary search in
 * sorted ones. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Room for an element more than the n of size bytes at v, which has room for *cap: returns v or
 * where the elements have moved to. Dies when memory runs out. */
void *
array_grow(void *v, size_t n, size_t *cap, size_t size);

/* A pointer to a new last element, not initialised. What is assigned to it must not read v, n or
 * cap: C leaves open which comes first. */
#define APPEND(v, n, cap) ((v) = array_grow((v), (n), &(cap), sizeof *(v)), &(v)[(n)++])

/* How many of n elements of size bytes come before key: is_before holds for these and for none after them. */
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

/* Sorts n elements of size bytes and leaves one of those that compare as equal. Returns how many are left. v may be NULL if n is 0. */
size_t
array_sort_unique(void *v, size_t n, size_t size, int (*compare)(const void *a, const void *b));

/* For qsort() and the like: by the uint32_t, or uint64_t, that each element begins with. */
int
array_compare32(const void *a, const void *b);

int
array_compare64(const void *a, const void *b);

/* How many of n elements of size bytes have a key of at most this. Each begins with its key, a uint64_t, by which they
 * are sorted. */
static inline size_t
array_upto(const void *v, size_t n, size_t size, uint64_t key)
{
	return array_before(v, n, size, &key, array_is_upto);
}

/* The same of those below the key. */
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

/* The same of those whose uint32_t, offset bytes from their start, is below the key; they are sorted by it. */
static inline size_t
array_below32(const void *v, size_t n, size_t size, size_t offset, uint32_t key)
{
	return array_before((const char *)v + offset, n, size, &key, array_is_below32);
}

/* Memory for n elements of size bytes, all 0, be n 0. Dies when memory runs out. The caller frees it. */
void *
array_make(size_t n, size_t size);

#endif
