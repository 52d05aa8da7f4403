/* malloc() that never returns NULL: each function returns memory or exits. Within a guard (common/base/memory/guard.h) blocks are
 * freed if the guarded function fails; alloc_free() frees them in any case. */
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <stdarg.h>
#include <stddef.h>

#include "common/base/memory/str.h"

/* n bytes, uninitialized; n may be 0. The caller frees the result of these functions with alloc_free(). */
__attribute__((malloc)) void *
alloc_bytes(size_t n);

/* The same for n elements of size bytes. */
__attribute__((malloc)) void *
alloc_array(size_t n, size_t size);

/* The same, zeroed. */
__attribute__((malloc)) void *
alloc_zeroed(size_t n, size_t size);

/* realloc(): p is NULL or a block of these functions. */
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
