/* Tunes malloc(). */
#ifndef BASE_HEAP_H
#define BASE_HEAP_H

#include <stddef.h>

/* Tunes the allocator for a short-lived program: memory that is freed is not returned to the system. Call it before the first
 * allocation. */
void
heap_start(void);

/* Hints that about this many bytes will soon be allocated and kept. For large amounts, requests large pages from the system, which
 * reduces the number of page faults. Returns a block that must stay allocated as long as the large pages are to be used, or NULL.
 * The caller frees it with alloc_free(). */
void *
heap_expect(size_t bytes);

#endif
