/* All memory of libamdgcn is allocated here, with the exceptions that testsuite/structure/ends.py lists. */
#include "common/base/memory/alloc.h"

#include <stdio.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "common/base/memory/die.h"
#include "common/base/memory/guard.h"

static void *
checked(void *p)
{
	if (!p || !guard_remember(p)) {
		free(p);
		die_of_memory();
	}
	return p;
}

void *
alloc_bytes(size_t n)
{
	return checked(malloc(n ? n : 1));
}

void *
alloc_array(size_t n, size_t size)
{
	return alloc_bytes(n <= SIZE_MAX / 2 / size ? n * size : SIZE_MAX / 2);
}

void *
alloc_zeroed(size_t n, size_t size)
{
	return checked(calloc(n ? n : 1, size));
}

void *
alloc_resize(void *p, size_t n)
{
	/* If realloc() fails, the old block is added to the guard again, which frees it. */

	guard_forget(p);
	void *moved = realloc(p, n ? n : 1);
	if (!moved) {
		if (p && !guard_remember(p))
			free(p);
		die_of_memory();
	}
	return checked(moved);
}

char *
alloc_text(struct str s)
{
	char *p = alloc_bytes(s.n + 1);

	if (s.n)
		memcpy(p, s.p, s.n);
	p[s.n] = 0;
	return p;
}

char *
alloc_vprintf(const char *fmt, va_list ap)
{
	va_list again;

	va_copy(again, ap);
	int n = vsnprintf(NULL, 0, fmt, again);
	va_end(again);
	if (n < 0)
		die("cannot format a message");
	char *p = alloc_bytes((size_t)n + 1);
	vsnprintf(p, (size_t)n + 1, fmt, ap);
	return p;
}

char *
alloc_printf(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	char *p = alloc_vprintf(fmt, ap);
	va_end(ap);
	return p;
}

void
alloc_free(void *p)
{
	guard_forget(p);
	free(p);
}
