#include "testsuite/fuzz/failing.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

void *
__wrap_malloc(size_t n);

void *
__real_malloc(size_t n);

void *
__wrap_calloc(size_t n, size_t size);

void *
__real_calloc(size_t n, size_t size);

void *
__wrap_realloc(void *p, size_t n);

void *
__real_realloc(void *p, size_t n);

static long left = -1; /* number of allocations before the one that fails; -1: none fails */
static bool only_one;

void
failing_begin(unsigned number, bool only)
{
	left = (long)number - 1;
	only_one = only;
}

void
failing_end(void)
{
	left = -1;
}

static bool
fails(void)
{
	if (left < 0)
		return false;
	if (left > 0) {
		left--;
		return false;
	}
	left = only_one ? -1 : 0;
	errno = ENOMEM;
	return true;
}

void *
__wrap_malloc(size_t n)
{
	return fails() ? NULL : __real_malloc(n);
}

void *
__wrap_calloc(size_t n, size_t size)
{
	return fails() ? NULL : __real_calloc(n, size);
}

void *
__wrap_realloc(void *p, size_t n)
{
	return fails() ? NULL : __real_realloc(p, n);
}
