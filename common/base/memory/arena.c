/* Bump allocation in blocks that form a list, newest first. A large object gets a block of its own, which is inserted after the
 * newest block, so that the space left in the newest block is still used. */
#include "common/base/memory/arena.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "common/base/memory/alloc.h"
#include "common/base/memory/die.h"

enum { BLOCK_MIN = 4 << 10, BLOCK_MAX = 1 << 20 };

struct arena_block {
	struct arena_block *older;
	size_t size; /* number of bytes after the header, aligned */
};

/* Size of the header, padded so that objects after it are aligned. */
enum { HEADER = (sizeof(struct arena_block) + ARENA_ALIGN - 1) & ~(ARENA_ALIGN - 1) };

static struct arena_block *
block_new(size_t size)
{
	struct arena_block *b = alloc_bytes(HEADER + size);

	b->size = size;
	return b;
}

static void
use_block(struct arena *a, struct arena_block *b)
{
	a->block = b;
	a->at = (char *)b + HEADER;
	a->end = a->at + b->size;
}

void *
arena_more(struct arena *a, size_t size)
{
	size_t want = a->block ? a->block->size * 2 : BLOCK_MIN;

	if (size > SIZE_MAX / 2)
		die_of_memory();
	size = (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
	if (want > BLOCK_MAX)
		want = BLOCK_MAX;
	struct arena_block *b;
	if (size > want / 4 && a->block) {
		b = block_new(size);
		b->older = a->block->older;
		a->block->older = b;
		return (char *)b + HEADER;
	}
	b = block_new(size > want ? size : want);
	b->older = a->block;
	use_block(a, b);
	a->at += size;
	return a->at - size;
}

struct str
arena_str(struct arena *a, struct str s)
{
	return (struct str){arena_strz(a, s), s.n};
}

char *
arena_strz(struct arena *a, struct str s)
{
	char *p = arena_take(a, s.n + 1);

	if (s.n)
		memcpy(p, s.p, s.n);
	p[s.n] = 0;
	return p;
}

/* Formats into the free space of the newest block first, because most texts fit. */
char *
arena_printf(struct arena *a, const char *fmt, ...)
{
	char *p = a->at;
	size_t room = (size_t)(a->end - p);
	va_list ap;

	va_start(ap, fmt);
	int n = vsnprintf(p, room, fmt, ap);
	va_end(ap);
	if (n < 0)
		die("cannot format a message");
	if ((size_t)n < room) {
		arena_take(a, (size_t)n + 1);
		return p;
	}
	p = arena_take(a, (size_t)n + 1);
	va_start(ap, fmt);
	vsnprintf(p, (size_t)n + 1, fmt, ap);
	va_end(ap);
	return p;
}

static void
free_list(struct arena_block *b)
{
	while (b) {
		struct arena_block *older = b->older;

		alloc_free(b);
		b = older;
	}
}

void
arena_reset(struct arena *a)
{
	if (!a->block)
		return;
	free_list(a->block->older);
	a->block->older = NULL;
	use_block(a, a->block);
}

void
arena_free(struct arena *a)
{
	free_list(a->block);
	*a = (struct arena){0};
}
