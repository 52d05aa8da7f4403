/* Memory allocation that never returns NULL: each function returns memory or exits. Within a guard (common/base/memory/guard.h),
 * blocks are freed if the guarded function fails. alloc_free() can free a block earlier. */
#ifndef BASE_ALLOC_H
#define BASE_ALLOC_H

#include <stdarg.h>
#include <stddef.h>

#include "common/base/memory/str.h"

/* Returns n uninitialized bytes; n may be 0. The caller frees the results of all functions here with alloc_free(). */
__attribute__((malloc)) void *
alloc_bytes(size_t n);

/* Returns n uninitialized elements of size bytes each. Exits if n * size overflows. */
__attribute__((malloc)) void *
alloc_array(size_t n, size_t size);

__attribute__((malloc)) void *
alloc_zeroed(size_t n, size_t size);

/* Changes the size of the block p to n bytes, and returns its new address. p is NULL or was returned by an alloc_ function. */
void *
alloc_resize(void *p, size_t n);

__attribute__((malloc)) char *
alloc_text(struct str s);

__attribute__((malloc, format(printf, 1, 2))) char *
alloc_printf(const char *fmt, ...);

__attribute__((malloc, format(printf, 1, 0))) char *
alloc_vprintf(const char *fmt, va_list ap);

/* Frees a block that an alloc_ function returned; p may be NULL. */
void
alloc_free(void *p);

#endif
