/* malloc() for code that cannot do without: each function gives what was asked for, or dies. In a guard
 * (common/base/memory/guard.h) the blocks are freed if the guarded function dies; elsewhere alloc_free() frees them, too. */
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <stdarg.h>
#include <stddef.h>

#include "common/base/memory/str.h"

/* n bytes, not initialised. The caller frees it with alloc_free(), as all of these; n may be 0. */
__attribute__((malloc)) void *
alloc_bytes(size_t n);

/* The same for n elements of size bytes. */
__attribute__((malloc)) void *
alloc_array(size_t n, size_t size);

/* And all 0. */
__attribute__((malloc)) void *
alloc_zeroed(size_t n, size_t size);

/* realloc(): p is NULL or a block of one of these. */
void *
alloc_resize(void *p, size_t n);

/* A NUL-terminated copy. */
__attribute__((malloc)) char *
alloc_text(struct str s);

__attribute__((malloc, format(printf, 1, 2))) char *
alloc_printf(const char *fmt, ...);

__attribute__((malloc, format(printf, 1, 0))) char *
alloc_vprintf(const char *fmt, va_list ap);

/* p may be NULL. */
void
alloc_free(void *p);

#endif
