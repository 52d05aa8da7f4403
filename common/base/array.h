/* Arrays that grow at their end: a pointer, the number of elements and the room for them, three
 * variables of the owner, all 0 to begin with. The owner frees the pointer. */
#ifndef BASE_ARRAY_H
#define BASE_ARRAY_H

#include <stddef.h>

/* Room for an element more than the n of size bytes at v, which has room for *cap: returns v or
 * where the elements have moved to. Dies when memory runs out. */
void *
array_grow(void *v, size_t n, size_t *cap, size_t size);

/* A pointer to a new last element, not initialised. What is assigned to it must not read v, n or
 * cap: C leaves open which comes first. */
#define APPEND(v, n, cap) ((v) = array_grow((v), (n), &(cap), sizeof(*(v))), &(v)[(n)++])

#endif
