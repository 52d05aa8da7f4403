/* A guard records the addresses of its blocks in a hash table with linear probing. The table is at most half full, and removing an
 * address moves later addresses into the free slot. The guards themselves are on the stack. The pointer to the innermost guard is
 * thread-local, and NULL outside guard_run(). */
#include "common/base/memory/guard.h"

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct guard {
	jmp_buf back;
	struct guard_end *end;
	void **blocks;  /* hash table of block addresses; NULL: a free slot */
	size_t n, room; /* n: number of blocks; room: number of slots, a power of two or 0 */
	struct guard_cleanup *cleanups; /* stack of cleanups, newest first */
	struct guard *outer;
};

/* initial-exec: the variable is allocated when the library is loaded, so accessing it cannot fail. */
static _Thread_local struct guard *innermost __attribute__((tls_model("initial-exec")));

bool
guard_is_on(void)
{
	return innermost;
}

struct guard *
guard_suspend(void)
{
	struct guard *g = innermost;

	innermost = NULL;
	return g;
}

void
guard_resume(struct guard *guard)
{
	innermost = guard;
}

/* Returns the slot where the probe sequence of a block begins. */
static size_t
home(const struct guard *g, const void *block)
{
	return (size_t)((uintptr_t)block / 16 * UINT64_C(0x9e3779b97f4a7c15) >> 20) & (g->room - 1);
}

static size_t
find_slot(const struct guard *g, const void *block)
{
	size_t i = home(g, block);

	while (g->blocks[i] && g->blocks[i] != block)
		i = (i + 1) & (g->room - 1);
	return i;
}

static bool
grow(struct guard *g)
{
	struct guard old = *g;

	g->room = old.room ? old.room * 2 : 256;
	g->blocks = calloc(g->room, sizeof *g->blocks);
	if (!g->blocks) {
		g->blocks = old.blocks;
		g->room = old.room;
		return false;
	}
	for (size_t i = 0; i < old.room; i++)
		if (old.blocks[i])
			g->blocks[find_slot(g, old.blocks[i])] = old.blocks[i];
	free(old.blocks);
	return true;
}

bool
guard_remember(void *block)
{
	struct guard *g = innermost;

	if (!g)
		return true;
	if (g->n >= g->room / 2 && !grow(g))
		return false;
	g->blocks[find_slot(g, block)] = block;
	g->n++;
	return true;
}

void
guard_forget(void *block)
{
	struct guard *g = innermost;

	if (!g || !g->n || !block)
		return;
	size_t mask = g->room - 1;
	size_t i;
	size_t hole = i = find_slot(g, block);
	if (!g->blocks[hole])
		return; /* the block was allocated before the guard began */
	for (;;) {
		i = (i + 1) & mask;
		if (!g->blocks[i])
			break;
		/* move the block to the hole, unless its probe sequence begins after the hole */
		if (((i - home(g, g->blocks[i])) & mask) >= ((i - hole) & mask)) {
			g->blocks[hole] = g->blocks[i];
			hole = i;
		}
	}
	g->blocks[hole] = NULL;
	g->n--;
}

void
guard_push(struct guard_cleanup *c, void (*release)(void *what), void *what)
{
	struct guard *g = innermost;

	*c = (struct guard_cleanup){release, what, g ? g->cleanups : NULL};
	if (g)
		g->cleanups = c;
}

void
guard_pop(struct guard_cleanup *c)
{
	struct guard_cleanup **p = innermost ? &innermost->cleanups : NULL;

	while (p && *p && *p != c)
		p = &(*p)->older;
	if (p && *p)
		*p = c->older;
}

/* Runs all cleanups. guard_fail() calls this function before longjmp(), because cleanups may use objects on the stack of the failed
 * call. */
static void
clean_up(struct guard *g)
{
	while (g->cleanups) {
		struct guard_cleanup *c = g->cleanups;

		g->cleanups = c->older;
		c->release(c->what);
	}
}

static void
free_blocks(struct guard *g)
{
	for (size_t i = 0; i < g->room; i++)
		free(g->blocks[i]);
	free(g->blocks);
	g->blocks = NULL;
	g->n = g->room = 0;
}

void
guard_fail(const char *why, bool of_memory)
{
	struct guard *g = innermost;

	if (!g)
		return;
	g->end->of_memory = of_memory;
	snprintf(g->end->why, sizeof g->end->why, "%s", why);
	clean_up(g);
	longjmp(g->back, 1);
}

void
guard_release(void)
{
	if (!innermost)
		return;
	clean_up(innermost);
	free_blocks(innermost);
}

bool
guard_run(void (*f)(void *user), void *user, struct guard_end *end)
{
	struct guard g = {.end = end, .outer = innermost};
	volatile bool ok = false;

	innermost = &g;
	if (!setjmp(g.back)) {
		f(user);
		ok = true;
	}
	innermost = g.outer;
	if (!ok)
		free_blocks(&g);
	free(g.blocks);
	return ok;
}
