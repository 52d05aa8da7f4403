/* An arena: memory that is freed all at once. */
#ifndef BASE_ARENA_H
#define BASE_ARENA_H

#include <stddef.h>
#include <string.h>

#include "common/base/memory/str.h"

/* A zero-initialized arena is empty and valid. */
struct arena {
	struct arena_block *block; /* newest block, linked to the older ones */
	char *at, *end;            /* free space in the newest block; both aligned */
};

enum { ARENA_ALIGN = 16 };

/* Called by arena_take() if the free space in the newest block is too small. */
__attribute__((cold)) void *
arena_more(struct arena *a, size_t size);

/* Returns size uninitialized bytes, aligned for any object. Exits if memory is exhausted. */
static inline void *
arena_take(struct arena *a, size_t size)
{
	void *p = a->at;

	if (size > (size_t)(a->end - a->at))
		return arena_more(a, size);
	a->at += (size + ARENA_ALIGN - 1) & ~(size_t)(ARENA_ALIGN - 1);
	return p;
}

/* Returns size zeroed bytes, aligned for any object. Inlined to a few stores for constant sizes. */
static inline void *
arena_alloc(struct arena *a, size_t size)
{
	return memset(arena_take(a, size), 0, size);
}

/* Frees everything allocated since the arena had the state `then`. If a block has been added since, frees nothing. */
static inline void
arena_undo(struct arena *a, struct arena then)
{
	if (a->block == then.block)
		a->at = then.at;
}

struct str
arena_str(struct arena *a, struct str s);

char *
arena_strz(struct arena *a, struct str s);

__attribute__((format(printf, 2, 3), nonnull(2))) char *
arena_printf(struct arena *a, const char *fmt, ...);

/* Frees everything except one block, which is kept for reuse. */
void
arena_reset(struct arena *a);

void
arena_free(struct arena *a);

#endif
